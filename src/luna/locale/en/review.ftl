### Reviews, puzzles, challenges and studies, in English.

## Reviews

review-title = Review
review-about =
    { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }, judged with { $budget } each
review-judging = { $done } of { $all } actions judged
review-stop = Stop
review-go-on = Continue
review-chances = Chance to win
review-margin = Expected margin
review-influence = Influence
review-actions = Actions
review-sources = Where the points came from
review-sources-of = Where { $order }’s points came from, up to action { $number }
review-mark-best = best
review-mark-good = good
review-mark-mistake = mistake
review-mark-blunder = blunder
review-lost = −{ $percent } chance to win
review-lost-points = −{ $points } points
review-place = expected place { $was } instead of { $could }
review-better = Better
review-turning = The game turned here
review-retry = Try it yourself
review-show-better = Show the better action
review-only-mistakes = Only mistakes
review-all-orders = All orders
review-order = Order
review-rank =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $influence }
review-retry-title = Find a better action than this one
review-retry-ask = Play what you would do now. It is compared with the best action that was found.
review-retry-judging = Judging it …
review-retry-best = That is the best action!
review-retry-good = Good: it costs no more than { $percent }.
review-retry-good-solo = Good: it costs no more than { $points } points.
review-retry-bad = That costs { $percent } of the chance to win. Try again.
review-retry-bad-solo = That costs { $points } points. Try again.
review-learn = Try the mistakes again
review-retry-next = Next mistake
review-retry-show = Show the answer
review-retry-back = Back to the review
review-answer = The best action
review-none = There are none.
review-summary = { $mistakes ->
        [0] no mistake
        [1] one mistake
       *[other] { $mistakes } mistakes
    }, { $best } of { $actions } actions best

## Puzzles

puzzle-title = Puzzles
puzzle-about = One action is clearly better than all others. Find it.
puzzle-daily = Puzzle of the day
puzzle-daily-solved = solved
puzzle-daily-failed = not solved
puzzle-rating = Your rating: { NUMBER($rating, useGrouping: 0) } (± { $deviation })
puzzle-count = { $solved } of { $tries } solved
puzzle-longest = Longest streak: { $days }
puzzle-any = Next puzzle
puzzle-themes = By theme
puzzle-theme-priestess = Moon Priestess
puzzle-theme-temple = Temple
puzzle-theme-book = Book of Wisdom
puzzle-theme-meditation = Meditation as a weapon
puzzle-theme-movement = Movement
puzzle-theme-council = Council and Apostate
puzzle-theme-isles = On the isles
puzzle-theme-solo = Solo
puzzle-find = { $order } is to act: find the best action.
puzzle-level = rated { NUMBER($rating, useGrouping: 0) }
puzzle-judging = Judging it …
puzzle-right = Right!
puzzle-wrong = Not the best: it gives away { $percent } of the chance to win.
puzzle-wrong-solo = Not the best: it gives away { $points } points.
puzzle-again = Try again
puzzle-give-up = Show the solution
puzzle-solution = The solution
puzzle-back = All puzzles
puzzle-change = Your rating: { NUMBER($rating, useGrouping: 0) } ({ $change })
puzzle-streak = { $days ->
        [0] no streak
        [1] one day
       *[other] { $days } days in a row
    }

## Challenges

challenge-title = Solo challenge
challenge-about = The same setup for everyone. A game counts if you use no hints and take nothing back.
challenge-day = Of the day
challenge-week = Of the week
challenge-play = Play { $level }
challenge-best = Best results
challenge-none = Nobody has played it yet.
challenge-name = Name
challenge-margin = Margin

## Studies

study-title = Studies
study-about = Try what could have been: play any order, with variations, comments, arrows and an engine.
study-new = New study
study-untitled = Study
study-name = Title
study-chapter = Chapter { $number }
study-chapter-name = Title of the chapter
study-add-chapter = Add a chapter from here
study-remove-chapter = Remove this chapter
study-start = Start
study-comment = Comment on this position
study-arrow = Draw an arrow
study-arrow-first = Choose where the arrow begins.
study-arrow-second = Choose where it ends.
study-arrow-remove = Remove arrows
study-engine = Engine
study-remove = Remove everything from here on
study-save = Save
study-saved = Saved.
study-copy = Save a copy
study-share = Share
study-export = Download this chapter
study-mine = Your studies
study-none = None yet.
study-tree = Variations
study-board = Analysis board
