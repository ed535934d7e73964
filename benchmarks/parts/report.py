"""The report: medians with their spread, and ratios to catanatron."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

Samples = dict[str, list[float]]

# The tables stand between these lines of the document.
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"

# What we want to reach in a second, by the end of a figure's name.
SPEED_GOALS = {
    "compiled cacao {} decisions": 200_000,
    "compiled teotihuacan {} decisions": 120_000,
    "compiled cacao {} decisions inside": 500_000,
    "compiled teotihuacan {} decisions inside": 340_000,
    "interpreted cacao {} decisions": 40_000,
    "interpreted teotihuacan {} decisions": 25_000,
    # Two microseconds each, and three.
    "compiled cacao {} copies": 500_000,
    "compiled teotihuacan {} copies": 333_000,
    "compiled cacao {} vector steps": 50_000,
    "compiled teotihuacan {} vector steps": 50_000,
}
# How many times catanatron with as many players.
RATIO_GOALS = {"decisions": 10, "copies": 30}
IMPORT_GOAL = 150


def measured(results: dict[str, Any]) -> str:
    """Where it was measured, and what."""
    machine = results["machine"]
    where = (
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, Python {machine['python']}; "
        f"{results['rounds']} rounds; load at the start {machine['load']:.1f}."
    )
    return f"{where}\n\n{tables(results['samples'])}"


def write_document(document: Path, results: dict[str, Any]) -> None:
    """Put the tables into their place."""
    text = document.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    tail = rest.split(END)[1]
    document.write_text(f"{head}{BEGIN}\n\n{measured(results)}\n\n{END}{tail}", encoding="utf-8")


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
    if len(found) == 1:
        return f"{middle:,.0f} (one sample)"
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
    tables = [name.removesuffix(" imagines") for name in samples if name.endswith(" imagines")]
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
    for seats in (2, 4):
        for pattern, goal in SPEED_GOALS.items():
            name = pattern.format(seats)
            if name in samples:
                reached = median(samples[name])
                lines.append(f"| {name} | {goal:,} | {reached:,.0f} | {verdict(reached >= goal)} |")
        for what, goal in RATIO_GOALS.items():
            for game in ("cacao", "teotihuacan"):
                ours, theirs = f"compiled {game} {seats} {what}", f"catanatron {seats} {what}"
                if ours in samples and theirs in samples:
                    times = median(samples[ours]) / median(samples[theirs])
                    lines.append(
                        f"| {ours}, times catanatron | {goal} | {times:.1f} | {verdict(times >= goal)} |"
                    )
    for kind in ("interpreted", "compiled"):
        if f"{kind} import ms" in samples:
            spent = median(samples[f"{kind} import ms"])
            lines.append(
                f"| {kind} import ms, at most | {IMPORT_GOAL} | {spent:.0f} | {verdict(spent <= IMPORT_GOAL)} |"
            )
    return "\n".join(lines)


def verdict(is_reached: bool) -> str:
    """The last column."""
    return "yes" if is_reached else "no"
