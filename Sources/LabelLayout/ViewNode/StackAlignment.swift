// SPDX-License-Identifier: MIT

package import LabelCore

/// A line of a view that is put on the same line of its neighbours or of its container. Baselines mean the bottom edge for views without
/// text.
package enum StackAlignment: Hashable, Sendable {
  /// The top, or the leading edge.
  case start
  case center
  /// The bottom, or the trailing edge.
  case end
  /// First baselines; the leading edge across.
  case firstTextBaseline
  /// Last baselines; the trailing edge across.
  case lastTextBaseline
  case custom(AlignmentGuide)

  /// For dumps.
  package var words: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(let guide): guide.name
    }
  }
}

/// A line that an author thought up, by the type that names it.
package struct AlignmentGuide: Hashable, Sendable {
  private let id: ObjectIdentifier
  package let name: String
  /// Where the line runs in views that say nothing of it, in points from the top or leading edge.
  package let defaultPlace: @Sendable (NodeDimensions) -> Double

  package init(id: ObjectIdentifier, name: String, defaultPlace: @escaping @Sendable (NodeDimensions) -> Double) {
    self.id = id
    self.name = name
    self.defaultPlace = defaultPlace
  }

  package static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An alignment along one axis: `vertical` places something between top and bottom.
package struct GuideKey: Hashable, Sendable {
  package var axis: Axis
  package var alignment: StackAlignment

  package init(_ axis: Axis, _ alignment: StackAlignment) {
    self.axis = axis
    self.alignment = alignment
  }
}

/// A view's size and lines, as alignment guides see them; points from the top and leading edges.
package struct NodeDimensions {
  package var size: Size
  private let place: (GuideKey) -> Double
  private let explicit: (GuideKey) -> Double?

  package init(size: Size, place: @escaping (GuideKey) -> Double, explicit: @escaping (GuideKey) -> Double?) {
    self.size = size
    self.place = place
    self.explicit = explicit
  }

  package subscript(key: GuideKey) -> Double { place(key) }

  /// Where somebody said that the line runs; nil where nobody did.
  package subscript(explicit key: GuideKey) -> Double? { explicit(key) }
}
