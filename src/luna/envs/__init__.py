"""Luna for researchers: many games at once, and the game behind the interfaces of other libraries.

`Batch` needs nothing but Luna. `luna.envs.gym`, `luna.envs.pettingzoo` and `luna.envs.openspiel`
each need the extra of their name.
"""

from luna.envs.batch import Batch
from luna.envs.refusing import IllegalStepError

__all__ = ["Batch", "IllegalStepError"]
