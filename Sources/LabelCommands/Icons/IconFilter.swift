// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelIcons

/// Selects icons of the registry.
struct IconFilter: ParsableArguments {
  @Argument(help: "Only icons with these words in their names or keywords: settings, home, \"add user\".")
  var filter: String?

  @Option(help: ArgumentHelp("Only icons of the icon set with this prefix.", valueName: "prefix"))
  var prefix: String?

  @Option(
    help: ArgumentHelp("Only icons of a category: \(IconCategory.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "name"))
  var category: String?

  @Flag(help: "Only icons with a file of their own, only generated variants, or all icons.")
  var origin: Origin?

  /// Where icons come from.
  enum Origin: String, EnumerableFlag { case drawn, generated, all }

  /// The names of the selected icons: the best matches first if words are given, or else in alphabetical order.
  ///
  /// - Parameter standard: the origin to use if the user chose none.
  /// - Throws: a diagnostic for a prefix or a category that does not exist, and for words that no icon matches.
  func names(in registry: IconRegistry, unlessAsked standard: Origin) throws(Diagnostic) -> [String] {
    let category = try parsedCategory()
    if let prefix, !registry.prefixes.contains(prefix) {
      throw Diagnostic(
        LabelError.invalidValue(
          key: "prefix", value: prefix, expected: "a prefix of --icons", nearest: NearestNames.of(prefix, in: registry.prefixes)),
        at: DocumentLocation(file: "--prefix"))
    }
    let names = registry.names
    let selected = names.filter { name in
      if let prefix, !name.hasPrefix(prefix + ":") { return false }
      if let category, IconCategory.of(name) != category { return false }
      return switch origin ?? standard {
      case .drawn: !registry.isGenerated(name)
      case .generated: registry.isGenerated(name)
      case .all: true
      }
    }
    guard let filter, !filter.allSatisfy(\.isWhitespace) else { return selected }
    let search = IconSearch(filter)
    let found = search.matches(in: selected)
    if found.isEmpty {
      throw Diagnostic(LabelError.noMatchingIcon(words: filter, nearest: search.suggestions(for: filter, in: names)))
    }
    return found
  }

  private func parsedCategory() throws(Diagnostic) -> IconCategory? {
    guard let category else { return nil }
    if let parsed = IconCategory(rawValue: category) { return parsed }
    throw Diagnostic(
      LabelError.invalidValue(
        key: "category", value: category, expected: IconCategory.allCases.map(\.rawValue).joined(separator: ", "),
        nearest: NearestNames.of(category, in: IconCategory.allCases.map(\.rawValue))),
      at: DocumentLocation(file: "--category"))
  }
}
