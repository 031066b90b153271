-- In a file of SQLite's a person's number is no longer that of a row; here nothing changes.
select 1;
