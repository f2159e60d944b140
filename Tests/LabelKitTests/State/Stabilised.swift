// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout

/// A view at its place once its actions have done what they do, at one pixel a point.
func stabilised(_ view: some View, locale: String = "en") throws -> LaidOutLabel {
  let renderer = ImageRenderer(content: view)
  renderer.locale = locale
  let drawing = try renderer.drawing()
  return try RendererPool.shared.renderer().placed(drawing.node, in: drawing.environment)
}

/// The frames of all filled shapes, in the order of drawing.
func frames(_ view: some View, locale: String = "en") throws -> [CGRect] {
  func shapes(_ node: LaidOutNode) -> [CGRect] {
    switch node.content {
    case .shape: [CGRect(x: node.frame.minX, y: node.frame.minY, width: node.frame.width, height: node.frame.height)]
    case .text, .icon, .spacer: []
    case .stack(let children): children.flatMap(shapes)
    case .masked(let inner, _), .decorated(let inner, _): shapes(inner)
    }
  }
  return shapes(try stabilised(view, locale: locale).root)
}

/// What actions of one picture were told, in order.
final class Log<Value> {
  private(set) var values: [Value] = []

  func add(_ value: Value) { values.append(value) }
}

/// All values, in the order in which views hand them outwards.
enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The largest value.
enum Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  /// Hands a name outwards.
  func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }

  /// Hands the view's width outwards, as label code does.
  func measured() -> some View {
    background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
  }
}
