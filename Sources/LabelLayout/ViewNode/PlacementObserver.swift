// SPDX-License-Identifier: MIT

/// Is told where a view stands in the finished layout, and reads and changes what the views inside it hand outwards.
///
/// Only views that are in the picture are told, each once: not those that a `ViewThatFits` tries and rejects. Two observers are equal when
/// they are the same one.
package final class PlacementObserver: Hashable {
  /// For dumps.
  package let name: String
  private let notice: (inout PreferenceValues, Placement) -> Void

  package init(_ name: String, _ notice: @escaping (_ inside: inout PreferenceValues, Placement) -> Void) {
    self.name = name
    self.notice = notice
  }

  func callAsFunction(_ values: inout PreferenceValues, _ placement: Placement) { notice(&values, placement) }

  package static func == (a: PlacementObserver, b: PlacementObserver) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view over or behind another that is made from what the other hands outwards: `overlayPreferenceValue`.
package struct PreferenceLayer: Hashable {
  let content: ViewFunction<LaidOutPreferences, ViewNode>
  /// What `content` has made.
  let made = LateContent()
  let alignment: FrameAlignment
  let isBehind: Bool

  package init(_ alignment: FrameAlignment, isBehind: Bool, content: @escaping (LaidOutPreferences) -> ViewNode) {
    self.content = ViewFunction { [made] placed in
      made.node = content(placed)
      return made.node
    }
    self.alignment = alignment
    self.isBehind = isBehind
  }

  /// For dumps.
  var words: String { "preference \(isBehind ? "background" : "overlay") \(alignment.words)" }
}

/// What a placed view hands outwards.
package struct LaidOutPreferences {
  package let values: PreferenceValues
  package let placement: Placement
}
