// SPDX-License-Identifier: MIT

/// How a JSON value is written.
package struct JSONLayout: Sendable {
  fileprivate var colon = ":"
  fileprivate var sortsNames = false
  /// Whether numbers have the fewest digits that read back as the same number, rather than at most six decimals.
  fileprivate var hasExactNumbers = false
  /// Whether `<` is an escape. In a script element, `</` would end the script and `<!--` would change how it is parsed.
  fileprivate var escapesMarkup = false
  /// The members of the outermost object whose elements are each on a line.
  fileprivate var rows: [String] = []
  fileprivate var rowsBeginLine = false
  fileprivate var isIndented = false
  /// In bytes: of indented arrays without objects that stay on one line; 0 for none.
  fileprivate var maximumLineLength = 0

  /// One line.
  package static let line = JSONLayout()
  /// One line with exact numbers.
  package static let exact = JSONLayout(hasExactNumbers: true)
  /// One line with sorted names and exact numbers: equal values have equal texts.
  package static let canonical = JSONLayout(sortsNames: true, hasExactNumbers: true)
  /// One line for a script element of HTML.
  package static let script = JSONLayout(escapesMarkup: true)
  /// Several lines, indented by two spaces, with a line end. Short arrays without objects stay on one line.
  package static let document = JSONLayout(colon: ": ", isIndented: true, maximumLineLength: 100)
  /// As Xcode writes it, so that saving a file there changes no line: sorted names, and a space on either side of the colon.
  package static let xcode = JSONLayout(colon: " : ", sortsNames: true, isIndented: true)

  /// One line, but for the elements of some members of the object, each on its own.
  ///
  /// - Parameter beginLine: Whether these members begin a line too, but for the first of the object.
  package func rows(_ names: String..., beginLine: Bool) -> JSONLayout {
    var layout = self
    (layout.rows, layout.rowsBeginLine) = (names, beginLine)
    return layout
  }
}

extension JSONValue {
  /// The value as JSON (RFC 8259). Characters that could end a line or control a terminal are escaped; infinities and NaN are null.
  package func bytes(_ layout: JSONLayout) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.bytes.reserveCapacity(256)
    if layout.rows.isEmpty { writer.write(self, indent: layout.isIndented ? 0 : nil) } else { writer.writeRows(members) }
    if layout.isIndented { writer.append("\n") }
    return writer.bytes
  }

  package func text(_ layout: JSONLayout) -> String { String(decoding: bytes(layout), as: UTF8.self) }

  /// The value on one line, without a line end.
  package var line: String { text(.line) }
}

private struct JSONWriter {
  let layout: JSONLayout
  var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes += text.utf8 }

  /// - Parameter indent: The spaces in front of the last line of the value; nil for a value on one line.
  mutating func write(_ value: JSONValue, indent: Int?) {
    switch value {
    case .null: append("null")
    case .bool(let value): append(value ? "true" : "false")
    case .number(let value): append(text(value))
    case .string(let text): write(text)
    case .array(let elements):
      if let indent, layout.maximumLineLength > 0, !elements.contains(where: { !$0.members.isEmpty }) {
        let start = bytes.count
        list("[", elements, "]", separator: ", ", indent: nil) { $0.write($1, indent: nil) }
        if bytes.count - start + indent <= layout.maximumLineLength { return }
        bytes.removeSubrange(start...)
      }
      let inner = indent.map { $0 + 2 }
      list("[", elements, "]", indent: inner) { $0.write($1, indent: inner) }
    case .object(let members):
      if members.isEmpty, layout.maximumLineLength > 0 { return append("{}") }
      let inner = indent.map { $0 + 2 }
      list("{", layout.sortsNames ? members.sorted { $0.name < $1.name } : members, "}", indent: inner) { writer, member in
        writer.write(member.name)
        writer.append(writer.layout.colon)
        writer.write(member.value, indent: inner)
      }
    }
  }

  mutating func writeRows(_ members: [JSONValue.Member]) {
    list("{", members, "}", indent: nil) { writer, member in
      let isRows = writer.layout.rows.contains(member.name)
      if isRows, writer.layout.rowsBeginLine, member.name != members[0].name { writer.append("\n") }
      writer.write(member.name)
      writer.append(":")
      guard isRows, case .array(let rows) = member.value else { return writer.write(member.value, indent: nil) }
      writer.list("[", rows, "]", indent: 0) { $0.write($1, indent: nil) }
    }
  }

  /// - Parameter indent: The spaces in front of each item; nil for one line.
  private mutating func list<Item>(
    _ opening: String, _ items: [Item], _ closing: String, separator: String = ",", indent: Int?,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    append(opening)
    for index in items.indices {
      if index > 0 { append(separator) }
      if let indent { beginLine(indent) }
      write(&self, items[index])
    }
    if let indent {
      if items.isEmpty { append("\n") }
      beginLine(max(indent - 2, 0))
    }
    append(closing)
  }

  private mutating func beginLine(_ indent: Int) {
    append("\n")
    bytes += repeatElement(UInt8(ascii: " "), count: indent)
  }

  private func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return layout.hasExactNumbers ? "\(value)" : DumpText.number(value, places: 6)
  }

  private mutating func write(_ text: String) {
    append("\"")
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "<")
    }
    if isPlain { append(text) } else { writeEscaped(text) }
    append("\"")
  }

  private mutating func writeEscaped(_ text: String) {
    let utf8 = Array(text.utf8)
    // What needs no escape is copied at once.
    var (start, index) = (0, 0)
    while index < utf8.count {
      guard let (escape, length) = escape(in: utf8, at: index) else {
        index += 1
        continue
      }
      bytes += utf8[start..<index]
      append(escape)
      index += length
      start = index
    }
    bytes += utf8[start...]
  }

  /// Returns the escape of the character that begins at a byte, and its number of bytes; nil for a character without one.
  private func escape(in bytes: [UInt8], at index: Int) -> (escape: String, length: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case UInt8(ascii: "\n"): ("\\n", 1)
    case UInt8(ascii: "\r"): ("\\r", 1)
    case UInt8(ascii: "\t"): ("\\t", 1)
    case UInt8(ascii: "<") where layout.escapesMarkup: ("\\u003C", 1)
    case 0x00...0x1F, 0x7F: (Self.escape(of: UInt32(bytes[index])), 1)
    // U+0080 to U+009F.
    case 0xC2 where bytes[index + 1] <= 0x9F: (Self.escape(of: UInt32(bytes[index + 1])), 2)
    // The separators of lines and paragraphs.
    case 0xE2 where bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2]):
      (Self.escape(of: 0x2000 | UInt32(bytes[index + 2] & 0x3F)), 3)
    default: nil
    }
  }

  private static func escape(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
