"""Luna for researchers: many games at once, and adapters for other libraries.

`Batch` works without numpy, except for shaped rewards and batched policies. `luna.envs.gym`,
`luna.envs.pettingzoo` and `luna.envs.openspiel` each need the extra of their name.
"""

from luna.envs.batch import Batch
from luna.envs.parameters import IllegalStepError

__all__ = ["Batch", "IllegalStepError"]
