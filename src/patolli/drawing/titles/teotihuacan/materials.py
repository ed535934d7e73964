"""Materials that only Teotihuacan's pieces are made of; the browser's `materials.css` has the same."""

from __future__ import annotations

from typing import Final

MATERIALS: Final = {
    "night": "#2c3f63",
    "night-lo": "#17223a",
    "night-rim": "#0c1220",
    "bone": "#fff6e0",
    "sun-ink": "#2a1a05",
    "level-ink": "#241505",
    "jade": "#2f9c86",
    "jade-hi": "#8be0c6",
    "jade-cut": "#0d4a3e",
    "jade-rim": "#08231d",
    "jade-ink": "#06251e",
    "footprint": "#fffaf0",
}
