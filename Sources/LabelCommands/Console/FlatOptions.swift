// SPDX-License-Identifier: MIT

import ArgumentParser

/// Visits the options of a `FlatCommand`: lists the declarations of those that the arguments name, or decodes these and gives the others the
/// values that they have by default.
///
/// One function for each type of options, because each further type costs a hundredth of a first label.
final class FlatOptions {
  /// The names of the properties, and the property wrappers.
  private(set) var declarations: [Mirror.Child] = []
  private let names: OptionNames
  private let values: KeyedDecodingContainer<Key>?

  /// Lists the declarations.
  init(_ names: OptionNames) {
    self.names = names
    values = nil
  }

  /// Decodes the values.
  init(_ names: OptionNames, from decoder: any Decoder) throws {
    self.names = names
    values = try decoder.container(keyedBy: Key.self)
  }

  /// Visits an option.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - name: The option's long name without its hyphens.
  ///   - short: The option's short name.
  func visit(_ option: inout Option<String?>, _ key: String, _ name: String, short: String? = nil) throws {
    if isDeclared(name, short) { try visitDeclared(&option, key) } else if values != nil { option.wrappedValue = nil }
  }

  /// Visits an option that is required, and so is always declared.
  func visit(_ option: inout Option<String>, _ key: String) throws { try visitDeclared(&option, key) }

  /// Visits an option that may be repeated.
  func visit(_ option: inout Option<[String]>, _ key: String, _ name: String) throws {
    if isDeclared(name, nil) { try visitDeclared(&option, key) } else if values != nil { option.wrappedValue = [] }
  }

  /// Visits a flag.
  func visit(_ flag: inout Flag<Bool>, _ key: String, _ name: String, short: String? = nil) throws {
    if isDeclared(name, short) { try visitDeclared(&flag, key) } else if values != nil { flag.wrappedValue = false }
  }

  /// Visits an argument without a name, which is always declared.
  func visit(_ argument: inout Argument<String?>, _ key: String) throws { try visitDeclared(&argument, key) }

  /// Visits the arguments without a name, which are always declared.
  func visit(_ argument: inout Argument<[String]>, _ key: String) throws { try visitDeclared(&argument, key) }

  private func isDeclared(_ name: String, _ short: String?) -> Bool {
    if names.contains(name) { return true }
    guard let short else { return false }
    return names.contains(short)
  }

  private func visitDeclared<Wrapper: Decodable>(_ wrapper: inout Wrapper, _ key: String) throws {
    if let values {
      wrapper = try values.decode(Wrapper.self, forKey: Key(stringValue: key))
    } else {
      declarations.append((key, wrapper))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
