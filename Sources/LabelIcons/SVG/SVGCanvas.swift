// SPDX-License-Identifier: MIT

internal import LabelCore

/// The paper of a whole file: what its root says about size.
struct SVGCanvas {
  /// The paper in the picture's units; nil when the file gives no size at all, and the ink must do.
  var rect: Rect?
  /// What percentages refer to.
  var viewport: Size
  /// From the root's user space to the picture.
  var transform = AffineTransform.identity

  /// The view box is the paper, as icons want it; only where `width` and `height` ask for another shape is it fitted into that.
  /// A file without a view box has the paper of its size.
  init(_ root: XMLElement) throws(SVGError) {
    let viewBox = try ViewBox.read(root)
    let width = try Self.length(root, "width", .width)
    let height = try Self.length(root, "height", .height)
    switch (viewBox, width, height) {
    case (let viewBox?, let width?, let height?) where width > 0 && height > 0:
      viewport = viewBox.rect.size
      rect = viewBox.rect
      let isSameShape = abs(width * viewBox.rect.height - height * viewBox.rect.width) <= 1e-3 * height * viewBox.rect.width
      if !isSameShape {
        let paper = Rect(x: 0, y: 0, width: width, height: height)
        rect = paper
        transform = viewBox.transform(into: paper)
      }
    case (let viewBox?, _, _):
      rect = viewBox.rect
      viewport = viewBox.rect.size
    case (nil, let width?, let height?) where width > 0 && height > 0:
      viewport = Size(width: width, height: height)
      rect = Rect(origin: .zero, size: viewport)
    case (nil, _, _):
      // SVG leaves the size to whoever shows the file; percentages then refer to CSS's default picture size.
      viewport = Size(width: 300, height: 150)
    }
  }

  /// A length that does not depend on a page: percentages and `auto` say nothing.
  private static func length(_ root: XMLElement, _ name: String, _ extent: SVGLength.Extent) throws(SVGError) -> Double? {
    guard let text = root[name], !text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    return try SVGLength.read(text, extent, of: SVGLengthBase(viewport: .zero), line: root.line)
  }
}
