// SPDX-License-Identifier: MIT

internal import LabelCore

/// Writes a label as an Android VectorDrawable.
package enum VectorDrawableWriter {
  /// What a VectorDrawable can hold: outlines, gradients and clips.
  package static let abilities = FormatAbilities(
    .xml, hasFilters: false, hasMasks: false, hasBlending: false, hasImages: false, hasPens: false, hasFocus: false, sharesGlyphs: false)

  /// The file of a label, prepared for `abilities`.
  package static func file(of scene: VectorScene) -> [UInt8] {
    let (width, height) = (PathText.number(max(scene.canvas.width, 0.001)), PathText.number(max(scene.canvas.height, 0.001)))
    var text = "<vector xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:aapt=\"http://schemas.android.com/aapt\"\n"
    text += "    android:width=\"\(width)dp\" android:height=\"\(height)dp\""
    text += " android:viewportWidth=\"\(width)\" android:viewportHeight=\"\(height)\">\n"
    // A VectorDrawable begins at its corner.
    for item in scene.items { text += self.text(of: item, offset: scene.canvas.origin * -1) }
    return Array((text + "</vector>\n").utf8)
  }

  private static func text(of item: VectorItem, offset: Point) -> String {
    let map = AffineTransform.translation(offset)
    switch item {
    case .fill(let path, let rule, let paint):
      return element(path.transformed(map), "fill", paint.transformed(map), rule == .evenOdd ? " android:fillType=\"evenOdd\"" : "")
    case .stroke(let path, let style, let paint):
      var attributes = " android:strokeWidth=\"\(PathText.number(style.width * style.pen.meanScale))\""
      if style.cap != .butt { attributes += " android:strokeLineCap=\"\(style.cap.rawValue)\"" }
      if style.join != .miter { attributes += " android:strokeLineJoin=\"\(style.join.rawValue)\"" }
      if style.join == .miter, style.miterLimit != 4 { attributes += " android:strokeMiterLimit=\"\(PathText.number(style.miterLimit))\"" }
      return element(path.transformed(map), "stroke", paint.transformed(map), attributes)
    case .glyphs(let outlines, let color):
      return outlines.paths(for: color).map { element($0.transformed(map), "fill", .color(color), "") }.joined()
    case .image: preconditionFailure("an image is an error of the scene")
    case .group(let group, let items, _):
      let content = items.map { text(of: $0, offset: offset) }.joined()
      guard let clip = group.clip else { return content }
      let data = PathText.data(of: clip.transformed(map))
      return "<group>\n<clip-path android:pathData=\"\(data)\"/>\n\(content)</group>\n"
    }
  }

  private static func element(_ path: VectorPath, _ name: String, _ paint: Paint, _ attributes: String) -> String {
    let start = "<path android:pathData=\"\(PathText.data(of: path))\"\(attributes)"
    switch paint {
    case .color(let color): return start + " android:\(name)Color=\"\(text(of: color))\"/>\n"
    case .gradient(let gradient):
      return start + "><aapt:attr name=\"android:\(name)Color\">\(text(of: gradient))</aapt:attr></path>\n"
    }
  }

  /// A colour as Android writes it: alpha first.
  private static func text(of color: SRGBColor) -> String {
    let hex = color.hex.dropFirst()
    return "#" + (hex.utf8.count == 8 ? hex.suffix(2) : "ff") + hex.prefix(6)
  }

  private static func text(of gradient: Gradient) -> String {
    let map = gradient.transform
    var text: String
    switch gradient.geometry {
    case .linear(let from, let to):
      let (start, end) = (map.apply(from), map.apply(to))
      text = "<gradient android:type=\"linear\" android:startX=\"\(PathText.number(start.x))\""
      text += " android:startY=\"\(PathText.number(start.y))\""
      text += " android:endX=\"\(PathText.number(end.x))\" android:endY=\"\(PathText.number(end.y))\""
    case .radial(_, _, let center, let radius):
      let middle = map.apply(center)
      text = "<gradient android:type=\"radial\" android:centerX=\"\(PathText.number(middle.x))\""
      text += " android:centerY=\"\(PathText.number(middle.y))\" android:gradientRadius=\"\(PathText.number(radius * map.meanScale))\""
    case .sweep: preconditionFailure("an angular gradient is an error of the scene")
    }
    switch gradient.spread {
    case .pad: break
    case .reflect: text += " android:tileMode=\"mirror\""
    case .repeat: text += " android:tileMode=\"repeat\""
    }
    text += ">"
    for stop in gradient.stops {
      text += "<item android:offset=\"\(DumpText.number(stop.offset, places: 5))\" android:color=\"\(self.text(of: stop.color))\"/>"
    }
    return text + "</gradient>"
  }
}
