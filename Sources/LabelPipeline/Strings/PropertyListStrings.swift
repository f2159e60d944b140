// SPDX-License-Identifier: MIT

internal import FoundationEssentials
internal import LabelCore

/// Reads `.strings` and `.stringsdict` files, which are property lists: old-style text, XML or binary.
enum PropertyListStrings {
  /// The texts of a `.strings` file by key.
  ///
  /// - Throws: that the file is no such property list.
  static func strings(_ bytes: [UInt8], file: String) throws(Diagnostic) -> [String: String] {
    try decode([String: String].self, bytes, file: file)
  }

  /// The texts of a `.stringsdict` file by key: the form `other` of every variable in its format, as a label has no number.
  ///
  /// - Throws: that the file is no such property list.
  static func plurals(_ bytes: [UInt8], file: String) throws(Diagnostic) -> [String: String] {
    try decode([String: [String: Value]].self, bytes, file: file).compactMapValues(text)
  }

  private enum Value: Decodable {
    case text(String)
    case rule([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .rule(try container.decode([String: String].self))
      }
    }
  }

  /// `%#@files@ left` with the variable `files`.
  private static func text(_ entry: [String: Value]) -> String? {
    guard case .text(var format)? = entry["NSStringLocalizedFormatKey"] else { return nil }
    for (name, value) in entry {
      if case .rule(let forms) = value, let other = forms["other"] { format = format.replacing("%#@\(name)@", with: other) }
    }
    return format
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8], file: String) throws(Diagnostic) -> Value {
    do {
      return try PropertyListDecoder().decode(type, from: Data(bytes))
    } catch {
      throw Diagnostic(.syntax(format: "property list", reason: "it holds no strings by key"), at: SourcePlace(file: file))
    }
  }
}
