"""The report: medians with their spread, and ratios to catanatron."""

from __future__ import annotations

from statistics import median

Samples = dict[str, list[float]]

GOALS = {
    "compiled cacao 2 decisions": 200_000,
    "compiled cacao 4 decisions": 200_000,
    "compiled teotihuacan 2 decisions": 120_000,
    "compiled teotihuacan 4 decisions": 120_000,
    "compiled cacao 2 decisions inside": 500_000,
    "compiled cacao 4 decisions inside": 500_000,
    "compiled teotihuacan 2 decisions inside": 340_000,
    "compiled teotihuacan 4 decisions inside": 340_000,
    "interpreted cacao 2 decisions": 40_000,
    "interpreted cacao 4 decisions": 40_000,
    "interpreted teotihuacan 2 decisions": 25_000,
    "interpreted teotihuacan 4 decisions": 25_000,
    "compiled cacao 2 vector steps": 50_000,
    "compiled cacao 4 vector steps": 50_000,
    "compiled teotihuacan 2 vector steps": 50_000,
    "compiled teotihuacan 4 vector steps": 50_000,
}


def tables(samples: Samples) -> str:
    """Everything, as Markdown."""
    parts = [
        speeds(samples, "Decisions a second, driven from Python", "decisions"),
        speeds(samples, "Copies", "copies", is_time=True),
        ours(samples, "Inside the rules and around them"),
        growth(samples),
        goals(samples),
    ]
    return "\n\n".join(part for part in parts if part)


def figure(found: list[float]) -> str:
    """A median, and how far the samples lie apart."""
    middle = median(found)
    spread = 100 * (max(found) - min(found)) / middle if middle else 0
    return f"{middle:,.0f} ±{spread / 2:.0f} %"


def microseconds(found: list[float]) -> str:
    """The same, as the time of one."""
    return figure_of_time([1e6 / speed for speed in found])


def figure_of_time(found: list[float]) -> str:
    """A time with one digit more than a speed needs."""
    middle = median(found)
    return f"{middle:,.2f} ±{50 * (max(found) - min(found)) / middle:.0f} %"


def speeds(samples: Samples, title: str, what: str, is_time: bool = False) -> str:
    """One kind of figure for all engines, with the ratio to catanatron of as many players."""
    rows = [name for name in samples if name.endswith(f" {what}")]
    unit = "µs each" if is_time else "a second"
    lines = [f"**{title}**", "", f"| engine | {unit} | times catanatron |", "|---|---:|---:|"]
    for name in sorted(rows, key=lambda row: -median(samples[row])):
        peer = samples.get(f"catanatron {2 if ' 2 ' in name else 4} {what}")
        ratio = f"{median(samples[name]) / median(peer):.1f}" if peer else ""
        shown = microseconds(samples[name]) if is_time else figure(samples[name])
        lines.append(f"| {name.removesuffix(' ' + what)} | {shown} | {ratio} |")
    return "\n".join(lines)


def ours(samples: Samples, title: str) -> str:
    """What only our own rules do; imagining in microseconds, all else per second."""
    columns = (
        "decisions inside",
        "decisions in a Match",
        "matches",
        "deals",
        "imagines",
        "vector steps",
    )
    heads = [column if column != "imagines" else "imagine, µs" for column in columns]
    lines = [f"**{title}**, a second", "", "| rules, game, seats | " + " | ".join(heads) + " |"]
    lines.append("|---|" + "---:|" * len(columns))
    tables = [name.removesuffix(" deals") for name in samples if name.endswith(" deals")]
    for table in tables:
        cells = []
        for column in columns:
            found = samples.get(f"{table} {column}")
            if not found:
                cells.append("")
            else:
                cells.append(microseconds(found) if column == "imagines" else figure(found))
        lines.append(f"| {table} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def growth(samples: Samples) -> str:
    """How cost grows along a match and with workers; and what an import costs."""
    lines = ["**Along the match, with workers, and at the start**", "", "| what | figure |", "|---|---:|"]
    for name, found in samples.items():
        if "third" in name:
            lines.append(f"| {name}, a second | {figure(found)} |")
        elif " workers " in name:
            lines.append(f"| {name}: matches a second (wall time) | {figure(found)} |")
        elif name.endswith(" import ms"):
            lines.append(f"| {name} | {figure_of_time(found)} |")
    return "\n".join(lines)


def goals(samples: Samples) -> str:
    """Every goal that was measured, and whether it was reached."""
    lines = ["**Goals**", "", "| figure | goal | reached | |", "|---|---:|---:|---|"]
    for name, goal in GOALS.items():
        if name in samples:
            reached = median(samples[name])
            lines.append(f"| {name} | {goal:,} | {reached:,.0f} | {'yes' if reached >= goal else 'no'} |")
    return "\n".join(lines) if len(lines) > 4 else ""
