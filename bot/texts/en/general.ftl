# What is not about one game. `$error` is the id under which the log tells the rest.

unexpected = Something went wrong, and nothing was changed. If it happens again, tell whoever runs this bot: error { $error }.
not-your-turn = It is not your turn: { $name } is next.
no-match-here = No match is running in this channel.
seats-needed =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
language = Language
    .description = Choose the language of the bot on this server
