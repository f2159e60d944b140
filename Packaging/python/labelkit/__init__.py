# SPDX-License-Identifier: MIT
"""Renders labels, which are icons with titles, to PNG files.

>>> import labelkit
>>> png = labelkit.render({"title": "Rain", "icon": "cloud.rain"})
>>> for result in labelkit.batch({"title": word} for word in ["sun", "rain"]):
...     result.png, result.width, result.height

A record has the keys of a label in a manifest; ``labelkit schema`` prints them. A label that cannot be rendered is a
:class:`LabelError` with the error's code, its place and what was probably meant.
"""

from ._errors import Diagnostic, FingerprintError, LabelError, LabelKitError, ToolError, WorkerError
from ._labels import batch, measure, measure_all, render
from ._measurement import Line, Measurement
from ._options import Options
from ._results import Result
from ._tool import version
from ._worker import Worker, fingerprint

__all__ = [
    "Diagnostic",
    "FingerprintError",
    "LabelError",
    "LabelKitError",
    "Line",
    "Measurement",
    "Options",
    "Result",
    "ToolError",
    "Worker",
    "WorkerError",
    "batch",
    "fingerprint",
    "measure",
    "measure_all",
    "render",
    "version",
]
