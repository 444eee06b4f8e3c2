"""The drawings of a report, as Vega-Lite through Altair.  Colours and fonts come from the page, by day and by night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sacbe.presentation.language.words import say
from sacbe.runtime.extras import require_extra

HEIGHT: Final = 220
ROW_HEIGHT: Final = 18      # pixels of a row in a chart of names
BINS: Final = 24
PALE: Final = 0.45          # opacity of what may be chance
Rows = Sequence[Mapping[str, Any]]


def import_altair() -> Any:
    """Import Altair, which comes with the extra `lab`."""
    require_extra("altair", "lab")
    import altair as alt  # not before: it takes a second
    return alt


def check() -> None:
    """Refuse at once what could not be drawn in the end, because a library is missing."""
    for module in ("altair", "vl_convert", "pyarrow"):
        require_extra(module, "lab")


def _data(rows: Rows) -> Any:
    return import_altair().Data(values=[dict(row) for row in rows])


def _spec(chart: Any, height: int) -> dict[str, Any]:
    found: dict[str, Any] = chart.properties(width="container", height=height).to_dict()
    for name in ("$schema", "config"):
        found.pop(name, None)
    return found


def _ticks(form: str = "") -> Any:
    """Return an axis with a few round numbers."""
    alt = import_altair()
    return alt.Axis(tickCount=6, format=form) if form else alt.Axis(tickCount=6)


def _colour(variants: Sequence[str]) -> Any:
    """Return a colour for each variant, and a legend where there are several."""
    alt = import_altair()
    legend = alt.Legend(orient="top", title=None, labelLimit=400, symbolOpacity=1) if len(variants) > 1 else None
    return alt.Color("variant:N", sort=list(variants), legend=legend)


def histogram(numbers: Mapping[str, Sequence[float]], title: str) -> dict[str, Any]:
    """Draw how numbers are spread, one outline for each variant."""
    alt = import_altair()
    edges = bin_edges([number for some in numbers.values() for number in some])
    rows = [{"variant": variant, "from": edge, "share": n / max(1, len(some))}
            for variant, some in numbers.items() for edge, n in zip(edges, [*count_bins(some, edges), 0], strict=True)]
    chart = alt.Chart(_data(rows)).mark_area(interpolate="step-after", opacity=0.3, line=True).encode(
        alt.X("from:Q", title=title, scale=alt.Scale(zero=False, nice=False), axis=_ticks()),
        alt.Y("share:Q", stack=None, title=say("lab-axis-share"), axis=_ticks("%")), color=_colour(list(numbers)))
    return _spec(chart, HEIGHT)


def bin_edges(numbers: Sequence[float]) -> list[float]:
    """Return the edges of bins that hold all numbers, at round places.

    >>> bin_edges([0, 1, 2]), len(bin_edges(range(100)))
    ([0, 1, 2, 3], 21)
    """
    low, high = min(numbers), max(numbers)
    width: float = 1
    while (high - low) / width > BINS:
        width *= 2 if str(width)[0] in "15" else 2.5
    first = low // width * width
    edges = [first]
    while edges[-1] <= high:
        edges.append(edges[-1] + width)
    return edges


def count_bins(numbers: Sequence[float], edges: Sequence[float]) -> list[int]:
    """Count how many numbers lie in each bin."""
    width = edges[1] - edges[0]
    found = [0] * (len(edges) - 1)
    for number in numbers:
        found[min(len(found) - 1, int((number - edges[0]) // width))] += 1
    return found


def boxes(rows: Rows, title: str, sort: Sequence[str]) -> dict[str, Any]:
    """Draw the middle half, nine tenths and the median of each variant."""
    alt = import_altair()
    base = alt.Chart(_data(rows)).encode(alt.Y("variant:N", title=None, sort=list(sort), axis=alt.Axis(labelLimit=220)))
    scale = alt.Scale(zero=False)
    chart = (base.mark_rule().encode(alt.X("p5:Q", title=title, scale=scale, axis=_ticks()), alt.X2("p95:Q"))
             + base.mark_bar(height=9).encode(alt.X("p25:Q"), alt.X2("p75:Q"))
             + base.mark_tick(thickness=3, size=16).encode(alt.X("p50:Q")))
    return _spec(chart, ROW_HEIGHT * len(rows) + 40)


def intervals(rows: Rows, title: str, names: Sequence[str], variants: Sequence[str] = (), even: float | None = None,
              percent: bool = False) -> dict[str, Any]:
    """Draw a point with its interval in each row, and a line where there is no effect or all are even.

    What lies clear of that line is drawn in full colour, the rest paler.
    """
    alt = import_altair()
    rows = [{**row, "clear": 1.0 if even is None or not row["low"] <= even <= row["high"] else PALE} for row in rows]
    axis = _ticks(("+%" if even == 0 else "%") if percent else "")
    base = alt.Chart(_data(rows)).encode(
        alt.Y("name:N", title=None, sort=list(names), axis=alt.Axis(labelLimit=230)),
        opacity=alt.Opacity("clear:Q", scale=None, legend=None))
    if variants:
        base = base.encode(color=_colour(variants))
        if len(variants) > 1:
            base = base.encode(yOffset=alt.YOffset("variant:N", sort=list(variants)))
    scale = alt.Scale(zero=False)
    chart = (base.mark_rule(strokeWidth=2).encode(alt.X("low:Q", title=title, axis=axis, scale=scale), alt.X2("high:Q"))
             + base.mark_point(filled=True, size=55).encode(alt.X("value:Q")))
    if even is not None:
        line = alt.Chart(_data([{"even": even}])).mark_rule(strokeDash=[4, 3], opacity=0.8).encode(alt.X("even:Q"))
        chart = line + chart
    step = ROW_HEIGHT if len(variants) < 2 else 12 * len(variants)
    return _spec(chart, step * len(names) + 40)


def lines(rows: Rows, x: str, y: str, variants: Sequence[str], even: float | None = None) -> dict[str, Any]:
    """Draw a line of shares with its band for each variant, by tenths of the game."""
    alt = import_altair()
    base = alt.Chart(_data(rows)).encode(alt.X("x:O", title=x, axis=alt.Axis(labelAngle=0)))
    share = alt.Y("low:Q", title=y, axis=_ticks("%"), scale=alt.Scale(zero=False))
    chart = (base.mark_area(opacity=0.2).encode(share, alt.Y2("high:Q"), color=_colour(variants))
             + base.mark_line(point=True).encode(alt.Y("value:Q"), color=_colour(variants)))
    if even is not None:
        chart = alt.Chart(_data([{"even": even}])).mark_rule(strokeDash=[4, 3], opacity=0.8).encode(
            alt.Y("even:Q")) + chart
    return _spec(chart, HEIGHT)


def points(rows: Rows, x: str, y: str, even: float | None = None) -> dict[str, Any]:
    """Draw a point with its interval for each value of a sweep or search."""
    alt = import_altair()
    values = [row["x"] for row in rows]
    if all(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
        axis = alt.Axis(values=values, format="~g")
        across = alt.X("x:Q", title=x, scale=alt.Scale(zero=False, padding=14), axis=axis)
    else:
        across = alt.X("x:N", title=x, sort=None, axis=alt.Axis(labelAngle=0))
    base = alt.Chart(_data(rows)).encode(across)
    chart = (base.mark_rule(strokeWidth=2).encode(alt.Y("low:Q", title=y, scale=alt.Scale(zero=False),
                                                        axis=_ticks()), alt.Y2("high:Q"))
             + base.mark_point(filled=True, size=70, opacity=1).encode(alt.Y("value:Q")))
    if even is not None:
        chart = alt.Chart(_data([{"even": even}])).mark_rule(strokeDash=[4, 3], opacity=0.8).encode(
            alt.Y("even:Q")) + chart
    return _spec(chart, HEIGHT)


def grid(rows: Rows, x: str, y: str, title: str) -> dict[str, Any]:
    """Draw the mean of a measure for each pair of values of two sweeps."""
    alt = import_altair()
    base = alt.Chart(_data(rows)).encode(alt.X("x:O", title=x, sort=None, axis=alt.Axis(labelAngle=0)),
                                         alt.Y("y:O", title=y, sort=None))
    chart = (base.mark_rect().encode(alt.Color("value:Q", title=title, scale=alt.Scale(zero=False),
                                               legend=alt.Legend(orient="top")))
             + base.mark_text(fontSize=12).encode(alt.Text("text:N")))
    return _spec(chart, 34 * len({row["y"] for row in rows}) + 60)


def bars(rows: Rows, title: str, names: Sequence[str], variants: Sequence[str]) -> dict[str, Any]:
    """Draw a bar for each name, several beside each other where there are several variants."""
    alt = import_altair()
    chart = alt.Chart(_data(rows)).mark_bar().encode(
        alt.Y("name:N", title=None, sort=list(names), axis=alt.Axis(labelLimit=230)),
        alt.X("value:Q", title=title, axis=_ticks()), color=_colour(variants))
    if len(variants) > 1:
        chart = chart.encode(yOffset=alt.YOffset("variant:N", sort=list(variants)))
    return _spec(chart, (ROW_HEIGHT if len(variants) < 2 else 12 * len(variants)) * len(names) + 40)
