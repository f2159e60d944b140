// SPDX-License-Identifier: MIT

internal import LabelCore

/// A location in the text of a property list that is being read, and how much has been read of it.
struct PropertyListCursor {
  static let format = "property list"

  let source: SourceText
  private(set) var index = 0
  private var nodeCount = 0
  /// The last location that was asked for, from which the next one is counted: a line may be as long as the file.
  private var known: (index: Int, line: Int, column: Int)

  init(_ source: SourceText) {
    self.source = source
    known = (0, source.firstLine, 1)
  }

  /// The next byte; nil at the end.
  var peek: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

  var here: DocumentLocation {
    mutating get {
      while known.index < index {
        let byte = source.bytes[known.index]
        known.index += 1
        let next = known.index < source.bytes.count ? source.bytes[known.index] : 0
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
          (known.line, known.column) = (known.line + 1, 1)
        } else if !UTF8.isContinuation(next) {
          known.column += 1
        }
      }
      return DocumentLocation(file: source.file, line: known.line, column: known.column)
    }
  }

  /// Moves to an offset, which is not before the last location that was asked for.
  mutating func move(to offset: Int) { index = min(offset, source.bytes.count) }

  mutating func advance(_ count: Int = 1) { index = min(index + count, source.bytes.count) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  func starts(with text: String) -> Bool { source.bytes[index...].starts(with: text.utf8) }

  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    advance(text.utf8.count)
    return true
  }

  /// Reads up to a text and past it, and gives what stands before; nil, and nothing read, where the text does not come.
  mutating func take(to end: String) -> ArraySlice<UInt8>? {
    let wanted = Array(end.utf8)
    var last = index
    while last + wanted.count <= source.bytes.count {
      if source.bytes[last] == wanted[0], source.bytes[last...].starts(with: wanted) {
        defer { index = last + wanted.count }
        return source.bytes[index..<last]
      }
      last += 1
    }
    return nil
  }

  mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while let byte = peek, isTaken(byte) { index += 1 }
    return source.bytes[start..<index]
  }

  mutating func node(_ value: DocumentNode.Value, from start: DocumentLocation) -> DocumentNode {
    let end = here
    return DocumentNode(value, at: source.location(from: start, toLine: end.line, column: end.column))
  }

  /// Counts a value that begins.
  ///
  /// - Throws: that there are too many, or that they are nested too deep.
  mutating func begin(depth: Int) throws(Diagnostic) {
    nodeCount += 1
    if depth >= DocumentLimits.depth { throw mistake("values are nested deeper than \(DocumentLimits.depth)") }
    if nodeCount > DocumentLimits.nodes { throw mistake("there are more than \(DocumentLimits.nodes) values") }
  }

  mutating func mistake(_ reason: String, at location: DocumentLocation? = nil) -> Diagnostic {
    let location = location ?? here
    return source.diagnostic(.syntax(format: Self.format, reason: reason), at: location)
  }
}
