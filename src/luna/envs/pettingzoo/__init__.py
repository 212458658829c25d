"""Luna for two to four learners, as PettingZoo wants it.

from luna.envs.pettingzoo import luna_v1

env = luna_v1.env(players=3)
"""
