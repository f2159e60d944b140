// SPDX-License-Identifier: MIT

import Foundation

/// A variable that is a value of the environment: `@Entry var badge: Int = 0`.
struct EntryDeclaration {
  private let name: String
  /// The declared type; nil if it is inferred from the value.
  private let type: String?
  private let value: String

  /// Nil for a declaration without a name, or without a value and a type that could be nil.
  init?(_ source: String) {
    let pattern = #/\bvar\s+(`?\w+`?)\s*(?::\s*([^=]+?))?\s*(?:=\s*([\s\S]+?))?\s*$/#
    guard let match = source.firstMatch(of: pattern) else { return nil }
    name = String(match.1).replacingOccurrences(of: "`", with: "")
    type = match.2.map(String.init)
    if let initialValue = match.3 {
      value = String(initialValue)
    } else if type?.hasSuffix("?") == true || type?.hasPrefix("Optional<") == true {
      value = "nil"
    } else {
      return nil
    }
  }

  var accessors: String {
    "{\n  get { self[__Key_\(name).self] }\n  set { self[__Key_\(name).self] = newValue }\n}"
  }

  /// The declaration of the key. With a declared type the value is computed on each access, so that it need not be `Sendable`.
  var key: String {
    guard let type else {
      return "private struct __Key_\(name): EnvironmentKey {\n  static let defaultValue = \(value)\n}"
    }
    return "private struct __Key_\(name): EnvironmentKey {\n  static var defaultValue: \(type) { \(value) }\n}"
  }
}
