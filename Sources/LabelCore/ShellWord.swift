// SPDX-License-Identifier: MIT

/// Words of commands that people copy into a shell.
package enum ShellWord {
  /// The text as one word: in single quotation marks, unless it has only characters that mean nothing to a shell.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "+"),
        UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "%"):
        true
      default: false
      }
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// An option with its value, in one word if the value would be taken for an option.
  package static func option(_ name: String, _ value: String) -> String {
    value.hasPrefix("-") ? quoted("\(name)=\(value)") : "\(name) \(quoted(value))"
  }
}
