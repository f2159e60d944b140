// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

extension OutputPath {
  /// The longest name of a file in bytes: Linux's NAME_MAX, and that of every file system in use.
  static let maximumComponentBytes = 255
  /// The longest path below the output folder in bytes, so that the folder's own path still fits into Linux's PATH_MAX of 4096.
  static let maximumBytes = 2048

  /// Why `text` is no safe path, as the end of a sentence; nil when it is safe.
  static func fault(in text: String, suffixRoom: Int) -> String? {
    if isHarmless(text, suffixRoom: suffixRoom) { return nil }
    if text.isEmpty { return "it is empty" }
    if text.utf8.count > maximumBytes { return "it is longer than \(maximumBytes) bytes" }
    if text.utf8.first == UInt8(ascii: "/") { return "it is an absolute path" }
    if !isPlain(text), let scalar = text.unicodeScalars.first(where: isForbidden) { return "it contains \(name(of: scalar))" }
    if hasDriveLetter(text) { return "it begins with a drive letter" }
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let fault = fault(inComponent: component, byteLimit: maximumComponentBytes - suffixRoom) { return fault }
    }
    return nil
  }

  private static func fault(inComponent component: Substring, byteLimit: Int) -> String? {
    if component.isEmpty { return "a part between slashes is empty" }
    if component == "." || component == ".." { return "it contains the folder \"\(component)\"" }
    if component.utf8.count > byteLimit { return "a part is longer than \(byteLimit) bytes" }
    if component.first == " " || component.last == " " { return "a part begins or ends with a space" }
    if component.last == "." { return "a part ends with a dot" }
    if component.lowercased().hasPrefix(TemporaryName.prefix) { return "\"\(TemporaryName.prefix)\" is kept for half-written files" }
    return isReserved(component) ? "\"\(component)\" is a device's name on Windows" : nil
  }

  /// Whether a text is one name of small letters, digits, hyphens and underscores with a dot among them perhaps, and longer than any
  /// device's name: most are, and need no closer look.
  private static func isHarmless(_ text: String, suffixRoom: Int) -> Bool {
    var text = text
    return text.withUTF8 { unsafe isHarmless($0, suffixRoom: suffixRoom) }
  }

  private static func isHarmless(_ text: UnsafeBufferPointer<UInt8>, suffixRoom: Int) -> Bool {
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
    return stem > 6 && stem + 1 != length && length <= maximumComponentBytes - suffixRoom
  }

  /// Whether a text is made of ASCII's visible characters and spaces, of which only the backslash is forbidden: most are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\\") }
  }

  /// Backslashes part folders on Windows; controls and bidirectional overrides hide what a name says.
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

  /// The names that Windows keeps for devices, alone or before any extension
  /// (learn.microsoft.com/windows/win32/fileio/naming-a-file).
  private static func isReserved(_ component: Substring) -> Bool {
    var stem = String(component.prefix { $0 != "." }).uppercased()
    while stem.last == " " { stem.removeLast() }
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
    return stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT")) && "0123456789¹²³".contains(stem.suffix(1))
  }
}
