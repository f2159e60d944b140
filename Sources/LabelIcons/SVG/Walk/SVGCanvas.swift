// SPDX-License-Identifier: MIT

internal import LabelCore

/// The canvas of a file: the size that its root gives.
struct SVGCanvas {
  /// The canvas in the image's units; nil when the file gives no size, and the ink bounds are used.
  var rect: Rect?
  /// The base of percentages.
  var viewport: Size
  /// The size in pixels of CSS: `width` and `height`, or that of the view box.
  var size: Size
  /// From the root's user space to the image.
  var transform = AffineTransform.identity

  /// Reads the size of a root element.
  ///
  /// The view box is the canvas, unless `width` and `height` have another aspect ratio: then the view box is fitted into them. Without a view
  /// box, `width` and `height` are the canvas.
  init(_ root: XMLElement) throws(SVGError) {
    let viewBox = try ViewBox.read(root)
    let width = try Self.length(root, "width", .width)
    let height = try Self.length(root, "height", .height)
    switch (viewBox, width, height) {
    case (let viewBox?, let width?, let height?) where width > 0 && height > 0:
      viewport = viewBox.rect.size
      rect = viewBox.rect
      size = Size(width: width, height: height)
      let isSameShape = abs(width * viewBox.rect.height - height * viewBox.rect.width) <= 1e-3 * height * viewBox.rect.width
      if !isSameShape {
        let canvas = Rect(x: 0, y: 0, width: width, height: height)
        rect = canvas
        transform = viewBox.transform(into: canvas)
      }
    case (let viewBox?, _, _):
      rect = viewBox.rect
      viewport = viewBox.rect.size
      size = viewport
    case (nil, let width?, let height?) where width > 0 && height > 0:
      viewport = Size(width: width, height: height)
      rect = Rect(origin: .zero, size: viewport)
      size = viewport
    case (nil, _, _):
      // SVG leaves the size to the viewer; percentages then refer to CSS's default image size.
      viewport = Size(width: 300, height: 150)
      size = viewport
    }
  }

  /// An absolute length; nil for percentages and `auto`.
  private static func length(_ root: XMLElement, _ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double? {
    guard let text = root[name], !text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    return try SVGLength.read(text, extent, of: SVGLengthBase(viewport: .zero), line: root.line)
  }
}
