// SPDX-License-Identifier: MIT

import ArgumentParser

/// Visits the options of a `FlatCommand`: lists the declarations of those that the arguments name, or decodes these and gives the others the
/// values that they have by default.
///
/// One function for each type of options, because each further type costs a hundredth of a first label.
final class FlatOptions {
  /// The names of the properties, and the property wrappers.
  private(set) var declarations = Declarations()
  /// The names of the options with their hyphens, if all are declared.
  private(set) var optionNames: [String] = []
  private let names: OptionNames
  /// Nil to list the declarations.
  private let decoder: (any Decoder)?

  /// Lists the declarations, or decodes the values.
  init(_ names: OptionNames, from decoder: (any Decoder)? = nil) {
    self.names = names
    self.decoder = decoder
  }

  /// Visits an option.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - name: The option's long name without its hyphens.
  ///   - short: The option's short name.
  func visit(_ option: inout Option<String?>, _ key: String, _ name: String, short: String? = nil) throws {
    addNames(name, short)
    if isDeclared(name, short) { try visitDeclared(&option, key) } else if decoder != nil { option.wrappedValue = nil }
  }

  /// Visits an option that is required, and so is always declared.
  func visit(_ option: inout Option<String>, _ key: String, _ name: String, short: String) throws {
    addNames(name, short)
    try visitDeclared(&option, key)
  }

  /// Visits an option that may be repeated.
  func visit(_ option: inout Option<[String]>, _ key: String, _ name: String) throws {
    addNames(name, nil)
    if isDeclared(name, nil) { try visitDeclared(&option, key) } else if decoder != nil { option.wrappedValue = [] }
  }

  /// Visits a flag.
  func visit(_ flag: inout Flag<Bool>, _ key: String, _ name: String, short: String? = nil) throws {
    addNames(name, short)
    if isDeclared(name, short) { try visitDeclared(&flag, key) } else if decoder != nil { flag.wrappedValue = false }
  }

  /// Visits an argument without a name, which is always declared.
  func visit(_ argument: inout Argument<String?>, _ key: String) throws { try visitDeclared(&argument, key) }

  /// Visits the arguments without a name, which are always declared.
  func visit(_ argument: inout Argument<[String]>, _ key: String) throws { try visitDeclared(&argument, key) }

  private func addNames(_ name: String, _ short: String?) {
    guard names.areAll else { return }
    if let short { optionNames.append("-" + short) }
    optionNames.append("--" + name)
  }

  private func isDeclared(_ name: String, _ short: String?) -> Bool {
    if names.contains(name) { return true }
    guard let short else { return false }
    return names.contains(short)
  }

  private func visitDeclared<Wrapper: Decodable>(_ wrapper: inout Wrapper, _ key: String) throws {
    if let decoder {
      wrapper = try Self.decoded(Key(stringValue: key), from: decoder)
    } else {
      declarations.children.append((key, wrapper))
    }
  }

  /// Decodes a value. The type of the key is generic, because the runtime would look up a conformance for the container of a fixed one.
  private static func decoded<Wrapper: Decodable, Name: CodingKey>(_ key: Name, from decoder: any Decoder) throws -> Wrapper {
    try decoder.container(keyedBy: Name.self).decode(Wrapper.self, forKey: key)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
