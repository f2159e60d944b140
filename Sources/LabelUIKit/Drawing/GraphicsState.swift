// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// The state of a graphics context that `saveGState()` saves.
struct GraphicsState {
  /// From the coordinates of the drawing code to points of the canvas.
  var map = LabelCore.AffineTransform.identity
  var clips: [ClipArea] = []
  var fill = ColorDescription.fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
  var stroke = ColorDescription.fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
  var line = LabelCore.StrokeStyle(width: 1, miterLimit: 10)
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: ShadowDescription?
  var textMode = CGTextDrawingMode.fill

  /// The state as a drawing begins. Content that is drawn in it looks as if it was not drawn into a context at all.
  var isInitial: Bool { map == .identity && clips.isEmpty && isPlain && textMode == .fill }

  /// Whether content is drawn over what is there, opaque and without a shadow.
  var isPlain: Bool { alpha == 1 && blendMode == .normal && shadow == nil }
}

/// An area outside which nothing is drawn. Two are the same if they were made by the same call.
struct ClipArea {
  enum Content {
    /// An outline in points of the canvas.
    case outline(VectorPath, FillRule)
    /// What is drawn is multiplied by the alpha of a view of the canvas's size.
    case mask(ViewNode)
  }

  let content: Content
  /// The number of the call in its context.
  let number: Int
}

extension ShapeOutline {
  /// An outline in points from the top left corner of the box.
  static func fixed(_ path: VectorPath) -> ShapeOutline {
    ShapeOutline(dumpText: "path", isNamed: false) { path.transformed(.translation($0.origin)) }
  }
}

extension VectorPath {
  /// Whether every point is finite. Others are not drawn.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.x.isFinite && p.y.isFinite
      case .cubic(let a, let b, let p): [a, b, p].allSatisfy { $0.x.isFinite && $0.y.isFinite }
      case .close: true
      }
    }
  }
}

extension CGPoint {
  var point: LabelCore.Point { LabelCore.Point(x: Double(x), y: Double(y)) }
  init(_ point: LabelCore.Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  /// The same rectangle with a width and a height of at least 0.
  var rect: LabelCore.Rect {
    LabelCore.Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
  init(_ rect: LabelCore.Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
