// SPDX-License-Identifier: MIT

/// Recognises dependency files that LabelKit wrote. They have no heading, because Ninja reads no comments in them.
enum DependencyForm {
  /// More of a file is not read.
  static let headLength = 1 << 16

  /// Whether the first bytes of a file have the form of a dependency file: the JSON object with `inputs`, or a rule whose prerequisites are
  /// each on a line of their own, followed by rules without prerequisites. The last line may be cut off.
  static func matches(_ head: ArraySlice<UInt8>) -> Bool {
    if head.starts(with: #"{"inputs":["#.utf8) { return true }
    var lines = head.split(separator: newline, omittingEmptySubsequences: false)
    guard lines.count > 1 else { return false }
    lines.removeLast()
    // Lines of targets come first, up to the one that ends with a colon.
    var state = State.targets
    for line in lines {
      guard let next = state.next(line) else { return false }
      state = next
    }
    return state != .targets || head.count == headLength
  }

  /// Whether an odd number of backslashes precedes a character, which is then part of a name.
  fileprivate static func isEscaped(_ before: ArraySlice<UInt8>) -> Bool {
    !before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }

  private static let newline = UInt8(ascii: "\n")

  /// What the next line has to be.
  private enum State {
    /// `path \`, or the last target: `path: \` or `path:`.
    case targets
    /// ` path \` or, as the last one, ` path`.
    case prerequisites
    /// `path:`.
    case phonyRules

    func next(_ line: ArraySlice<UInt8>) -> State? {
      let isContinued = line.suffix(2).elementsEqual(" \\".utf8)
      let text = isContinued ? line.dropLast(2) : line
      guard text.last != nil, text.first != UInt8(ascii: "\t") else { return nil }
      let endsWithColon = text.last == UInt8(ascii: ":") && !DependencyForm.isEscaped(text.dropLast())
      switch self {
      case .targets:
        if endsWithColon { return isContinued ? .prerequisites : .phonyRules }
        return isContinued ? .targets : nil
      case .prerequisites:
        guard text.first == UInt8(ascii: " "), !endsWithColon else { return nil }
        return isContinued ? .prerequisites : .phonyRules
      case .phonyRules: return endsWithColon && !isContinued && text.first != UInt8(ascii: " ") ? .phonyRules : nil
      }
    }
  }
}
