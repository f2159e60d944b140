# SPDX-License-Identifier: MIT
"""Records to WebDataset archives, by way of Spark's own commit of a data source: see ``write_archives``."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import time
import uuid
from typing import Any, Dict, Iterator, List, Mapping, Optional

import labelkit
from labelkit import Options
from pyarrow import fs  # type: ignore[import-not-found,import-untyped,unused-ignore]
from pyspark import TaskContext
from pyspark.sql import DataFrame
from pyspark.sql.datasource import DataSource, DataSourceArrowWriter, WriterCommitMessage
from pyspark.sql.types import StructType

from ._archive import ArchiveWriter, Counts, StagedFile
from ._records import lines
from ._task import Task

#: The file that says that all others are there. It has the counts as JSON.
SUCCESS = "_SUCCESS"
_name = re.compile(SUCCESS + r"|labels-\d{6,}\.(tar|json)|failed-\d{6,}\.ndjson")


def write_archives(
    records: DataFrame,
    output: str,
    options: Options = Options(),
    *,
    column: Optional[str] = None,
    partitions: Optional[int] = None,
    archive_size: int = 512 << 20,
    overwrite: bool = False,
) -> Dict[str, Any]:
    """Renders records into ``labels-000000.tar`` and so on in a folder, and returns the counts of rows.

    The rows are spread over ``partitions`` by their ids, by default as many as ``spark.sql.shuffle.partitions``, so that
    the archives do not depend on the order of the rows, and a row with the id of another one is an error. Each image is
    ``key.png`` next to ``key.json``, as WebDataset reads them and ``labelkit batch --archive`` writes them. The records that
    cannot be rendered are in ``failed-000000.ndjson``. ``output`` is a path or a URI that every machine can write to, such as
    ``s3://bucket/labels``. ``overwrite`` replaces the files of an earlier job there, and leaves all others.

    A task writes into a folder of its attempt. Spark lets one attempt of each partition commit, and when all of them have,
    the driver renames their files and writes ``_SUCCESS``. A job that fails leaves no archive.
    """
    session = records.sparkSession
    session.dataSource.register(_Archives)
    folder, path = fs.FileSystem.from_uri(_uri(output))
    found = folder.get_file_info(path).type
    if found == fs.FileType.File:
        raise FileExistsError(f"{output} is a file; choose a folder")
    if not overwrite and found == fs.FileType.Directory and _files(folder, path):
        raise FileExistsError(f"{output} has the archives of a job already; choose another folder, or replace them with overwrite")
    arguments = {"options": dataclasses.asdict(options), "output": _uri(output), "archive_size": archive_size}
    rows = lines(records, column, partitions or int(session.conf.get("spark.sql.shuffle.partitions") or 200))
    mode = "overwrite" if overwrite else "append"
    rows.write.format(_Archives.name()).mode(mode).option("arguments", json.dumps(arguments)).save()
    with folder.open_input_stream(f"{path}/{SUCCESS}") as file:
        counts: Dict[str, Any] = json.loads(file.read())
        return counts


def _uri(output: str) -> str:
    return output if "://" in output else "file://" + os.path.abspath(output)


def _files(folder: Any, path: str) -> List[str]:
    """The files of earlier jobs in a folder, first the one that says that they are complete."""
    infos = folder.get_file_info(fs.FileSelector(path))
    files = [info.path for info in infos if info.type == fs.FileType.File and _name.fullmatch(info.base_name)]
    return sorted(files, key=lambda file: not file.endswith(SUCCESS))


class _Archives(DataSource):
    """The data source that Spark writes."""

    @classmethod
    def name(cls) -> str:
        return "labelkit-archives"

    def writer(self, schema: StructType, overwrite: bool) -> DataSourceArrowWriter:
        arguments = json.loads(self.options["arguments"])
        return _Writer(Task(Options(**arguments["options"])), arguments["output"], arguments["archive_size"], overwrite)


@dataclasses.dataclass
class _Message(WriterCommitMessage):
    """What a task has written."""

    partition: int
    files: List[StagedFile]
    counts: Counts


class _Writer(DataSourceArrowWriter):
    def __init__(self, task: Task, output: str, archive_size: int, overwrite: bool) -> None:
        self._task = task
        self._output = output
        self._archive_size = archive_size
        self._overwrite = overwrite
        self._staging = f"_temporary-{uuid.uuid4().hex}"
        # Made here, on the driver, so that no task that outlives a failed job makes it again.
        folder, _, staging = self._open()
        folder.create_dir(staging, recursive=True)

    def _open(self) -> Any:
        folder, path = fs.FileSystem.from_uri(self._output)
        return folder, path, f"{path}/{self._staging}"

    def write(self, iterator: Iterator[Any]) -> WriterCommitMessage:
        """On an executor: writes the archives of one partition where no other attempt writes."""
        context = TaskContext.get()
        assert context is not None
        folder, _, staging = self._open()
        attempt = f"{staging}/{context.partitionId():06d}-{context.taskAttemptId()}"
        folder.create_dir(attempt, recursive=False)
        writer = ArchiveWriter(folder, attempt, self._archive_size)
        try:
            for result in self._task.results(iterator):
                writer.add(result)
            return _Message(context.partitionId(), writer.finish(), writer.counts)
        except BaseException:
            writer.abandon()
            raise

    def commit(self, messages: List[Optional[WriterCommitMessage]]) -> None:
        """On the driver, after all partitions: gives the files their names."""
        folder, path, staging = self._open()
        if self._overwrite:
            for old in _files(folder, path):
                folder.delete_file(old)
        tasks = sorted((one for one in messages if isinstance(one, _Message)), key=lambda one: one.partition)
        numbers = {"labels": 0, "failed": 0}
        counts = Counts()
        for task in tasks:
            counts += task.counts
            for file in task.files:
                name = f"{path}/{file.kind}-{numbers[file.kind]:06d}"
                numbers[file.kind] += 1
                folder.move(file.path, name + file.suffix)
                if file.manifest is not None:
                    _put(folder, f"{name}.json", {**file.manifest, "fingerprint": self._task.fingerprint})
        folder.delete_dir(staging)
        summary = {**dataclasses.asdict(counts), "archives": numbers["labels"], "fingerprint": self._task.fingerprint}
        _put(folder, f"{path}/{SUCCESS}", summary)

    def abort(self, messages: List[Optional[WriterCommitMessage]]) -> None:
        """On the driver, after a failure."""
        folder, _, staging = self._open()
        for wait in (0.1, 0.5, 2.0, None):
            try:
                if folder.get_file_info(staging).type == fs.FileType.Directory:
                    folder.delete_dir(staging)
                return
            except OSError:
                # A task that Spark has not ended yet writes into the folder.
                if wait is None:
                    raise
                time.sleep(wait)


def _put(folder: Any, path: str, fields: Mapping[str, Any]) -> None:
    with folder.open_output_stream(path) as file:
        file.write(json.dumps(fields).encode() + b"\n")
