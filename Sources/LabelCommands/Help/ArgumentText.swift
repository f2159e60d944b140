// SPDX-License-Identifier: MIT

import LabelCore
import LabelSystem

/// The arguments of the process as bytes. `CommandLine.arguments` replaces what is not UTF-8, so that a path would name another file.
enum ArgumentText {
  /// The first argument that is not UTF-8, with the bytes that are not written as `\xff`.
  static func firstUnreadable() -> String? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
      let text = unsafe NameText.of(UnsafePointer(argument))
      if !text.isExact { return text.text }
    }
    return nil
  }

  /// The error for such an argument.
  static func diagnostic(_ argument: String) -> Diagnostic {
    Diagnostic(LabelError.usage(reason: "the argument \"\(argument)\" is not UTF-8; rename the file, or set the terminal to UTF-8"))
  }
}
