// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings
package import LabelStrings
internal import LabelText
package import LabelViewNode

/// In which variants labels are audited, and by which measures.
package struct AuditOptions: Sendable {
  /// What is behind a label that has no background of its own.
  package enum Background: Hashable, Sendable {
    /// That of the system: white, or black in the dark appearance.
    case system
    /// A colour of the app.
    case color(ColorDescription)
    /// It is not known, so that only labels with a background are checked.
    case unknown

    /// The opaque colours; none if they are not known.
    package func colors(in appearance: Appearance) -> [SRGBColor] {
      switch self {
      case .system: [appearance.colorScheme == .dark ? .black : .white]
      case .color(let color): [color.resolvedOrClear(in: appearance)].filter { $0.alpha >= 1 }
      case .unknown: []
      }
    }
  }

  /// The values of an axis: all, unless some are asked for.
  package struct Choice<Value: Hashable & Sendable>: Sendable {
    /// The values, at least one.
    package private(set) var values: [Value]
    /// Whether some are asked for.
    package private(set) var isNarrowed = false

    fileprivate init(all values: [Value]) { self.values = values }

    /// Asks for some values; nil and an empty list change nothing.
    package mutating func narrow(to some: [Value]?) {
      guard let some, !some.isEmpty else { return }
      (values, isNarrowed) = (some, true)
    }
  }

  /// The locales; nil for those of the manifest's variants, or else of its string tables.
  package var locales: [String]?
  /// The pseudo-locales that are added to the locales.
  package var pseudoLocales: [PseudoLocale] = []
  /// The Dynamic Type sizes.
  package var typeSizes = Choice(all: DynamicTypeSize.allCases)
  /// The colour schemes.
  package var colorSchemes = Choice(all: ColorScheme.allCases)
  /// The contrasts of the system's colours.
  package var contrasts = Choice(all: ColorSchemeContrast.allCases)
  /// The layout directions.
  package var layoutDirections = Choice(all: [TextDirection.leftToRight, .rightToLeft])
  /// The smallest size in points that text may be shrunk to.
  package var leastSize = 11.0
  /// What is behind labels without a background.
  package var background = Background.system
  /// Returns whether findings come with pictures. Called after each label, on any thread.
  package var draws: @Sendable () -> Bool = { false }

  /// All variants.
  package init() {}

  /// Whether some variants are left out, so that findings of an earlier audit may be missing.
  package var isNarrowed: Bool {
    locales != nil || typeSizes.isNarrowed || colorSchemes.isNarrowed || contrasts.isNarrowed || layoutDirections.isNarrowed
  }
}
