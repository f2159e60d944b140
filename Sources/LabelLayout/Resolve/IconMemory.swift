// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelText

/// Remembers icons as they were last drawn: a batch has few, in few sizes and colours, and drawing one anew takes longer than setting a
/// title. Belongs to one thread.
package final class IconMemory {
  /// All that the drawing of an icon depends on.
  struct Key: Hashable {
    let image: ImageNode
    let fontSize: Double
    let capHeight: Double
    let weight: FontWeight
    let symbolScale: SymbolScale
    /// Nil where the icon has colours of its own.
    let foreground: SRGBColor?
    let paints: [ResolvedPaint]
    let scale: Double
    let appearance: Appearance
    let direction: TextDirection

    /// By what most icons of a batch differ in; all else is only compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(image.source)
      hasher.combine(image.colors)
      hasher.combine(foreground)
      hasher.combine(fontSize)
    }
  }

  /// Some 4 KiB each.
  private var icons = RecentValues<Key, ResolvedIcon>(limit: 512)

  package init() {}

  func icon<Failure: Error>(for key: Key, draw: () throws(Failure) -> ResolvedIcon) throws(Failure) -> ResolvedIcon {
    try icons.value(for: key, make: draw)
  }
}
