// SPDX-License-Identifier: MIT

import ArgumentParser

extension NameSpecification {
  /// The names of an option of a `FlatCommand`.
  ///
  /// They are read only where the option is declared, so the others have none of their own: the names of all options together were 2.5 % of the
  /// instructions of a first label. A literal, unlike `customLong`, makes no set, for which the runtime would look up a conformance.
  ///
  /// - Parameters:
  ///   - long: The long name without its hyphens.
  ///   - short: The short name without its hyphen.
  static func names(_ long: String, short: String? = nil) -> NameSpecification {
    let names = OptionNames.declared
    guard names.contains(long) || short.map(names.contains) == true else { return undeclared }
    return NameSpecification(stringLiteral: (short.map { "-" + $0 + " " } ?? "") + "--" + long)
  }

  private static let undeclared: NameSpecification = "--undeclared"
}
