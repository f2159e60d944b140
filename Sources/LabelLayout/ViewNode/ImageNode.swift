// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons

/// An icon as an author names it.
package struct ImageNode: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A name of the registry, `bolt.fill` or `brand:logo`.
    case named(String)
    /// An SVG or PNG file.
    case file(path: String)
  }

  package var source: Source
  /// The icon's own preference, or else monochrome, when nil; two or more colours imply palette.
  package var mode: IconRenderingMode?
  /// Colours of the levels; the foreground when empty.
  package var colors: [ColorDescription] = []
  /// The font's weight when nil.
  package var weight: FontWeight?
  package var scale: SymbolScale?
  package var variants = IconVariants.none
  /// 0…1; nil lights all layers.
  package var variableValue: Double?

  package init(_ source: Source) { self.source = source }
}
