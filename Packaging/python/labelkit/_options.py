# SPDX-License-Identifier: MIT
"""How records are rendered: what the options of the command line say, as a value that can be sent to other machines."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from typing import Any, List, Mapping, Optional, Sequence

#: A record, with the keys of a label in a manifest.
Record = Mapping[str, Any]


@dataclass(frozen=True)
class Options:
    """The options of ``labelkit worker``. Paths are those of the machine that renders."""

    #: Keys for all records, such as ``{"font": {"size": 20}}``.
    defaults: Optional[Record] = None
    #: The other keys of a manifest, without its labels: ``variants``, ``strings``, ``icons``, ``fonts``.
    manifest: Mapping[str, Any] = field(default_factory=dict)
    #: The number of threads; by default one for each processor.
    jobs: Optional[int] = None
    #: The processor time of one label in seconds; 10 by default.
    timeout: Optional[float] = None
    font_dirs: Sequence[str] = ()
    #: Folders of icons, or icon fonts, by their prefixes.
    icons: Mapping[str, str] = field(default_factory=dict)
    system_fonts: bool = True
    #: A crash fails only the row that caused it.
    isolate: bool = False
    #: The records are those of strangers.
    untrusted: bool = False
    #: The smallest files, which take longer.
    optimize: bool = False
    #: Warnings are errors.
    strict: bool = False

    def sources(self) -> List[str]:
        """The arguments for fonts, icons and trust, which all commands have."""
        options = [text for folder in self.font_dirs for text in ("--font-dir", os.fspath(folder))]
        options += [text for prefix, path in self.icons.items() for text in ("--icons", f"{prefix}={os.fspath(path)}")]
        return options + ["--no-system-fonts"] * (not self.system_fonts) + ["--untrusted"] * self.untrusted

    def arguments(self) -> List[str]:
        """All arguments of ``labelkit worker``."""
        options = self.sources()
        options += [] if self.jobs is None else ["--jobs", f"{self.jobs}"]
        options += [] if self.timeout is None else ["--timeout", f"{self.timeout:g}"]
        return options + ["--isolate"] * self.isolate + ["--optimize"] * self.optimize + ["--strict"] * self.strict

    def head(self) -> str:
        """The line before the records. There is always one, so that a record with a key ``version`` is not taken for it."""
        fields = {"version": 1, **self.manifest}
        return to_json(fields if self.defaults is None else {**fields, "defaults": dict(self.defaults)})


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
