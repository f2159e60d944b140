// SPDX-License-Identifier: MIT

package import LabelCore

extension ViewNode {
  /// The warnings for invalid numbers, such as a negative width, which are ignored as in SwiftUI; without duplicates.
  package var warnings: [LabelError] {
    var found: [LabelError] = []
    collectWarnings(into: &found)
    return found
  }

  private func collectWarnings(into found: inout [LabelError]) {
    switch self {
    case .empty, .text, .image, .spacer, .shape, .geometry: break
    case .label(let label):
      label.title.collectWarnings(into: &found)
      label.icon.collectWarnings(into: &found)
    case .stack(let stack): for child in stack.children { child.collectWarnings(into: &found) }
    case .container(let container): for child in container.children { child.collectWarnings(into: &found) }
    case .modified(let inner, let modification):
      for warning in modification.warnings where !found.contains(warning) { found.append(warning) }
      inner.collectWarnings(into: &found)
      switch modification {
      case .layer(let other, _, _), .mask(let other, _): other.collectWarnings(into: &found)
      default: break
      }
    }
  }
}

extension ViewModification {
  fileprivate var warnings: [LabelError] {
    switch self {
    case .frame(let width, let height, _): return [length("frame width", width), length("frame height", height)].compactMap { $0 }
    case .flexibleFrame(let frame):
      let limits = [
        length("minimum width", frame.minWidth), length("ideal width", frame.idealWidth), length("minimum height", frame.minHeight),
        length("ideal height", frame.idealHeight),
      ]
      // A maximum may be infinite.
      let most = [("maximum width", frame.maxWidth), ("maximum height", frame.maxHeight)].map { $1 == .infinity ? nil : length($0, $1) }
      return (limits + most).compactMap { $0 }
    case .padding(let insets):
      return [insets.top, insets.leading, insets.bottom, insets.trailing].compactMap { finite("padding", $0) }
    case .offset(let delta): return [delta.x, delta.y].compactMap { finite("offset", $0) }
    case .position(let position): return [position.x, position.y].compactMap { finite("position", $0) }
    case .rotation(let angle, _): return [finite("rotation", angle)].compactMap { $0 }
    case .scale(let x, let y, _): return [x, y].compactMap { finite("scale", $0) }
    case .map(let map, _): return map.numbers.compactMap { finite("transform", $0) }
    case .filter(let filter): return [finite(filter.name, filter.amount)].compactMap { $0 }
    case .environment, .background, .border, .shadow, .opacity, .fixedSize, .priority, .aspectRatio, .layer, .mask, .clip, .blend,
      .glyphOutlines, .flattened, .hidden, .zIndex, .guide, .cell, .layoutValue, .leafSpacing, .part, .tag, .section, .row, .accessibility,
      .observed, .coordinateSpace, .preferenceLayer, .scroll, .ignoresSafeArea, .containerFrame:
      return []
    }
  }

  private func length(_ what: String, _ value: Double?) -> LabelError? {
    guard let value, !(value >= 0 && value.isFinite) else { return nil }
    return .invalidNumber(what: what, value: value, expected: "a finite number of points, 0 or more")
  }

  private func finite(_ what: String, _ value: Double) -> LabelError? {
    value.isFinite ? nil : .invalidNumber(what: what, value: value, expected: "a finite number")
  }
}
