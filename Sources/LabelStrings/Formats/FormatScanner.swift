// SPDX-License-Identifier: MIT

/// Splits a format into tokens: text, `%%`, specifiers, and parts `%#@name@` that vary by a number.
///
/// A per cent sign that begins none of these is text.
struct FormatScanner {
  enum Token: Hashable {
    case text(String)
    case percent
    /// `position` counts from 1; nil for the next value. `source` is the text of the specifier.
    case specifier(position: Int?, FormatSpecifier, source: String)
    case part(position: Int?, name: String, source: String)
    /// `%arg`: the value of a part of a catalogue.
    case partValue
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Whether `%arg` is a token; otherwise it is the specifier `%a` and two characters.
  private let readsPartValue: Bool

  init(_ format: String, readsPartValue: Bool = false) {
    bytes = Array(format.utf8)
    self.readsPartValue = readsPartValue
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    guard index < bytes.count else { return nil }
    let start = index
    if bytes[index] == UInt8(ascii: "%"), let token = marked() { return token }
    index = max(index, start + 1)
    while index < bytes.count, bytes[index] != UInt8(ascii: "%") { index += 1 }
    return .text(text(from: start))
  }

  /// Reads the token that a per cent sign begins; nil, and nothing is read, if the sign is text.
  private mutating func marked() -> Token? {
    let start = index
    index += 1
    if take("%") { return .percent }
    if readsPartValue, bytes[index...].starts(with: Array("arg".utf8)) {
      index += 3
      return .partValue
    }
    let position = positionIfAny()
    if let name = partName() { return .part(position: position, name: name, source: text(from: start)) }
    guard let specifier = specifier() else {
      index = start
      return nil
    }
    return .specifier(position: position, specifier, source: text(from: start))
  }

  /// `2$`
  private mutating func positionIfAny() -> Int? {
    let start = index
    if let number = number(), number > 0, take("$") { return number }
    index = start
    return nil
  }

  /// `#@name@`
  private mutating func partName() -> String? {
    let start = index
    guard take("#"), take("@") else {
      index = start
      return nil
    }
    let first = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    let name = text(from: first)
    guard !name.isEmpty, take("@") else {
      index = start
      return nil
    }
    return name
  }

  private mutating func specifier() -> FormatSpecifier? {
    var flags: Set<UInt8> = []
    while index < bytes.count, Self.flags.contains(bytes[index]) {
      flags.insert(bytes[index])
      index += 1
    }
    var isUnsupported = take("*")
    let width = number()
    var precision: Int?
    if take(".") {
      if take("*") { isUnsupported = true }
      precision = number() ?? 0
    }
    while index < bytes.count, Self.lengths.contains(bytes[index]) { index += 1 }
    guard index < bytes.count, let conversion = Self.conversion(bytes[index]) else { return nil }
    index += 1
    var specifier = FormatSpecifier(isUnsupported ? .unsupported : conversion)
    specifier.flags = String(decoding: Self.flags.filter(flags.contains), as: UTF8.self)
    specifier.width = width.map { min($0, FormatSpecifier.maximumLength) }
    specifier.precision = precision.map { min($0, FormatSpecifier.maximumLength) }
    return specifier
  }

  private static let flags = Array("-+#0 ".utf8)
  private static let lengths = Array("hlqzjtL".utf8)

  private static func conversion(_ byte: UInt8) -> FormatSpecifier.Conversion? {
    let letter = Character(UnicodeScalar(byte))
    return switch letter {
    case "@": .object
    case "d", "D", "i", "u", "U": .whole
    case "o", "x", "X": .bits(letter)
    case "O": .bits("o")
    case "f", "F", "e", "E", "g", "G", "a", "A": .fraction(letter)
    case "s", "S", "c", "C", "p", "P", "n": .unsupported
    default: nil
    }
  }

  // MARK: Bytes

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Reads a number, clamped to a thousand million; nil if there is none.
  private mutating func number() -> Int? {
    var value: Int?
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      value = min((value ?? 0) * 10 + Int(bytes[index] - 0x30), 1_000_000_000)
      index += 1
    }
    return value
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
