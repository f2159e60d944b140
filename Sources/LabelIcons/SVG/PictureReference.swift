// SPDX-License-Identifier: MIT

internal import LabelCore

/// Where an `image` element's picture is: in the file itself, or in a file beside it.
enum PictureReference: Hashable {
  /// The bytes of a data URL.
  case data([UInt8])
  /// A path from the folder of the icon's file.
  case file(String)
  /// A file in another folder.
  case outside
  /// A data URL that cannot be read.
  case invalid
  /// Anything else, such as an address on the network.
  case other

  init(_ text: String) {
    let text = text.filter { !$0.isNewline && $0 != "\t" }
    if text.lowercased().hasPrefix("data:") {
      self = Self.data(in: text.dropFirst(5)).map(Self.data) ?? .invalid
      return
    }
    let path = text.prefix { $0 != "#" && $0 != "?" }
    guard !Self.hasScheme(path), !path.hasPrefix("//"), let bytes = Self.percentDecoded(path.utf8),
      let name = String(validating: bytes, as: UTF8.self), !name.isEmpty, !name.utf8.contains(0)
    else {
      self = .other
      return
    }
    self = name.hasPrefix("/") || name.split(separator: "/").contains("..") ? .outside : .file(name)
  }

  /// The bytes of a data URL after `data:`.
  private static func data(in text: Substring) -> [UInt8]? {
    guard let comma = text.firstIndex(of: ",") else { return nil }
    guard let bytes = percentDecoded(text[text.index(after: comma)...].utf8) else { return nil }
    let isBase64 = text[..<comma].split(separator: ";").last?.lowercased().filter { $0 != " " } == "base64"
    return isBase64 ? Base64.bytes(of: bytes) : bytes
  }

  private static func hasScheme(_ text: Substring) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return !text[..<colon].contains("/")
  }

  /// The bytes of a URL's part; nil for a percent sign without two digits.
  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(Substring(rest.prefix(2)), radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
