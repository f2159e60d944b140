// SPDX-License-Identifier: MIT

internal import LabelCore

/// Finds collections and aliases that are used as keys, in YAML texts with many aliases.
///
/// Yams compares keys by their contents before their size can be checked, so a key that is an alias of aliases would take it forever.
/// Manifests have no such keys. A few aliases are allowed: n of them expand to at most 3^(n/3) values.
enum AliasKeys {
  private static let maximumAliases = 36

  /// The location of the first such key; nil if there is none or the text has few aliases.
  static func firstLocation(in source: SourceText) -> DocumentLocation? {
    let bytes = source.bytes
    guard aliasCount(bytes) > maximumAliases else { return nil }
    // The end of the last alias or collection, if only blanks have followed.
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

  /// Whether a token may begin here: at the start of the text, after a blank or in a flow collection.
  private static func startsToken(_ bytes: [UInt8], _ index: Int) -> Bool {
    index == 0 || isBlank(bytes[index - 1]) || [UInt8]("[{,:".utf8).contains(bytes[index - 1])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
