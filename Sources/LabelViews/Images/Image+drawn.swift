// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

extension Image {
  /// Creates an image that code draws. It has three pixels per point here, and like other images of pixels it is fitted into the square of a
  /// symbol unless it is resizable.
  ///
  /// - Parameters:
  ///   - size: The size in points. One that cannot be drawn is drawn as nothing.
  ///   - label: The text that describes the image; nil for none.
  ///   - opaque: Whether the image has no transparency. It has no effect here.
  ///   - colorMode: The pixel format. It has no effect here, since images have one format.
  ///   - renderer: Draws the content, whose origin is the top left corner.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let canvas = Canvas { context, _ in renderer(&context) }.frame(width: size.width, height: size.height).clipped()
    let imageRenderer = ImageRenderer(content: canvas)
    imageRenderer.scale = 3
    let bitmap = (try? imageRenderer.bitmap()) ?? Bitmap(width: 1, height: 1, pixels: [0])
    self.init(
      ImageNode(.bitmap(Bitmap(width: bitmap.width, height: bitmap.height, scale: 3, pixels: bitmap.pixels))),
      label: label ?? Text(verbatim: ""))
  }
}
