-- The language that a player or a server chose; empty: the one that Discord says, which is the one last seen.
alter table players add column chosen text not null default '';
alter table servers add column language text not null default '';
alter table servers add column chosen text not null default '';
