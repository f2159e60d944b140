// SPDX-License-Identifier: MIT

internal import CYAML
internal import LabelCore

/// A scalar of a YAML text. The core schema of YAML 1.2 decides its type, so `no`, `on` and `12:30` are strings.
struct YAMLScalar {
  /// The text without quotes and with its escapes replaced.
  let text: String
  /// Whether it has no quotes and is not a block scalar.
  let isPlain: Bool
  private let tag: String?

  /// Copies the scalar of an event.
  init(_ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar) {
    unsafe text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    unsafe isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    unsafe tag = scalar.tag.map { unsafe String(cString: $0) }
  }

  /// Creates a scalar without quotes and without a tag.
  private init(plain text: String) { (self.text, isPlain, tag) = (text, true, nil) }

  /// Whether a text without quotes is a string, and no number, Boolean or null.
  static func isString(plain text: String) -> Bool {
    if case .string = YAMLScalar(plain: text).value { true } else { false }
  }

  /// The scalar's value: null, a Boolean, a number or a string.
  var value: DocumentNode.Value {
    guard isPlain, tag?.hasSuffix(":str") != true else { return .string(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number.map { .number($0, text: text) } ?? .string(text)
    }
  }

  /// The number of a plain scalar by the core schema (YAML 1.2.2, 10.3.2); nil if it is not a number.
  private var number: Double? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: break
    }
    if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8).map { Double($0) } }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) } }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.contains(where: digits.contains),
      text.utf8.allSatisfy({ digits.contains($0) || [UInt8]("+-.eE".utf8).contains($0) }),
      text.utf8.first != UInt8(ascii: "e"), text.utf8.first != UInt8(ascii: "E")
    else { return nil }
    // The schema allows `1.` and `.5`, and so does Swift.
    return Double(text)
  }
}
