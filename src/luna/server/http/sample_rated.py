"""Examples of answers about ratings, duplicates and premoves."""

from luna.app import duplicates, moderation, premoves, ratings

TABLE = "v6vaafnzisfq5gqe"
TIME = 1794788910.96

EXAMPLES = (
    moderation.Restrictions([1], []),
    duplicates.DuplicateView(
        "2026-W47",
        "2026-W47",
        True,
        "/#duplicate/2026-W47",
        [duplicates.DuplicateSeat(0, "yellow", None), duplicates.DuplicateSeat(1, "red", "prior")],
        [duplicates.DuplicateLine("Ada", "Herbs", TABLE, 0, 1, 71, 75.0, True)],
        [duplicates.TeamLine("Herbs", 1, 75.0)],
        "Herbs",
        TABLE,
    ),
    premoves.OwnPlans(
        [
            premoves.SeatPlanned(
                0,
                [
                    premoves.PlannedBranch(
                        "promote 9", [premoves.PlannedWhen("red", "meditate")], [], False
                    ),
                    premoves.PlannedBranch("meditate", [], [], True),
                ],
                None,
            )
        ]
    ),
    ratings.OwnRatings(
        [ratings.RatingView("2-live", 1612, 118, 14, False)],
        [ratings.RatingPoint(TABLE, "2-live", TIME, 1, 2, 1612, 21)],
    ),
    ratings.Leaders("2-live", 10, [ratings.LeaderLine("Ada", 1612, 118, 14, True)]),
    ratings.TableRatings(
        "2-live",
        True,
        [
            ratings.SeatRating(0, 1612, False, False, 21),
            ratings.SeatRating(1, 1500, False, True, None),
        ],
    ),
)
