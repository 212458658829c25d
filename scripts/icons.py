"""Draw the icons of the app from the moon of the page: python -m scripts.icons."""

import re

from scripts.bootstrap.place import WEB
from scripts.browsing import opened

PUBLIC = WEB / "public"
SIZES = (180, 192, 512)
NIGHT, SEA, FOAM = "#211859", "#2b2a7a", "#4f5bb5"


def moon() -> str:
    """The crescent of the page's own icon."""
    found = re.search(r"<path[^>]*/>", (PUBLIC / "moon.svg").read_text("utf-8"))
    if found is None:
        raise LookupError("moon.svg has no crescent")
    return found[0]


def scene(corner: float, shrink: float) -> str:
    """The moon over the sea; `corner` rounds it, `shrink` keeps the moon clear of masks."""
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="100%">
      <clipPath id="edge"><rect width="64" height="64" rx="{corner}"/></clipPath>
      <g clip-path="url(#edge)">
        <rect width="64" height="64" fill="{NIGHT}"/>
        <path d="M0 47q8-4 16 0t16 0t16 0t16 0V64H0Z" fill="{SEA}"/>
        <path d="M0 53q8-4 16 0t16 0t16 0t16 0" fill="none" stroke="{FOAM}" stroke-width="1.4"/>
        <path d="M0 59q8-4 16 0t16 0t16 0t16 0" fill="none" stroke="{FOAM}" stroke-width="1"/>
        <g transform="translate(32 27) scale({shrink}) translate(-32 -32)">{moon()}</g>
      </g>
    </svg>"""


def main() -> None:
    drawn = {f"{size}": (size, scene(0 if size == 180 else 14, 0.72)) for size in SIZES}
    drawn["maskable-512"] = 512, scene(0, 0.56)
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with opened() as browser:
        for name, (size, picture) in drawn.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block}}</style>{picture}")
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
