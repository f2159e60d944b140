// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension Resolver {
  /// What a modifier does to the layout or the look of a view; nil for one that does not.
  func decoration(_ modification: ViewModification) throws(LabelError) -> Decoration? {
    switch modification {
    case .environment, .part, .tag, .section, .row, .accessibility: nil
    case .padding(let insets): .padding(insets.finite.resolved(in: environment.direction))
    case .frame(let width, let height, let alignment):
      .frame(width: width.flatMap(Self.length), height: height.flatMap(Self.length), alignment: alignment)
    case .background(let color, let radius, let style):
      .background(try color.resolved(in: environment.appearance), cornerRadius: radius, style: style)
    case .border(let color, let width, let radius, let style):
      .border(try color.resolved(in: environment.appearance), width: width, cornerRadius: radius, style: style)
    case .shadow(let shadow): .shadow(try shadow.resolved(in: environment.appearance, sigma: shadow.radius))
    case .opacity(let opacity): .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))
    case .flexibleFrame(let frame): .flexibleFrame(frame.usable)
    case .fixedSize(let axes): .fixedSize(axes)
    case .priority(let priority): .priority(priority.isNaN ? 0 : priority)
    case .aspectRatio(let ratio, let fills): .aspectRatio(ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }, fills: fills)
    case .layer, .mask, .preferenceLayer: nil
    case .clip(let outline, let rule): .clip(outline, rule)
    case .offset(let delta): .offset(environment.direction == .leftToRight ? delta.finite : Point(x: -delta.finite.x, y: delta.finite.y))
    case .position(let position): .position(position.finite)
    case .rotation(let angle, let anchor): .rotation(angle.isFinite ? angle : 0, anchor: anchor.finite)
    case .scale(let x, let y, let anchor): .scale(x.isFinite ? x : 1, y.isFinite ? y : 1, anchor: anchor.finite)
    case .map(let map, let anchor): .map(map.numbers.allSatisfy(\.isFinite) ? map : .identity, anchor: anchor.finite)
    case .blend(let mode): .blend(mode)
    case .filter(let filter): .filters(try filter.resolved(in: environment.appearance).map { [$0] } ?? [])
    case .glyphOutlines(let style, let fills): .glyphOutlines(style, fills: fills)
    case .flattened: .flattened
    case .hidden: .hidden
    case .zIndex(let index): .zIndex(index.isNaN ? 0 : index)
    case .guide(let key, let value): .guide(key, value)
    case .cell(let cell): .cell(cell)
    case .layoutValue(let key, let value): .layoutValue(key, value)
    case .leafSpacing: .leafSpacing
    case .observed(let observer): .observed(observer)
    case .coordinateSpace(let name): .coordinateSpace(name)
    case .scroll(let scroll): .scroll(scroll)
    case .containerFrame(let frame): .containerFrame(frame)
    case .ignoresSafeArea(let edges): .ignoresSafeArea(edges)
    }
  }

  /// A valid length of a frame; SwiftUI ignores others and prints a warning.
  private static func length(_ length: Double) -> Double? { length >= 0 && length.isFinite ? length : nil }
}

extension FlexibleFrame {
  /// The frame without invalid lengths. An ideal length below the minimum becomes the minimum, and a maximum below the ideal length becomes
  /// the ideal length.
  fileprivate var usable: FlexibleFrame {
    func ordered(_ least: Double?, _ ideal: Double?, _ most: Double?) -> (Double?, Double?, Double?) {
      let least = least.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
      let ideal = ideal.flatMap { $0 >= 0 && $0.isFinite ? max($0, least ?? 0) : nil }
      let most = most.flatMap { $0 >= 0 ? max($0, ideal ?? least ?? 0) : nil }
      return (least, ideal, most)
    }
    var result = self
    (result.minWidth, result.idealWidth, result.maxWidth) = ordered(minWidth, idealWidth, maxWidth)
    (result.minHeight, result.idealHeight, result.maxHeight) = ordered(minHeight, idealHeight, maxHeight)
    return result
  }
}

extension DirectionalInsets {
  /// The insets, with 0 for those that are not finite.
  fileprivate var finite: DirectionalInsets {
    func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return DirectionalInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}

extension Point {
  fileprivate var finite: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
