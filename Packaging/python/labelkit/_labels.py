# SPDX-License-Identifier: MIT
"""Renders and measures records with one process of the tool, whatever their number."""

from __future__ import annotations

import json
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence, cast

from ._errors import Diagnostic, LabelError, WorkerError
from ._measurement import Measurement
from ._options import Options, Record
from ._process import Process
from ._results import Result
from ._rows import Rows
from ._worker import Worker


def batch(
    rows: Iterable[Record],
    *,
    defaults: Optional[Record] = None,
    jobs: Optional[int] = None,
    timeout: Optional[float] = None,
    font_dirs: Sequence[str] = (),
    icons: Mapping[str, str] = {},
    system_fonts: bool = True,
    isolate: bool = False,
    untrusted: bool = False,
) -> Iterator[Result]:
    """Renders records, and yields a result for each, in their order and as it is done.

    A label that fails has a result with diagnostics and no image, and the others go on. ``defaults`` has keys for all
    records. ``jobs`` is the number of threads. ``timeout`` is the processor time of one label in seconds. ``icons``
    maps prefixes to folders or icon fonts. ``isolate`` and ``untrusted`` are the options of ``labelkit batch``.
    """
    options = Options(
        defaults=defaults,
        jobs=jobs,
        timeout=timeout,
        font_dirs=font_dirs,
        icons=icons,
        system_fonts=system_fonts,
        isolate=isolate,
        untrusted=untrusted,
    )
    with Worker(options) as worker:
        # Ids may be of any form here, equal or missing.
        yield from worker._render(rows, True)


def render(record: Record, **options: Any) -> bytes:
    """Renders one record to the bytes of a PNG file, or raises a :class:`LabelError`. The options are those of batch."""
    results = list(batch([record], jobs=1, **options))
    return results[0].unwrap()


def measure_all(
    rows: Iterable[Record],
    *,
    defaults: Optional[Record] = None,
    font_dirs: Sequence[str] = (),
    icons: Mapping[str, str] = {},
    system_fonts: bool = True,
    untrusted: bool = False,
) -> Iterator[Measurement | LabelError]:
    """Measures the titles of records, and yields a measurement or an error for each, in their order.

    ``bounds`` in a record is the size to measure in; see ``labelkit measure --help``.
    """
    options = Options(defaults=defaults, font_dirs=font_dirs, icons=icons, system_fonts=system_fonts, untrusted=untrusted)
    process = Process(["measure", "-", *options.sources()])
    waiting = Rows(rows, 0, False)
    try:
        process.put(options.head())
        process.send(waiting.lines(), is_last=True)
        while (line := process.line()) is not None:
            answer = json.loads(line)
            error = answer.get("error")
            if error is not None and error.get("line") == 1:
                raise LabelError([Diagnostic._read(error, None, options.head())])
            row, text = waiting.pop()
            yield cast(Measurement, answer) if error is None else LabelError([Diagnostic._read(error, row, text)])
        end = process.end()
        if waiting.first < waiting.next:
            raise WorkerError(f"the tool {end}", process.messages(), waiting.unanswered())
    finally:
        waiting.stop()
        process.close()


def measure(record: Record, **options: Any) -> Measurement:
    """Measures the title of one record, or raises a :class:`LabelError`. The options are those of measure_all."""
    answer = next(iter(list(measure_all([record], **options))))
    if isinstance(answer, LabelError):
        raise answer
    return answer
