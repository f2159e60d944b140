# SPDX-License-Identifier: MIT
"""What became of a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Optional, Tuple

from ._errors import Diagnostic, LabelError


@dataclass(frozen=True)
class Result:
    """What became of a record."""

    #: The number of the record, from 0.
    row: int
    #: The record's ``id``, or None.
    id: Optional[str]
    #: The image; None if the label failed, or if only digests were asked for.
    png: Optional[bytes]
    #: In pixels; None if the label failed.
    width: Optional[int]
    height: Optional[int]
    diagnostics: Tuple[Diagnostic, ...]
    #: The SHA-256 of the image in hexadecimal; None if the label failed.
    digest: Optional[str] = None
    #: The name that ``labelkit batch`` gives the file, such as ``rain@2x.png``; it tells the variants of a record apart, which
    #: come in the order of their names.
    path: Optional[str] = None
    #: What the variant has of its own, such as ``{"scale": 2}``; None for a record without variants.
    variant: Optional[Mapping[str, Any]] = None

    @property
    def ok(self) -> bool:
        return self.digest is not None

    @property
    def status(self) -> str:
        """``rendered`` or ``failed``."""
        return "rendered" if self.ok else "failed"

    def unwrap(self) -> bytes:
        """The image, or the label's error as an exception."""
        if self.png is None:
            raise LabelError(self.diagnostics)
        return self.png

    @classmethod
    def _read(cls, answer: Mapping[str, Any], png: Optional[bytes], row: int, id: Optional[str], line: str) -> Result:
        notes = tuple(Diagnostic._read(fields, row, line) for fields in answer.get("diagnostics", ()))
        is_rendered = answer["status"] == "rendered"
        return cls(
            row=row,
            id=id,
            png=png if is_rendered else None,
            width=answer.get("width"),
            height=answer.get("height"),
            diagnostics=notes,
            digest=answer["digest"] if is_rendered else None,
            path=answer.get("path"),
            variant=answer.get("variant"),
        )
