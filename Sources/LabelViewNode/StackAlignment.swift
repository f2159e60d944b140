// SPDX-License-Identifier: MIT

package import LabelCore

/// An alignment guide of a view, which is aligned with the same guide of its neighbours or of its container. For views without text, the
/// baselines are the bottom edge.
package enum StackAlignment: Hashable, Sendable {
  /// The top, or the leading edge.
  case start
  case center
  /// The bottom, or the trailing edge.
  case end
  /// The first baseline; horizontally, the leading edge.
  case firstTextBaseline
  /// The last baseline; horizontally, the trailing edge.
  case lastTextBaseline
  case custom(AlignmentGuide)

  /// For dumps.
  package var dumpText: String {
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

/// A custom alignment guide, identified by the type of its `AlignmentID`.
package struct AlignmentGuide: Hashable, Sendable {
  private let id: ObjectIdentifier
  package let name: String
  /// The position in views without an explicit one, in points from the top or leading edge.
  package let defaultValue: @Sendable (NodeDimensions) -> Double

  package init(id: ObjectIdentifier, name: String, defaultValue: @escaping @Sendable (NodeDimensions) -> Double) {
    self.id = id
    self.name = name
    self.defaultValue = defaultValue
  }

  package static func == (a: AlignmentGuide, b: AlignmentGuide) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An alignment along one axis.
package struct GuideKey: Hashable, Sendable {
  package var axis: Axis
  package var alignment: StackAlignment

  package init(_ axis: Axis, _ alignment: StackAlignment) {
    self.axis = axis
    self.alignment = alignment
  }
}

/// A view's size and alignment guides, for closures that compute guides; points from the top and leading edges.
package struct NodeDimensions {
  package var size: Size
  private let value: (GuideKey) -> Double
  private let explicit: (GuideKey) -> Double?

  package init(size: Size, value: @escaping (GuideKey) -> Double, explicit: @escaping (GuideKey) -> Double?) {
    self.size = size
    self.value = value
    self.explicit = explicit
  }

  package subscript(key: GuideKey) -> Double { value(key) }

  /// The explicit position of a guide; nil when it has none.
  package subscript(explicit key: GuideKey) -> Double? { explicit(key) }
}
