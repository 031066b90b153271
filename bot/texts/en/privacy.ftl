# What is kept of a player, the file with it, and its deletion.

former-player = Former player

command-privacy = privacy
    .description = What I store about you; download it, or delete it

privacy-page =
    ### What I store about you
    I do not read messages, and I give nothing away. Others see your name, matches and results on the servers where you play, and your name and ratings on the worldwide boards. I store it until you delete it.
    { "**" }Export my data** gives you all of it as a file. **Delete my data** asks first.

    • Your Discord id, your name on each server where you use me, and your language: to seat you, call you and write to you.
    • What you chose in `/settings me`.
    • The matches you play and have played, with every move, time and result: so that a match can go on after days, be looked at again, and count for boards and ratings.
    • Your ratings, daily challenges, invitations, how far you are in the guided match of each game, and which direct messages show your hands; for an hour also who you called with an invitation or an offer, and who called you.

privacy-exported = Everything I store about you, and nothing about others, is in this file. Your current hands are in it too, so be careful who you show it to.
privacy-file = Everything that is stored about you, as a JSON file
privacy-too-much = That is more than Discord accepts as a file. Ask whoever runs this bot for it.

privacy-confirm =
    ### Delete your data?
    This cannot be undone.
    { $count ->
        [0] You are not in a match at the moment.
        [one] You **leave the one match** you are in: the others play on without you, or win; an unfinished daily challenge ends without a result.
       *[other] You **leave all { $count } matches** you are in: the others play on without you, or win; an unfinished daily challenge ends without a result.
    }
    • **Gone:** your name, language and settings, your ratings and streaks, and the newest direct messages with your hands as far as Discord lets me delete them.
    • **Stays, but without your name:** your seats in matches, with moves and results, as “{ former-player }”: they are the others’ results too, which do not change.
    • **Not in my hands:** older messages in channels keep the names they show. A moderator can delete them in Discord.
    Play again whenever you like: you start from scratch.
privacy-deleted = Your data is deleted; what remains of your matches is nobody’s. Thank you for playing.

button-data-export = Export my data
button-data-ask = Delete my data
button-data-delete = Yes, delete my data
