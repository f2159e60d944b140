// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelIcons
import LabelManifest

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
      let nearest = NearestNames.of(prefix, in: registry.prefixes)
      throw Diagnostic(
        nearest.isEmpty
          ? .invalidValue("prefix", prefix, expected: "a prefix of --icons", help: "name the set, as in --icons \(prefix)=DIR")
          : .invalidValue(key: "prefix", value: prefix, expected: "a prefix of --icons", nearest: nearest),
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
    let names = IconCategory.allCases.map(\.rawValue)
    let nearest = NearestNames.of(category, in: names)
    let expected = names.joined(separator: ", ")
    throw Diagnostic(
      nearest.isEmpty
        ? .invalidValue(
          "category", category, expected: expected, help: "or search by a word: labelkit icons list \(ShellWord.quoted(category))")
        : .invalidValue(key: "category", value: category, expected: expected, nearest: nearest), at: DocumentLocation(file: "--category"))
  }
}
