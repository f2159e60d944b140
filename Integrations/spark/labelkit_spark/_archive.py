# SPDX-License-Identifier: MIT
"""The WebDataset archives of one partition."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
import tarfile
from typing import Any, Dict, List, Optional, Sequence

import labelkit


@dataclasses.dataclass
class Counts:
    """What became of rows."""

    rendered: int = 0
    failed: int = 0
    bytes: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.rendered + other.rendered, self.failed + other.failed, self.bytes + other.bytes)


@dataclasses.dataclass
class StagedFile:
    """A file under the name of its attempt."""

    #: ``labels`` or ``failed``.
    kind: str
    path: str
    suffix: str
    manifest: Optional[Dict[str, Any]] = None


def key(path: str) -> str:
    """The key of an image that ``labelkit batch`` would call so, as in the archives of ``labelkit batch``.

    A reader ends the key at the first dot of the name, skips folders such as ``__meta__`` at the beginning, and needs a name.
    """
    *folders, name = path.removesuffix(".png").replace("%", "%25").split("/")
    if folders and re.fullmatch("__.*__", folders[0]):
        folders[0] = "%5F" + folders[0][1:]
    return "/".join([*folders, name.replace(".", "%2E") or "%"])


def _notes(diagnostics: Sequence[labelkit.Diagnostic]) -> List[Dict[str, Any]]:
    """The diagnostics without their places, which a label among many others does not have."""
    names = ("code", "severity", "message", "text", "help", "suggestion")
    return [{name: getattr(one, name) for name in names if getattr(one, name) is not None} for one in diagnostics]


def _file(name: str, data: bytes) -> bytes:
    """A file of an archive, without a time and an owner, so that the same files give the same archive."""
    member = tarfile.TarInfo(name)
    member.size = len(data)
    return member.tobuf(tarfile.PAX_FORMAT) + data + bytes(-len(data) % tarfile.BLOCKSIZE)


_end = bytes(2 * tarfile.BLOCKSIZE)


class ArchiveWriter:
    """Writes results into archives of at most so many bytes, in a folder that is its own."""

    def __init__(self, folder: Any, path: str, archive_size: int) -> None:
        self._folder, self._path, self._archive_size = folder, path, archive_size
        self.counts = Counts()
        self._files: List[StagedFile] = []
        self._archive: Any = None
        self._failures: Any = None
        self._count, self._size = 0, 0
        self._digests = hashlib.sha256()

    def add(self, result: labelkit.Result) -> None:
        notes = _notes(result.diagnostics)
        if result.png is None or result.path is None:
            self.counts.failed += 1
            self._fail({"id": result.id, "diagnostics": notes})
            return
        fields: Dict[str, Any] = {"id": result.id}
        if result.variant is not None:
            fields["variant"] = dict(result.variant)
        fields.update(width=result.width, height=result.height, digest=result.digest, diagnostics=notes)
        name = key(result.path)
        files = _file(name + ".png", result.png) + _file(name + ".json", json.dumps(fields, ensure_ascii=False).encode())
        if self._archive is not None and self._size + len(files) + len(_end) > self._archive_size:
            self._close_archive()
        (self._archive or self._open_archive()).write(files)
        self._size += len(files)
        self._count += 1
        self._digests.update(bytes.fromhex(result.digest or ""))
        self.counts.rendered += 1
        self.counts.bytes += len(result.png)

    def finish(self) -> List[StagedFile]:
        """Closes the files, and returns them in order."""
        if self._archive is not None:
            self._close_archive()
        if self._failures is not None:
            self._failures.close()
        return self._files

    def abandon(self) -> None:
        """Closes the files of an attempt that has failed."""
        for file in (self._archive, self._failures):
            if file is not None:
                file.close()

    def _open_archive(self) -> Any:
        path = f"{self._path}/{len(self._files):06d}.tar"
        self._archive = self._folder.open_output_stream(path)
        self._files.append(StagedFile("labels", path, ".tar"))
        self._count, self._size, self._digests = 0, 0, hashlib.sha256()
        return self._archive

    def _close_archive(self) -> None:
        self._archive.write(_end)
        self._archive.close()
        self._archive = None
        archive = [file for file in self._files if file.kind == "labels"][-1]
        # The digest is that of the digests of the images, in their order.
        archive.manifest = {"count": self._count, "bytes": self._size + len(_end), "digest": self._digests.hexdigest()}

    def _fail(self, fields: Dict[str, Any]) -> None:
        if self._failures is None:
            path = f"{self._path}/failed.ndjson"
            self._failures = self._folder.open_output_stream(path)
            self._files.append(StagedFile("failed", path, ".ndjson"))
        self._failures.write(json.dumps(fields, ensure_ascii=False).encode() + b"\n")
