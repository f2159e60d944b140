// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout

/// Returns the layout of a view after its actions, at one pixel per point.
func stabilised(_ view: some View, locale: String = "en") throws -> LaidOutLabel {
  let renderer = ImageRenderer(content: view)
  renderer.locale = locale
  let drawing = try renderer.drawing()
  return try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .layout).layout
}

/// Returns the frames of all filled shapes, in drawing order.
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

/// Collects the values that actions of one image get, in order.
final class Log<Value> {
  private(set) var values: [Value] = []

  func add(_ value: Value) { values.append(value) }
}

/// All values, in the order in which they are combined.
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
  /// Sets a name as the preference `Names`.
  func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }

  /// Sets the view's width as the preference `Widest`, as label code does.
  func measured() -> some View {
    background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
  }
}
