// SPDX-License-Identifier: MIT

internal import LabelCore

/// The size that a parent offers: nil asks for the ideal length, 0 for the least, infinity for the greatest; points.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  static let ideal = Proposal(width: nil, height: nil)

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ axis: Axis, _ length: Double?, across: Double?) {
    self.init(width: axis == .horizontal ? length : across, height: axis == .horizontal ? across : length)
  }
}
