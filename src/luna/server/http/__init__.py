"""The web interface: routes by group, checked bodies, one shape for every problem."""
