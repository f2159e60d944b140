// SPDX-License-Identifier: MIT

internal import LabelCore

/// A rectangle of user space that is fitted into a viewport: `viewBox` and `preserveAspectRatio`.
struct ViewBox {
  var rect: Rect
  var fit: AspectRatioFit

  /// Reads both attributes; nil when there is no `viewBox`.
  ///
  /// - Throws: `SVGError` when the box is not four numbers, or has no area.
  static func read(_ element: XMLElement) throws(SVGError) -> ViewBox? {
    guard let text = element["viewBox"] else { return nil }
    let numbers = try SVGLength.readList(text, .width, of: SVGLengthBase(viewport: .zero), line: element.line)
    guard let numbers, numbers.count == 4 else {
      throw SVGError(line: element.line, reason: "viewBox=\"\(text.prefix(40))\" is not four numbers")
    }
    guard numbers[2] > 0, numbers[3] > 0 else {
      throw SVGError(line: element.line, reason: "viewBox=\"\(text.prefix(40))\" has no area")
    }
    return ViewBox(
      rect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      fit: AspectRatioFit(element["preserveAspectRatio"] ?? ""))
  }

  /// The transform from user space into a viewport (SVG 1.1, 7.8).
  func transform(into viewport: Rect) -> AffineTransform {
    var (x, y) = (viewport.width / rect.width, viewport.height / rect.height)
    switch fit.mode {
    case .stretch: break
    case .meet: (x, y) = (min(x, y), min(x, y))
    case .slice: (x, y) = (max(x, y), max(x, y))
    }
    return AffineTransform(
      a: x, b: 0, c: 0, d: y,
      tx: viewport.minX + (viewport.width - rect.width * x) * fit.alignX - rect.minX * x,
      ty: viewport.minY + (viewport.height - rect.height * y) * fit.alignY - rect.minY * y)
  }
}

/// The value of `preserveAspectRatio`.
struct AspectRatioFit {
  enum Mode { case stretch, meet, slice }

  var mode = Mode.meet
  /// The fraction of the spare width on the left: 0, 0.5 or 1.
  var alignX = 0.5
  /// The fraction of the spare height above: 0, 0.5 or 1.
  var alignY = 0.5

  /// Reads a value such as `xMinYMax slice`; unknown keywords keep the default `xMidYMid meet`.
  init(_ text: String) {
    let keywords = text.split(separator: " ")
    guard let align = keywords.first else { return }
    if align == "none" {
      mode = .stretch
      return
    }
    if align.contains("xMin") { alignX = 0 }
    if align.contains("xMax") { alignX = 1 }
    if align.contains("YMin") { alignY = 0 }
    if align.contains("YMax") { alignY = 1 }
    if keywords.dropFirst().first == "slice" { mode = .slice }
  }
}
