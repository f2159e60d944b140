// SPDX-License-Identifier: MIT

internal import LabelCore

/// Finds collections and aliases that stand as keys in texts with many aliases.
///
/// Yams compares keys by what they hold, before anyone can count it: a key that is an alias of aliases would take it forever. Manifests
/// have no such keys; a few aliases cannot grow far (n of them to at most 3^(n/3) values) and are left alone.
enum AliasKeys {
  private static let harmlessAliases = 36

  /// The first such key's place; nil when there is none or the text has few aliases.
  static func firstPlace(in source: SourceText) -> DocumentLocation? {
    let bytes = source.bytes
    guard aliasCount(bytes) > harmlessAliases else { return nil }
    // Where an alias or a collection ended, if nothing but blanks came since.
    var keyEnd: Int?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "*") where startsAlias(bytes, index):
        while index + 1 < bytes.count, isName(bytes[index + 1]) { index += 1 }
        keyEnd = index
      case UInt8(ascii: "]"), UInt8(ascii: "}"): keyEnd = index
      case UInt8(ascii: ":"):
        if let keyEnd { return source.location(ofByte: keyEnd) }
      case UInt8(ascii: "?") where startsToken(bytes, index) && index + 1 < bytes.count && isBlank(bytes[index + 1]):
        return source.location(ofByte: index)
      default:
        if !isBlank(byte) { keyEnd = nil }
      }
      index += 1
    }
    return nil
  }

  private static func aliasCount(_ bytes: [UInt8]) -> Int {
    bytes.indices.count { bytes[$0] == UInt8(ascii: "*") && startsAlias(bytes, $0) }
  }

  private static func startsAlias(_ bytes: [UInt8], _ index: Int) -> Bool {
    startsToken(bytes, index) && index + 1 < bytes.count && isName(bytes[index + 1])
  }

  /// Whether a token may begin here: at a line's start, after a blank or inside a flow collection.
  private static func startsToken(_ bytes: [UInt8], _ index: Int) -> Bool {
    index == 0 || isBlank(bytes[index - 1]) || [UInt8]("[{,:".utf8).contains(bytes[index - 1])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
