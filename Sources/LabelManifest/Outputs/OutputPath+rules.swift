// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

extension OutputPath {
  /// The maximum length of a file name in bytes: NAME_MAX on Linux, and the limit of most file systems.
  static let maximumComponentBytes = 255
  /// The maximum length of a path below the output folder in bytes. With the path of the folder it has to fit into PATH_MAX, 4096 bytes.
  static let maximumBytes = 2048

  /// The reason why a path is not safe, such as `it is empty`; nil if it is safe.
  static func invalidReason(in text: String, reservedBytes: Int) -> String? {
    if isSimpleName(text, reservedBytes: reservedBytes) { return nil }
    if text.isEmpty { return "it is empty" }
    if text.utf8.count > maximumBytes { return "it is longer than \(maximumBytes) bytes" }
    if text.utf8.first == UInt8(ascii: "/") { return "it is an absolute path" }
    if !isPlain(text), let scalar = text.unicodeScalars.first(where: isForbidden) { return "it contains \(name(of: scalar))" }
    if hasDriveLetter(text) { return "it begins with a drive letter" }
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let reason = invalidReason(inComponent: component, byteLimit: maximumComponentBytes - reservedBytes) { return reason }
    }
    return nil
  }

  private static func invalidReason(inComponent component: Substring, byteLimit: Int) -> String? {
    if component.isEmpty { return "a part between slashes is empty" }
    if component == "." || component == ".." { return "it contains the folder \"\(component)\"" }
    if component.utf8.count > byteLimit { return "a part is longer than \(byteLimit) bytes" }
    if component.first == " " || component.last == " " { return "a part begins or ends with a space" }
    if component.last == "." { return "a part ends with a dot" }
    if component.lowercased().hasPrefix(TemporaryName.prefix) { return "\"\(TemporaryName.prefix)\" is reserved for temporary files" }
    return isReserved(component) ? "\"\(component)\" is the name of a device on Windows" : nil
  }

  /// Whether a text is one name of lowercase ASCII letters, digits, hyphens, underscores and at most one dot, and longer than the name of
  /// any device. Such a name is safe; most names are, so this is a fast path.
  private static func isSimpleName(_ text: String, reservedBytes: Int) -> Bool {
    var text = text
    return text.withUTF8 { unsafe isSimpleName($0, reservedBytes: reservedBytes) }
  }

  private static func isSimpleName(_ text: UnsafeBufferPointer<UInt8>, reservedBytes: Int) -> Bool {
    var length = 0
    var stem = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        length += 1
      case UInt8(ascii: ".") where stem == 0 && length > 0:
        stem = length
        length += 1
      default: return false
      }
    }
    if stem == 0 { stem = length }
    return stem > 6 && stem + 1 != length && length <= maximumComponentBytes - reservedBytes
  }

  /// Whether a text has only printable ASCII characters and no backslash.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }
  }

  /// Whether a character is not allowed: a backslash separates folders on Windows, and control characters and bidirectional overrides can
  /// hide the real name.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x5C, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    if scalar == "\\" { return "a backslash" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "the character U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func hasDriveLetter(_ text: String) -> Bool {
    let start = Array(text.utf8.prefix(2))
    return start.count == 2 && start[1] == UInt8(ascii: ":") && Unicode.Scalar(start[0]).properties.isAlphabetic
  }

  /// Whether Windows reserves a name for a device, alone or before any extension
  /// (learn.microsoft.com/windows/win32/fileio/naming-a-file).
  private static func isReserved(_ component: Substring) -> Bool {
    var stem = String(component.prefix { $0 != "." }).uppercased()
    while stem.last == " " { stem.removeLast() }
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
    return stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT")) && "0123456789¹²³".contains(stem.suffix(1))
  }
}
