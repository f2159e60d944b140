# SPDX-License-Identifier: MIT
"""Renders labels, which are icons with titles, to PNG files.

>>> import labelkit
>>> png = labelkit.render({"title": "Rain", "icon": "cloud.rain"})
>>> for result in labelkit.batch({"title": word} for word in ["sun", "rain"]):
...     result.png, result.width, result.height

A record has the keys of a label in a manifest; ``labelkit schema`` prints them. A label that cannot be rendered is a
:class:`LabelError` with the error's code, its place and what was probably meant.
"""

from ._errors import Diagnostic, LabelError, LabelKitError, ToolError
from ._labels import Result, batch, measure, measure_all, render
from ._measurement import Line, Measurement
from ._tool import version

__all__ = [
    "Diagnostic",
    "LabelError",
    "LabelKitError",
    "Line",
    "Measurement",
    "Result",
    "ToolError",
    "batch",
    "measure",
    "measure_all",
    "render",
    "version",
]
