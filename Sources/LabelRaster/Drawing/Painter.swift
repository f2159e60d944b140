// SPDX-License-Identifier: MIT

internal import LabelCore

/// Paints the commands of one display list onto layers.
struct Painter {
  var space: PixelSpace
  let glyphs: GlyphCache
  /// Images of icons; nil while such an image is painted.
  let shapeCache: ShapeCache?
  /// Masks of single shapes while the image of an icon is painted; nil otherwise.
  var maskSource: ShapeCache?
  let ramp: ColorRamp
  let blurs: BlurCache
  /// The time that the label has left.
  let deadline: Deadline
  /// The layers below the current one, from the image itself upwards; empty for the image.
  var layersBelow: [Layer] = []

  func paint(_ commands: [DrawCommand], on layer: Layer) throws(MachineError) {
    var index = 0
    // Consecutive shapes without a cached image are looked up once. Without a cache nothing is looked up.
    var checkedEnd = usableShapeCache == nil ? commands.count : 0
    while index < commands.count {
      if index >= checkedEnd {
        let end = try paintShapes(commands, from: index, on: layer)
        checkedEnd = end > index ? end : commands[index...].firstIndex { !$0.isShape } ?? commands.count
        if end > index {
          index = end
          continue
        }
        checkedEnd = max(checkedEnd, index + 1)
      }
      let command = commands[index]
      index += 1
      if deadline.isOver { try deadline.check() }
      switch command {
      case .fill(let path, let rule, let paint):
        if let source = paint.source { try fill(path, rule, with: source, on: layer) }
      case .stroke(let path, let style, let paint):
        if let source = paint.source { try stroke(path, style, with: source, on: layer) }
      case .glyphs(let run, let paint):
        switch paint.source {
        case .pixel(let pixel): try self.paint(run, with: pixel, on: layer)
        case .gradient(let gradient): try self.paint(run, with: gradient, on: layer)
        case nil: break
        }
      case .image(let bitmap, let rect, let sampling):
        paint(bitmap, in: rect, sampling, on: layer)
      case .group(let group):
        try paint(group, on: layer)
      }
    }
  }

  private func paint(_ bitmap: Bitmap, in rect: Rect, _ sampling: ImageSampling, on layer: Layer) {
    guard let image = ScaledImage(bitmap, over: space.pixels(rect), sampling, within: layer.area) else { return }
    layer.blend(image.pixels, in: image.area, opacity: 255)
  }
}

extension Paint {
  /// The Cairo source of this paint; nil if it is invisible.
  fileprivate var source: CairoSource? {
    switch self {
    case .color(let color):
      let pixel = PremultipliedPixel(color)
      return pixel.alpha > 0 ? .pixel(pixel) : nil
    case .gradient(let gradient):
      return gradient.stops.contains { $0.color.alpha > 0 } ? .gradient(gradient) : nil
    }
  }
}
