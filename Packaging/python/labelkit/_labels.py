# SPDX-License-Identifier: MIT
"""Renders and measures records with one process of the tool, whatever their number."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import threading
from collections import deque
from dataclasses import dataclass
from typing import IO, Any, Deque, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, cast

from ._errors import Diagnostic, LabelError, ToolError
from ._measurement import Measurement
from ._tool import environment, executable

#: A record, with the keys of a label in a manifest.
Record = Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """What became of a record."""

    #: The number of the record, from 0.
    row: int
    #: The record's ``id``, or None.
    id: Optional[str]
    #: The image; None if the label failed.
    png: Optional[bytes]
    #: In pixels; None if the label failed.
    width: Optional[int]
    height: Optional[int]
    diagnostics: Tuple[Diagnostic, ...]

    @property
    def ok(self) -> bool:
        return self.png is not None

    def unwrap(self) -> bytes:
        """The image, or the label's error as an exception."""
        if self.png is None:
            raise LabelError(self.diagnostics)
        return self.png


class _Run:
    """A process that reads records line by line, and prints one JSON object for each in the same order."""

    def __init__(self, arguments: Sequence[str], rows: Iterable[Record], defaults: Optional[Record], numbered: bool) -> None:
        self.lines: Deque[Tuple[str, Optional[str]]] = deque()
        self._first = None if defaults is None else _json({"version": 1, "defaults": dict(defaults)})
        self._failure: Optional[BaseException] = None
        self._messages: IO[bytes] = tempfile.TemporaryFile()
        try:
            self.process = subprocess.Popen(
                [executable(), *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._messages,
                env=environment(),
            )
        except OSError as error:
            self._messages.close()
            raise ToolError(f"the tool could not be started: {error}") from error
        # Rows are written while results are read, so that there can be any number of them.
        self._writer = threading.Thread(target=self._write, args=(rows, numbered), daemon=True)
        self._writer.start()

    def _write(self, rows: Iterable[Record], numbered: bool) -> None:
        assert self.process.stdin is not None
        try:
            with self.process.stdin as pipe:
                if self._first is not None:
                    pipe.write((self._first + "\n").encode())
                for row, record in enumerate(rows):
                    fields = dict(record)
                    id = fields.get("id")
                    # Files are named by the ids, and two records may have the same.
                    line = _json({**fields, "id": f"{row}"} if numbered else fields)
                    data = (line + "\n").encode()
                    self.lines.append((line, None if id is None else str(id)))
                    pipe.write(data)
        except BrokenPipeError:
            pass  # The process has ended; its exit code says why.
        except BaseException as error:
            self._failure = error
            self.process.kill()

    def answers(self) -> Iterator[Mapping[str, Any]]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            answer = json.loads(line)
            notes = answer.get("diagnostics") or [answer.get("error") or {}]
            if self._first is not None and notes[0].get("line") == 1:
                raise LabelError([Diagnostic._read(fields, None, self._first) for fields in notes])
            yield answer

    def finish(self, is_complete: bool) -> None:
        """Waits for the end, and raises what went wrong if there were fewer answers than records."""
        code = self.process.wait()
        # Not longer: the source of rows may be waiting for something, while the process has died.
        self._writer.join(1)
        if self._failure is not None:
            raise self._failure
        if not is_complete:
            self._messages.seek(0)
            text = self._messages.read()[-2000:].decode(errors="replace").strip()
            end = f"by signal {-code}" if code < 0 else f"with exit code {code}"
            raise ToolError(f"the tool ended {end} before all records were answered: {text}")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._writer.join(1)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._messages.close()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _options(font_dirs: Sequence[str], icons: Mapping[str, str], system_fonts: bool, untrusted: bool) -> List[str]:
    options = [text for folder in font_dirs for text in ("--font-dir", os.fspath(folder))]
    options += [text for prefix, path in icons.items() for text in ("--icons", f"{prefix}={os.fspath(path)}")]
    return options + ["--no-system-fonts"] * (not system_fonts) + ["--untrusted"] * untrusted


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
    folder = tempfile.mkdtemp(prefix="labelkit-")
    options = _options(font_dirs, icons, system_fonts, untrusted) + ["--isolate"] * isolate
    options += [] if jobs is None else ["--jobs", f"{jobs}"]
    options += [] if timeout is None else ["--timeout", f"{timeout:g}"]
    images = os.path.join(folder, "images")
    arguments = ["batch", "-", "-o", images, "--json", "--progress", "never", "--state", os.path.join(folder, "state")]
    try:
        run = _Run([*arguments, *options], rows, defaults, numbered=True)
        try:
            row = 0
            is_complete = False
            for answer in run.answers():
                if answer.get("end"):
                    is_complete = True
                    continue
                line, id = run.lines.popleft()
                notes = tuple(Diagnostic._read(fields, row, line) for fields in answer.get("diagnostics", ()))
                png: Optional[bytes] = None
                if answer["status"] == "written":
                    path = os.path.join(images, answer["path"])
                    with open(path, "rb") as file:
                        png = file.read()
                    # At most a few images are on the disk at a time.
                    os.unlink(path)
                yield Result(row, id, png, answer.get("width"), answer.get("height"), notes)
                row += 1
            run.finish(is_complete)
        finally:
            run.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
    run = _Run(["measure", "-", *_options(font_dirs, icons, system_fonts, untrusted)], rows, defaults, numbered=False)
    try:
        row = 0
        for answer in run.answers():
            line, _ = run.lines.popleft()
            if "error" in answer:
                yield LabelError([Diagnostic._read(answer["error"], row, line)])
            else:
                yield cast(Measurement, answer)
            row += 1
        run.finish(not run.lines)
    finally:
        run.close()


def measure(record: Record, **options: Any) -> Measurement:
    """Measures the title of one record, or raises a :class:`LabelError`. The options are those of measure_all."""
    answer = next(iter(list(measure_all([record], **options))))
    if isinstance(answer, LabelError):
        raise answer
    return answer
