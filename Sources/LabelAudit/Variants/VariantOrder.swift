// SPDX-License-Identifier: MIT

package import LabelSettings
internal import LabelText
package import LabelViewNode

// The order of variants: the most usual one comes first, so that a finding names it.

extension [DynamicTypeSize] {
  /// The usual size first, then the larger ones, then the smaller ones.
  package var usualFirst: [DynamicTypeSize] { filter { $0 >= .large }.sorted() + filter { $0 < .large }.sorted().reversed() }
}

extension [TextDirection] {
  /// The direction of a locale first.
  package func ownFirst(in locale: String) -> [TextDirection] {
    let own = LocaleDirection.direction(of: locale)
    return filter { $0 == own } + filter { $0 != own }
  }
}
