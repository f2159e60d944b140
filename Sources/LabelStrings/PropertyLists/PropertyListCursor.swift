// SPDX-License-Identifier: MIT

internal import LabelCore

/// A position in the text of a property list, and the number of values read so far.
struct PropertyListCursor {
  static let format = "property list"

  let source: SourceText
  private(set) var index = 0
  private var nodeCount = 0
  /// The last requested location, from which the next one is counted: a line may be as long as the file.
  private var lastLocation: (index: Int, line: Int, column: Int)

  init(_ source: SourceText) {
    self.source = source
    lastLocation = (0, source.firstLine, 1)
  }

  /// The next byte; nil at the end.
  var peek: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

  var here: DocumentLocation {
    mutating get {
      while lastLocation.index < index {
        let byte = source.bytes[lastLocation.index]
        lastLocation.index += 1
        let next = lastLocation.index < source.bytes.count ? source.bytes[lastLocation.index] : 0
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
          (lastLocation.line, lastLocation.column) = (lastLocation.line + 1, 1)
        } else if !UTF8.isContinuation(next) {
          lastLocation.column += 1
        }
      }
      return DocumentLocation(file: source.file, line: lastLocation.line, column: lastLocation.column)
    }
  }

  /// Moves to an offset, which must not be before the last requested location.
  mutating func move(to offset: Int) { index = min(offset, source.bytes.count) }

  mutating func advance(_ count: Int = 1) { index = min(index + count, source.bytes.count) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  func starts(with text: String) -> Bool { source.bytes[index...].starts(with: text.utf8) }

  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    advance(text.utf8.count)
    return true
  }

  /// Reads up to a text and past it, and returns the bytes before it; nil, and nothing is read, if the text does not follow.
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

  /// Counts a new value.
  ///
  /// - Throws: A syntax error if there are too many values, or if they are nested too deeply.
  mutating func begin(depth: Int) throws(Diagnostic) {
    nodeCount += 1
    if depth >= DocumentLimits.depth { throw syntaxError("values are nested deeper than \(DocumentLimits.depth)") }
    if nodeCount > DocumentLimits.nodes { throw syntaxError("there are more than \(DocumentLimits.nodes) values") }
  }

  mutating func syntaxError(_ reason: String, at location: DocumentLocation? = nil) -> Diagnostic {
    let location = location ?? here
    return source.diagnostic(.syntax(format: Self.format, reason: reason), at: location)
  }
}
