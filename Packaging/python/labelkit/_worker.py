# SPDX-License-Identifier: MIT
"""One process of ``labelkit worker`` for any number of records."""

from __future__ import annotations

import dataclasses
import json
from types import TracebackType
from typing import Any, Dict, Iterable, Iterator, Optional, Tuple, Type, Union

from ._errors import Diagnostic, FingerprintError, LabelError, ToolError, WorkerError
from ._options import Options, Record
from ._process import Process
from ._results import Result
from ._rows import Rows


class Worker:
    """A process of the tool that renders the records of one call after the other.

    >>> with labelkit.Worker() as worker:
    ...     for result in worker.render({"id": word, "title": word} for word in ["sun", "rain"]):
    ...         result.id, result.digest

    If the process dies, render raises a :class:`WorkerError`, and the next call starts another process. With ``expect``,
    a tool of another fingerprint is a :class:`FingerprintError`: its version, libraries, fonts or options differ, so that
    its images may differ. ``images=False`` asks for digests and sizes only.
    """

    def __init__(self, options: Options = Options(), *, expect: Optional[str] = None, images: bool = True) -> None:
        self.options = options
        #: What the tool calls its version, such as ``0.1.0``.
        self.version = ""
        #: The digest of all that decides on the images besides the records: version, libraries, fonts and options.
        self.fingerprint = ""
        self._expected = expect
        self._has_images = images
        self._arguments = ["worker", "--bytes", "raw" if images else "none"]
        # A row may be sent again, as after an error of the caller.
        self._arguments += ["--allow-equal-ids", *options.arguments()]
        self._process: Optional[Process] = None
        self._next = 0
        self._is_rendering = False
        self._start()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process. A later call of render starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.close()

    @property
    def process_id(self) -> Optional[int]:
        """The number of the process, or None after close."""
        return None if self._process is None else self._process.id

    def check(self) -> None:
        """Raises the error of the options' defaults or manifest, if there is one, before there is any record."""
        process = self._running()
        rows = Rows([], self._next, False)
        process.send(rows.lines(), is_last=True)
        while not self._answer(process, rows)[0].get("end"):
            pass
        self.close()

    def render(self, rows: Iterable[Union[Record, str]]) -> Iterator[Result]:
        """Renders records, and yields their results in the order of the rows, each as soon as it can be.

        A row is a record or a line of NDJSON. A row that cannot be rendered has a result with diagnostics, and a record
        with variants has a result for each. If the caller stops before the last result, the process is ended.
        """
        return self._render(rows, False)

    def _render(self, source: Iterable[Union[Record, str]], are_named_by_number: bool) -> Iterator[Result]:
        if self._is_rendering:
            raise RuntimeError("a worker renders the rows of one call at a time; another worker can render at the same time")
        # If the process cannot be started, nothing is being rendered.
        process = self._running()
        rows = Rows(source, self._next, are_named_by_number)
        self._is_rendering = True
        is_complete = False
        try:
            process.send(rows.lines(), is_last=False)
            # After the writer has finished there are no more rows.
            while process.is_writing or rows.first < rows.next:
                results = rows.take()
                if results is not None:
                    yield from results
                elif process.has_line:
                    rows.put(*self._answer(process, rows))
                elif not process.wait():
                    raise self._death(process, rows)
            is_complete = True
        finally:
            self._next = rows.next
            self._is_rendering = False
            rows.stop()
            if not is_complete:
                self.close()

    # MARK: The process

    def _running(self) -> Process:
        return self._process or self._start()

    def _start(self) -> Process:
        process = Process(self._arguments)
        self._process, self._next = process, 0
        try:
            process.put(self.options.head())
            greeting, _ = self._answer(process, Rows([], self._next, False))
            self.version, self.fingerprint = str(greeting.get("labelkit")), str(greeting.get("fingerprint"))
            if self._expected is not None and self._expected != self.fingerprint:
                raise FingerprintError(self.version, self.fingerprint, self._expected)
        except BaseException:
            self.close()
            raise
        return process

    def _answer(self, process: Process, rows: Rows) -> Tuple[Dict[str, Any], Optional[bytes]]:
        """The next answer, with its image if there is one."""
        line = process.line()
        if line is None:
            raise self._death(process, rows)
        try:
            answer: Dict[str, Any] = json.loads(line.decode())
            length = int(answer.get("length", 0)) if self._has_images else 0
        except (ValueError, TypeError, AttributeError):
            raise ToolError(f"the tool's answer is not one of 'labelkit worker': {line[:200]!r}") from None
        if "row" in answer and answer["row"] is None:
            # An error of the head line, which has the options' defaults and manifest.
            raise LabelError([Diagnostic._read(fields, None, self.options.head()) for fields in answer.get("diagnostics", ())])
        image = process.read(length) if length else None
        if length and image is None:
            raise self._death(process, rows)
        return answer, image

    def _death(self, process: Process, rows: Rows) -> WorkerError:
        """Why there is no answer any more, as an exception."""
        end, unanswered, culprit = process.end(), rows.unanswered(), None
        # What the tool had written last was lost with it, so the first row without an answer need not be the one that ended it.
        if process.has_crashed and not self.options.isolate and unanswered:
            with Worker(dataclasses.replace(self.options, isolate=True), images=False) as other:
                again = other.render([rows.line(row) for row, _ in unanswered])
                culprit = next((unanswered[one.row] for one in again if any(note.code == "LK0412" for note in one.diagnostics)), None)
        return WorkerError(f"the tool {end}", process.messages(), unanswered, culprit)


def fingerprint(options: Options = Options()) -> str:
    """The fingerprint of this machine's tool with these options, for the workers of other machines to expect.

    Raises the error of the options' defaults or manifest, if there is one.
    """
    with Worker(options) as worker:
        worker.check()
        return worker.fingerprint
