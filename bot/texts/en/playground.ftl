# The playground's page, which stands in for Discord: what Discord itself would say there, and what to try.

page-you = You are
page-language = The language of this member’s Discord
page-places = Places
page-lost = The playground does not answer. Is it still running? Trying again …
page-silent = The playground does not answer: that was not sent
page-failed = The playground could not do that (error { $code }). Its log says more.
page-welcome = What to type
page-hide = Hide this
page-step-type = Tap one of these, or type it below, and press Enter or ➤: { $start }.
page-step-join = Switch to { $name } (at the top) and press { $join }: the match begins. Or play alone against a computer: { $practice }. Never played it? { $learn } shows you.
page-step-turn = The board says whose turn it is; a red number at a name, at the top, means that the bot has called that member. Switch there and press a blue button under the board. Or type: { $slash } lists the commands.
page-offline = This is an offline Discord: nothing leaves this computer.
page-message = Message
page-send = Send
page-picture = Picture
page-called = { $count } new for you
page-new = { $count } new
page-box = Message { $place } as { $name }, or type /
page-gone = That message is no longer here
page-nowhere = This leads to Discord, and so nowhere here
page-used = { $name } used { $command }
page-thinking = { $name } is thinking …
page-edited = (edited)
page-only = Only you can see this
page-dismiss = Dismiss
page-open = Open full size
page-select = Make a selection
page-choose = Choose
page-range = { $least } to { $most }
page-cancel = Cancel
page-submit = Submit
page-enter = Press Enter to send the command
page-optional = (optional: { $options })
page-leave = Leave
page-yes = True
page-no = False
page-link = message

## Why a line is not sent

typed-go-on = Go on after /{ $command } with one of: { $names }
typed-unknown = No such command here. There are: { $names }
typed-options = /{ $command } cannot read “{ $text }”. Write its options like this: /{ $command } { $options }
typed-no-options = /{ $command } cannot read “{ $text }”: it has no options.
typed-no-option = /{ $command } has no option “{ $option }”. It has: { $options }
typed-missing = /{ $command } also needs: { $options }
typed-choice = “{ $text }” is no choice for { $option }. Choices: { $choices }
typed-unfit =
    “{ $text }” does not fit { $option }: { $kind ->
        [boolean] True or False
        [integer] a whole number
       *[number] a number
    } is needed
typed-range =
    { $option } must be { $side ->
        [least] at least
       *[most] at most
    } { $limit }
typed-length =
    { $option } must have { $side ->
        [least] at least
       *[most] at most
    } { $limit } characters
typed-no-member = “{ $text }” is no member here ({ $option })
typed-no-channel = “{ $text }” is no channel here ({ $option })
typed-no-way = The playground has no way to fill in { $option } (a { $kind })
typed-file = A file cannot be typed: pick the command from the list and choose one for { $option }
typed-form = This form is from an earlier run: open it again
typed-not-here = There is no /{ $command } here
typed-failed = The bot failed: { $why }. Its log says more.
typed-no-answer = The application did not respond
typed-refused = Discord would refuse that: { $why }
