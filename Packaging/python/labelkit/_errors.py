# SPDX-License-Identifier: MIT
"""Errors and warnings of labels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Mapping, Optional, Sequence, Tuple


def shortened(text: str, length: int) -> str:
    """The text, or its beginning: a text in a record can be megabytes long."""
    return text if len(text) <= length else text[: length - 1] + "…"


@dataclass(frozen=True)
class Diagnostic:
    """An error or a warning about a record."""

    _longest: ClassVar[int] = 1000

    #: The code, such as ``LK0102``; ``labelkit explain LK0102`` explains it.
    code: str
    #: ``error`` or ``warning``.
    severity: str
    message: str
    #: The number of the record, from 0; None for the defaults.
    row: Optional[int]
    #: What is wrong in the record, as JSON, such as ``"blot.fill"``; None if it is the record as a whole.
    text: Optional[str]
    #: How to mend it.
    help: Optional[str]
    #: The nearest valid name, such as ``bolt.fill``.
    suggestion: Optional[str]

    @property
    def place(self) -> str:
        """The place in words, such as ``row 3, at "blot.fill"``."""
        place = "the defaults" if self.row is None else f"row {self.row}"
        return place if self.text is None else f"{place}, at {self.text}"

    def __str__(self) -> str:
        help = f" ({self.help})" if self.help else ""
        return f"{self.code}: {self.message}, {self.place}{help}"

    @classmethod
    def _read(cls, fields: Mapping[str, Any], row: Optional[int], line: str) -> Diagnostic:
        column, end = fields.get("column"), fields.get("endColumn")
        # Columns count characters from 1. A whole record has no other place than its row.
        text = line[column - 1 : end - 1] if column and end and end > column else None
        is_whole = text is None or text == line
        return cls(
            code=str(fields.get("code", "")),
            severity=str(fields.get("severity", "error")),
            message=str(fields.get("message", "")),
            row=row,
            text=None if is_whole or not text else shortened(text, cls._longest),
            help=fields.get("help"),
            suggestion=fields.get("suggestion"),
        )


class LabelKitError(Exception):
    """An error of this module."""


class ToolError(LabelKitError):
    """The tool could not be run, or ended before it had answered."""


class FingerprintError(ToolError):
    """The tool is another one than that which the caller expects, so that its images may differ."""

    def __init__(self, version: str, fingerprint: str, expected: str) -> None:
        self.version, self.fingerprint, self.expected = version, fingerprint, expected
        super().__init__(
            f"this machine's LabelKit {version} has the fingerprint {fingerprint}, not {expected}; "
            "install the same version, with the same libraries and fonts, on all machines"
        )

    def __reduce__(self) -> Any:
        return (type(self), (self.version, self.fingerprint, self.expected))


class WorkerError(ToolError):
    """The tool ended before it had answered all rows that it had read."""

    def __init__(
        self, end: str, messages: str, unanswered: Sequence[Tuple[int, Optional[str]]], culprit: Optional[Tuple[int, Optional[str]]] = None
    ) -> None:
        self.end, self.messages = end, messages
        #: The numbers and ids of the rows that it had read and not answered.
        self.unanswered = tuple(unanswered)
        #: The number and the id of the row that ends the tool; None if none does, as if something else has killed it.
        self.culprit = culprit
        text = end
        if culprit is not None:
            text += f" at {self._name(*culprit)}; with isolate=True such a row is a failed row, and the others are rendered"
        elif self.unanswered:
            others = len(self.unanswered) - 1
            text += f" before all rows were answered; the first without an answer is {self._name(*self.unanswered[0])}"
            text += f", and there are {others} more" if others else ""
        super().__init__(f"{text}: {messages[-2000:]}" if messages else text)

    @staticmethod
    def _name(row: int, id: Optional[str]) -> str:
        return f"row {row}" if id is None else f'row {row}, "{shortened(id, 200)}"'

    @property
    def id(self) -> Optional[str]:
        """The id of the row that ends the tool, or else of the first row that was not answered."""
        first = self.culprit or (self.unanswered[0] if self.unanswered else None)
        return first[1] if first else None

    def __reduce__(self) -> Any:
        return (type(self), (self.end, self.messages, self.unanswered, self.culprit))


class LabelError(LabelKitError):
    """A label that cannot be rendered or measured."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(map(str, self.diagnostics)) or "the label failed without a message")

    @property
    def _first(self) -> Optional[Diagnostic]:
        return next((one for one in self.diagnostics if one.severity == "error"), None)

    @property
    def code(self) -> str:
        """The code of the first error, such as ``LK0102``."""
        return self._first.code if self._first else ""

    @property
    def place(self) -> str:
        """Where the first error is, such as ``row 0, at "blot.fill"``."""
        return self._first.place if self._first else ""

    @property
    def suggestion(self) -> Optional[str]:
        """The nearest valid name for the first error."""
        return self._first.suggestion if self._first else None

    def __reduce__(self) -> Any:
        # Errors are sent between processes, as by multiprocessing.
        return (type(self), (self.diagnostics,))
