// SPDX-License-Identifier: MIT

package import LabelSettings

extension IconVariants {
  /// The first candidate that exists, under its own name or an alias; the symbol itself when none does.
  package func name(for name: String, exists: (String) -> Bool) -> String {
    for candidate in candidates(for: name) {
      // Aliases come last: their table is built only when a name is not drawn.
      if exists(candidate) { return candidate }
      if let found = IconAliases.candidates(for: candidate).first(where: exists) { return found }
    }
    return name
  }
}
