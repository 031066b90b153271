# What is kept of a player, the file with it, and its deletion.

former-player = Former player

command-privacy = privacy
    .description = What I keep about you; get all of it as a file, or delete it

privacy-page =
    ### What I keep about you
    • Your Discord id, your name on each server where you use me, and your language: to seat you, call you and write to you.
    • What you chose in `/settings me`.
    • The matches you play and played, with every move, time and result: so that a match goes on after days, can be looked at again, and counts for boards and ratings.
    • Your ratings, daily challenges, invitations, and which direct messages show your hands; for an hour also whom you called by an invitation or an offer, and who called you.

    I read no messages, and give nothing away. Others see your name, matches and results on the servers where you play, and your name and ratings on the boards of all servers. I keep it until you delete it.
    { "**" }Export my data** gives you all of it as a file. **Delete my data** asks first.

privacy-exported = Everything I keep about you, and nothing about others, is in this file. Your current hands are in it too, so take care to whom you show it.
privacy-file = All that is kept about you, as a JSON file
privacy-too-much = That is more than Discord takes as a file. Ask whoever runs this bot for it.

privacy-confirm =
    ### Delete your data?
    It cannot be brought back.
    { $count ->
        [0] You sit in no match at the moment.
        [one] You **leave the one match** in which you sit: the others play on without you, or win; an unfinished daily challenge ends without a result.
       *[other] You **leave all { $count } matches** in which you sit: the others play on without you, or win; an unfinished daily challenge ends without a result.
    }
    • **Gone:** your name, language and settings, your ratings and streaks, and the newest direct messages with your hands as far as Discord lets me delete them.
    • **Stays, but is nobody’s:** your seats in matches, with moves and results, as “{ former-player }”: they are the others’ results too, which do not change.
    • **Not in my hands:** messages in channels that were sent already keep the name that they show. You or a moderator can have them deleted in Discord.
    Play again whenever you like: you begin anew.
privacy-deleted = Your data is deleted; what stays of your matches is nobody’s. Thank you for playing.

button-data-export = Export my data
button-data-ask = Delete my data
button-data-delete = Yes, delete my data
