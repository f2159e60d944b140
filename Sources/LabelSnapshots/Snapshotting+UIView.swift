// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelComparison
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelSnapshotEngine
public import LabelUIKit

extension Snapshotting where Value: UIView {
  /// A strategy for the view's image at 2 pixels per point, compared exactly, with its layout as text.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the view's image, as `pngData` draws it, with its layout as text.
  ///
  /// The appearance, the locale and the reading direction are those of the view's traits.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - rule: The rule by which two images are equal; exact by default.
  ///   - keepsLayout: Whether the layout is stored too; it differs only where the drawing does, on every machine.
  public static func image(scale: Double = 2, rule: ComparisonRule = .exact, keepsLayout: Bool = true) -> Snapshotting {
    Snapshotting(rule: rule) { view, name in
      let drawing = view.drawing(scale: CGFloat(scale))
      let renderer = try RendererPool.shared.renderer()
      return try renderer.drawn(renderer.render(drawing.node, in: drawing.environment)).snapshot(named: name, keepsLayout: keepsLayout)
    }
  }

  /// A strategy for the view as an SVG file, compared as text and as drawn at 2 pixels per point.
  public static var svg: Snapshotting {
    Snapshotting { view, name in
      let drawing = view.drawing(scale: 2)
      let title = drawing.node.accessibilityDescription
      let renderer = try RendererPool.shared.renderer()
      return try renderer.drawn(renderer.render(drawing.node, in: drawing.environment), svgTitle: title)
        .snapshot(named: name, keepsLayout: false)
    }
  }

  /// A strategy for what assistive technologies read of the view, as text: the elements in their order with label, value, traits, hint and
  /// frame in points.
  public static var accessibilityTree: Snapshotting {
    Snapshotting { view, name in
      let drawing = view.drawing(scale: 2)
      let elements = try RendererPool.shared.renderer().accessibilityElements(of: drawing.node, in: drawing.environment)
      return Snapshot(name: name, text: elements.dump)
    }
  }

  /// A strategy for the view's image at 2 pixels per point with a numbered frame around each accessibility element, and a list of what is
  /// read beside it.
  public static var accessibilityImage: Snapshotting {
    Snapshotting { view, name in
      let drawing = view.drawing(scale: 2)
      let renderer = try RendererPool.shared.renderer()
      return try renderer.drawn(renderer.accessibilityPicture(of: drawing.node, in: drawing.environment).picture)
        .snapshot(named: name, keepsLayout: false)
    }
  }

  /// A strategy for the positions of the view's parts and lines, as text: the same on every machine with the same fonts.
  public static var layout: Snapshotting {
    Snapshotting { view, name in
      let drawing = view.drawing(scale: 2)
      let renderer = try RendererPool.shared.renderer()
      return Snapshot(name: name, text: try renderer.render(drawing.node, in: drawing.environment, upTo: .layout).layout.dump)
    }
  }
}
