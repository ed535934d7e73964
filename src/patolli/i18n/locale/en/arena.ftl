# Bots against each other: tournaments, ladders, balance reports.

arena-about-arena = Let bots play each other until it is clear who is stronger.
arena-about-ladder = Rate many bots, everybody against everybody.
arena-about-report = Write a page about the balance of a game.
arena-argument-bots = Bots by name, with commas; name@500 gives 500 tries a decision, name@0.1s a tenth of a second.
arena-argument-bot = The bot that plays itself.
arena-argument-matches = How many matches at most.
arena-argument-pair-matches = How many matches each pair plays.
arena-argument-workers = How many processes play at the same time.
arena-argument-ray = The address of a Ray cluster, or “local”.
arena-argument-all = Play all matches, even when the result is clear.
arena-argument-plot = Where a picture of the result is written (SVG).
arena-argument-output = Where the page is written (HTML).

## While it plays, and the result

arena-playing = Playing
arena-estimate = { $bot } { $share } ({ $low } to { $high })
arena-column-share = Share
arena-column-interval = 95 % sure
arena-column-thought = Thought
arena-column-longest = Longest
arena-column-strength = Strength
arena-column-doubt = Doubt
arena-column-matches = Matches
arena-matches = matches

# matches: how many were played.

arena-verdict-stronger = After { $matches } matches: { $bot } is stronger.
arena-verdict-not-stronger = After { $matches } matches: { $bot } is not stronger.
arena-verdict-open = After { $matches } matches it is still open whether { $bot } is stronger.
arena-plot-course = Matches won by { $bot }, with the range of 95 %
arena-plot-ladder = Strength, give or take twice the doubt

## The balance report

arena-report-title = { $game }: how balanced is it?

# bots: the name of the bot that played itself.

arena-report-about = { $matches } matches of the bot “{ $bots }” against itself. Thin lines show the range in which the truth lies with 95 % certainty.
arena-report-matches = Matches
arena-report-median = Points, median
arena-report-winning = Winner’s points, median
arena-report-margin = Margin, median
arena-report-decisions = Decisions a match
arena-report-seats = Who begins
    .about = Does it help to play first? Without an advantage every bar reaches the upright line.
arena-report-seat-plot = Matches won, in percent
arena-report-place = Player { $number } in order
arena-report-points = Final points
arena-report-points-plot = How often each result occurs
arena-report-points-half = Half of all results lie between { $low } and { $high } points.
arena-report-sources = Where points come from
    .about = Averages of all players; below, what winners make of each source beyond the average.
arena-report-sources-plot = Points by source
arena-report-gains-plot = Winners: points above the average
arena-report-parts-plot = Points by part of the match
arena-report-part = Part { $number }
arena-report-choices = What winners choose
    .about = How often players win who have chosen this at least once; the upright line is the fair share.
arena-report-length = Length
arena-report-length-plot = Decisions in a match
arena-report-repeat = To repeat this

# path: the file.

arena-report-written = The report is in { $path }.
