// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// Caches resolved icons: a batch uses few icons in few sizes and colours, and resolving one takes longer than typesetting a title.
///
/// Belongs to one thread.
package final class ResolvedIconCache {
  /// Everything that a resolved icon depends on.
  struct Key: Hashable {
    let image: ImageNode
    let fontSize: Double
    let capHeight: Double
    let weight: FontWeight
    let symbolScale: SymbolScale
    /// Nil for an icon with explicit colours.
    let foreground: SRGBColor?
    let paints: [ResolvedPaint]
    let scale: Double
    let appearance: Appearance
    let direction: TextDirection
    let locale: String
    let isAlone: Bool

    /// Hashes only the properties in which most icons of a batch differ; the others are only compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(image.source)
      hasher.combine(image.colors)
      hasher.combine(foreground)
      hasher.combine(fontSize)
    }
  }

  /// Each icon has about 4 KiB.
  private var resolvedIconCache = LRUCache<Key, ResolvedIcon>(costLimit: 512)

  package init() {}

  func icon<Failure: Error>(for key: Key, resolve: () throws(Failure) -> ResolvedIcon) throws(Failure) -> ResolvedIcon {
    try resolvedIconCache.value(for: key, make: resolve)
  }
}
