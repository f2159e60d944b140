// SPDX-License-Identifier: MIT

internal import LabelCore

extension XMLDocument {
  /// The place in the file of a byte of an attribute's value; nil if the element does not have the attribute.
  ///
  /// The element is read again, so that reading a correct file need not record places.
  ///
  /// - Parameter valueOffset: an offset in the value, in which references such as `&amp;` are replaced.
  /// - Returns: the line and the column, from 1; columns are counted in Unicode scalars.
  func place(of valueOffset: Int, in attribute: String, of element: XMLElement) -> (line: Int, column: Int)? {
    guard let start = valueStart(of: attribute, from: element.offset), let quote = bytes[..<start].last else { return nil }
    var offset = start
    var rest = valueOffset
    while rest > 0, offset < bytes.count, bytes[offset] != quote {
      let (written, read) = length(at: offset)
      offset += written
      rest -= read
    }
    let before = bytes[..<min(offset, bytes.count)]
    let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Continuation bytes belong to the scalar before.
    let column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
    return (line, column)
  }

  /// The offset of the first byte of an attribute's value in the start tag at an offset.
  private func valueStart(of attribute: String, from tag: Int) -> Int? {
    var offset = tag + 1
    func skip(while condition: (UInt8) -> Bool) {
      while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
    }
    let isName = { (byte: UInt8) in !XMLReader.isSpace(byte) && byte != UInt8(ascii: "=") && byte != UInt8(ascii: ">") }
    skip(while: isName)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      skip(while: XMLReader.isSpace)
      let name = offset
      skip(while: isName)
      let isWanted = bytes[name..<offset].elementsEqual(attribute.utf8)
      skip { XMLReader.isSpace($0) || $0 == UInt8(ascii: "=") }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else { return nil }
      let quote = bytes[offset]
      offset += 1
      if isWanted { return offset }
      skip { $0 != quote }
      offset += 1
    }
    return nil
  }

  /// How many bytes are written at an offset of a value, and how many of the value are read from them: more than one for references only.
  private func length(at offset: Int) -> (written: Int, read: Int) {
    guard bytes[offset] == UInt8(ascii: "&"), let end = bytes[offset...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return (1, 1) }
    let reference = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    let code = reference.hasPrefix("#x") ? UInt32(reference.dropFirst(2), radix: 16) : UInt32(reference.dropFirst())
    let scalar = reference.hasPrefix("#") ? code.flatMap(Unicode.Scalar.init) : nil
    return (end + 1 - offset, scalar.map { String(Character($0)).utf8.count } ?? 1)
  }
}
