# SPDX-License-Identifier: MIT
"""What is known of a title without rendering it."""

from __future__ import annotations

from typing import List, Optional, TypedDict


class Line(TypedDict):
    """A line of a title."""

    text: str
    #: In UTF-16 units of the title: the beginning and the end.
    range: List[int]
    width: float
    baseline: float


class Measurement(TypedDict):
    """Sizes and positions in points, y down, as ``labelkit measure`` prints them."""

    intrinsicContentSize: List[float]
    sizeThatFits: List[float]
    textRect: List[float]
    firstBaseline: Optional[float]
    lastBaseline: Optional[float]
    actualScaleFactor: float
    isTruncated: bool
    truncatedRanges: List[List[int]]
    lines: List[Line]
    inkRect: List[float]
    fonts: List[str]
