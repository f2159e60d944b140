// SPDX-License-Identifier: MIT

internal import LabelCore

/// The size that a parent proposes: nil asks for the ideal length, 0 for the minimum, infinity for the maximum; points.
package struct Proposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package static let ideal = Proposal(width: nil, height: nil)

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(_ axis: Axis, _ length: Double?, across: Double?) {
    self.init(width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The size of a view that fills the proposal: `ideal` where nothing is proposed.
  func filled(_ ideal: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: max(0, width ?? ideal.width), height: max(0, height ?? ideal.height))
  }
}
