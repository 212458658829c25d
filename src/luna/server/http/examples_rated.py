"""Examples of what is answered about ratings."""

from luna.contract import ratings

TABLE = "v6vaafnzisfq5gqe"
TIME = 1794788910.96

EXAMPLES = (
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
