// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Single keys from the terminal on standard input, which act without Enter.
///
/// While this value exists, the terminal neither echoes nor collects lines. Its old mode is restored when the value is released; with
/// `Cancellation.watch()` SIGINT and SIGTERM end the waiting, so that the value is released then too. Keys that would stop or kill the
/// process in another way, Ctrl-Z and Ctrl-\, do nothing meanwhile.
package struct KeyInput: ~Copyable {
  private let mode: termios
  private var waiting: [UInt8] = []

  private init(restoring mode: termios) { self.mode = mode }

  /// Changes the mode of the terminal.
  ///
  /// - Returns: The keys; nil if standard input is no terminal.
  package static func begin() -> KeyInput? {
    var old = termios()
    guard tcgetattr(STDIN_FILENO, &old) == 0 else { return nil }
    var new = old
    new.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &new.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      // 0 is a character that no key sends.
      characters[Int(VQUIT)] = 0
      characters[Int(VSUSP)] = 0
    }
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &new) == 0 else { return nil }
    return KeyInput(restoring: old)
  }

  deinit {
    var mode = mode
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  /// The next key as an ASCII character in lower case; nil at the end of the input (Ctrl-D) and after a signal. Keys that send a sequence,
  /// such as arrows, are left out.
  package mutating func next() -> Character? {
    while true {
      while let byte = waiting.first {
        waiting.removeFirst()
        if byte == 0x1B { skipSequence() }
        if byte == 4 { return nil }
        if byte < 0x80, byte != 0x1B { return Character(Unicode.Scalar(byte)).lowercased().first }
      }
      guard Cancellation.waitForInput(.standardInput) else { return nil }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      waiting = Array(bytes[..<count])
    }
  }

  /// Removes the rest of a sequence, which comes in one piece: `[` with parameters up to a letter or `~`, or `O` and a letter.
  private mutating func skipSequence() {
    guard let introducer = waiting.first, introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else { return }
    waiting.removeFirst()
    while let byte = waiting.first {
      waiting.removeFirst()
      if (0x40...0x7E).contains(byte) { return }
    }
  }
}

/// The size of the terminal on standard error.
package enum TerminalSize {
  /// The numbers of columns and rows; 80 and 24 if there is no terminal.
  package static var current: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
