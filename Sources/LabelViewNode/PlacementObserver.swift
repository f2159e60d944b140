// SPDX-License-Identifier: MIT

/// Is called with a view's placement in the finished layout, and reads and changes the preferences of the views inside it.
///
/// It is called once for each view in the layout, not for those that a `ViewThatFits` tries and rejects. Two observers are equal when they
/// are the same object.
package final class PlacementObserver: Hashable {
  /// For dumps.
  package let name: String
  private let action: (inout PreferenceValues, Placement) -> Void

  package init(_ name: String, _ action: @escaping (_ inside: inout PreferenceValues, Placement) -> Void) {
    self.name = name
    self.action = action
  }

  package func callAsFunction(_ values: inout PreferenceValues, _ placement: Placement) { action(&values, placement) }

  package static func == (a: PlacementObserver, b: PlacementObserver) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A view over or behind another, made from the other's preferences: `overlayPreferenceValue`.
package struct PreferenceLayer: Hashable {
  package let content: ViewFunction<LaidOutPreferences, ViewNode>
  /// The storage of the view that `content` made last.
  let storage = DeferredViewStorage()
  package let alignment: FrameAlignment
  package let isBehind: Bool

  package init(_ alignment: FrameAlignment, isBehind: Bool, content: @escaping (LaidOutPreferences) -> ViewNode) {
    self.content = ViewFunction { [storage] placed in
      storage.node = content(placed)
      return storage.node
    }
    self.alignment = alignment
    self.isBehind = isBehind
  }

  /// For dumps.
  package var dumpText: String { "preference \(isBehind ? "background" : "overlay") \(alignment.dumpText)" }
}

/// The preferences of a placed view.
package struct LaidOutPreferences {
  package let values: PreferenceValues
  package let placement: Placement

  package init(values: PreferenceValues, placement: Placement) {
    self.values = values
    self.placement = placement
  }
}
