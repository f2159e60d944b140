# SPDX-License-Identifier: MIT
"""A process of the tool that reads lines while its answers are read."""

from __future__ import annotations

import os
import selectors
import subprocess
import tempfile
import threading
from typing import IO, Iterable, List, Optional

from ._errors import ToolError
from ._tool import environment, executable


class Process:
    """The tool, with lines going in on a thread and answers coming out on the caller's."""

    def __init__(self, arguments: List[str]) -> None:
        self._messages: IO[bytes] = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                [executable(), *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._messages,
                env=environment(),
            )
        except OSError as error:
            self._messages.close()
            raise ToolError(
                f"the tool could not be started: {error}; install the wheel of LabelKit, or set LABELKIT to the path of the executable"
            ) from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: int = self._process.stdout.fileno()
        self._buffer = bytearray()
        self._writer: Optional[threading.Thread] = None
        self._failure: Optional[BaseException] = None
        # A byte in this pipe says that the writer has finished, so that nobody waits for answers to lines that never come.
        self._finished, self._signal = os.pipe()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._finished, selectors.EVENT_READ)

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    # MARK: Lines in

    def send(self, lines: Iterable[str], is_last: bool) -> None:
        """Writes lines on a thread, so that there can be any number of them; closes the pipe after the last ones."""
        self._writer = threading.Thread(target=self._write, args=(lines, is_last), daemon=True)
        self._writer.start()

    @property
    def is_writing(self) -> bool:
        return self._writer is not None

    def _write(self, lines: Iterable[str], is_last: bool) -> None:
        try:
            for line in lines:
                self._input.write(line.encode() + b"\n")
                # At once, because the source of lines may wait for the answer before it has another.
                self._input.flush()
            if is_last:
                self._input.close()
        except (BrokenPipeError, ValueError) as error:
            # The process has ended; its exit code says why. Other values than JSON has are the caller's error.
            if not isinstance(error, BrokenPipeError):
                self._fail(error)
        except BaseException as error:
            self._fail(error)
        finally:
            try:
                os.write(self._signal, b".")
            except OSError:
                pass  # Closed, because nobody waits any more.

    def _fail(self, error: BaseException) -> None:
        self._failure = error
        self._process.kill()

    # MARK: Answers out

    def wait(self) -> bool:
        """Waits for more output, or for the writer to finish. False at the end of the output."""
        for key, _ in self._selector.select():
            if key.fd == self._finished:
                os.read(self._finished, 1)
                self._writer = None
            else:
                data = os.read(self._output, 1 << 20)
                if not data:
                    return False
                self._buffer += data
        return True

    def line(self) -> Optional[bytes]:
        """The next line of the output if it is complete."""
        end = self._buffer.find(b"\n")
        return None if end < 0 else self.take(end + 1)

    def take(self, count: int) -> Optional[bytes]:
        """The next bytes of the output if all of them are there."""
        if len(self._buffer) < count:
            return None
        data = bytes(memoryview(self._buffer)[:count])
        del self._buffer[:count]
        return data

    # MARK: The end

    def end(self) -> str:
        """Waits for the end, raises what went wrong in the source of lines, and says how the process ended."""
        code = self._process.wait()
        # Not longer: the source of lines may be waiting for something, while the process has died.
        if self._writer is not None:
            self._writer.join(1)
        if self._failure is not None:
            raise self._failure
        return f"ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def messages(self) -> str:
        """The end of what the process has written to standard error."""
        size = self._messages.seek(0, os.SEEK_END)
        self._messages.seek(max(0, size - 16_384))
        return self._messages.read().decode(errors="replace").strip()

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        if self._writer is not None:
            self._writer.join(1)
        self._selector.close()
        for descriptor in (self._finished, self._signal):
            os.close(descriptor)
        assert self._process.stdout is not None
        self._process.stdout.close()
        if self._writer is None or not self._writer.is_alive():
            try:
                self._input.close()
            except OSError:
                pass  # What was not yet written has no reader.
        self._messages.close()
