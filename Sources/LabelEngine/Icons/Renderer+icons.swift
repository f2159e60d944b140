// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelLayout
internal import LabelRaster

extension Renderer {
  /// An icon alone, its view box fitted into a square and centred there, as a PNG file's bytes; what leaves the view box is cut off.
  ///
  /// - Parameters:
  ///   - side: of the square, in points, more than 0.
  ///   - scale: pixels per point, more than 0.
  /// - Throws: a diagnostic when the picture would exceed the limits, or the machine refuses.
  package func png(_ icon: Icon, _ colors: IconColors, side: Double, scale: Double) throws(Diagnostic) -> [UInt8] {
    // In the icon's own units, as librsvg draws, so that its pictures and ours can be compared.
    let unit = max(icon.viewBox.width, icon.viewBox.height)
    let canvas = Rect(x: 0, y: 0, width: unit, height: unit)
    let glyph = icon.glyph(fitting: canvas.size)
    var commands = glyph.commands(center: canvas.center, colors: colors)
    if icon.viewBox.width != icon.viewBox.height {
      let corner = Point(x: (unit - icon.viewBox.width) / 2, y: (unit - icon.viewBox.height) / 2)
      commands = [.group(DrawGroup(clip: .rectangle(Rect(origin: corner, size: icon.viewBox.size)), commands: commands))]
    }
    let list = DisplayList(scale: side * scale / unit, layoutRect: canvas, canvas: canvas, commands: commands)
    let bitmap = try rasterize(list, precision: .asLibrsvg)
    return try encode(Bitmap(width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels))
  }

  /// A picture alone, fitted into a square and centred there, as a PNG file's bytes.
  ///
  /// - Parameters:
  ///   - stencil: the colour of the picture as a template; nil for its own colours.
  ///   - side: of the square, in points, more than 0.
  ///   - scale: pixels per point, more than 0.
  /// - Throws: a diagnostic when the picture would exceed the limits, or the machine refuses.
  package func png(_ picture: Bitmap, stencil: SRGBColor?, side: Double, scale: Double) throws(Diagnostic) -> [UInt8] {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    let commands = picture.commands(in: picture.box(fitting: canvas), stencil: stencil)
    return try encode(rasterize(DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: commands)))
  }
}
