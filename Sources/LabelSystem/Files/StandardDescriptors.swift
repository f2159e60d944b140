// SPDX-License-Identifier: MIT

internal import Glibc

/// The descriptors 0, 1 and 2, which a process may have been started without, as with `<&-` in a shell.
package enum StandardDescriptors {
  /// Takes the numbers of those that are closed, so that no file that is opened later gets one of them and is read or written in their place.
  /// Reading from and writing to them still fails with "Bad file descriptor".
  package static func reserve() {
    for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      // The lowest free number, so this one.
      if fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", mode) }
    }
  }
}
