# SPDX-License-Identifier: MIT
"""A process of the tool that reads lines while its answers are read."""

from __future__ import annotations

import os
import selectors
import signal
import socket
import subprocess
import tempfile
import threading
from typing import IO, Iterable, List, Optional

from ._errors import ToolError
from ._tool import environment, executable


_crashes = {signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGSEGV, signal.SIGSYS, signal.SIGTRAP}


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
        # A byte in this socket says that the writer has finished, so that nobody waits for answers to lines that never come.
        self._finished, self._signal = socket.socketpair()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._finished, selectors.EVENT_READ)

    @property
    def id(self) -> int:
        """The number of the process."""
        return self._process.pid

    # MARK: Lines in

    def put(self, line: str) -> None:
        """Writes one line on the caller's thread."""
        try:
            self._input.write(line.encode() + b"\n")
            self._input.flush()
        except BrokenPipeError:
            pass  # As on the thread.

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
                # A surrogate, as in names of files that are not UTF-8, is written as it is: the tool refuses that row alone.
                self._input.write(line.encode(errors="surrogatepass") + b"\n")
                # At once, because the source of lines may wait for the answer before it has another.
                self._input.flush()
            if is_last:
                self._input.close()
        except BrokenPipeError:
            pass  # The process has ended; its exit code says why.
        except BaseException as error:
            self._failure = error
            self._process.kill()
        finally:
            try:
                self._signal.send(b".")
            except OSError:
                pass  # Closed, because nobody waits any more.

    # MARK: Answers out

    def wait(self) -> bool:
        """Waits for more output, or for the writer to finish. False at the end of the output.

        Raises what went wrong in the source of lines.
        """
        for key, _ in self._selector.select():
            if key.fileobj is self._finished:
                self._finished.recv(1)
                self._writer = None
                if self._failure is not None:
                    raise self._failure
            else:
                data = os.read(self._output, 1 << 20)
                if not data:
                    return False
                self._buffer += data
        return True

    @property
    def has_line(self) -> bool:
        """Whether a whole line is there, so that taking it does not wait."""
        return b"\n" in self._buffer

    def line(self) -> Optional[bytes]:
        """The next line of the output, or None at its end."""
        while not self.has_line:
            if not self.wait():
                return None
        return self._take(self._buffer.index(b"\n") + 1)

    def read(self, count: int) -> Optional[bytes]:
        """The next bytes of the output, or None if it ends before."""
        while len(self._buffer) < count:
            if not self.wait():
                return None
        return self._take(count)

    def _take(self, count: int) -> bytes:
        data = bytes(memoryview(self._buffer)[:count])
        del self._buffer[:count]
        return data

    # MARK: The end

    def end(self) -> str:
        """Waits for the end, and says how the process ended. Raises what went wrong in the source of lines."""
        code = self._process.wait()
        if self._failure is not None:
            raise self._failure
        return f"ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

    @property
    def has_crashed(self) -> bool:
        """Whether it has ended by an error of its own, and nobody has killed it."""
        return -(self._process.returncode or 0) in _crashes

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
        self._finished.close()
        self._signal.close()
        assert self._process.stdout is not None
        self._process.stdout.close()
        if self._writer is None or not self._writer.is_alive():
            try:
                self._input.close()
            except OSError:
                pass  # What was not yet written has no reader.
        self._messages.close()
