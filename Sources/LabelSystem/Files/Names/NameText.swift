// SPDX-License-Identifier: MIT

/// The names of files and the arguments of the process, which are bytes and need not be UTF-8.
package enum NameText {
  /// The text of a name. Each byte that is not UTF-8 is written as `\xff`, so that a message can show the name.
  ///
  /// - Returns: The text, and whether it is the name itself, so that a file can be found by it.
  package static func of(_ bytes: [UInt8]) -> (text: String, isExact: Bool) {
    if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      if let (character, length) = scalar(at: rest) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        text += "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        rest = rest.dropFirst()
      }
    }
    return (text, false)
  }

  /// The text of a name that ends with a zero byte.
  package static func of(_ name: UnsafePointer<CChar>) -> (text: String, isExact: Bool) {
    if let text = String(validatingCString: name) { return (text, true) }
    var bytes: [UInt8] = []
    while name[bytes.count] != 0 { bytes.append(UInt8(bitPattern: name[bytes.count])) }
    return of(bytes)
  }

  private static func scalar(at bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    for length in 1...4 {
      if let text = String(validating: bytes.prefix(length), as: UTF8.self) { return (text, min(length, bytes.count)) }
    }
    return nil
  }
}
