// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelLayout
internal import LabelRaster

extension Renderer {
  /// Renders an icon to a PNG file. Its view box is fitted into a square and centred; what is drawn beside the view box is cut at the square.
  ///
  /// - Parameters:
  ///   - side: The side of the square in points, more than 0.
  ///   - scale: The number of pixels per point, more than 0.
  /// - Throws: A diagnostic if the image would exceed the limits, or for a machine error.
  package func png(_ icon: Icon, _ colors: IconColors, side: Double, scale: Double) throws(Diagnostic) -> [UInt8] {
    // The canvas has the units of the icon, as in librsvg, so that the images can be compared.
    let unit = max(icon.viewBox.width, icon.viewBox.height)
    let canvas = Rect(x: 0, y: 0, width: unit, height: unit)
    let glyph = icon.glyph(fitting: canvas.size)
    let commands = glyph.commands(center: canvas.center, colors: colors)
    let list = DisplayList(scale: side * scale / unit, layoutRect: canvas, canvas: canvas, commands: commands)
    let bitmap = try render(list, precision: .asLibrsvg, upTo: .bitmap).bitmap
    return try render(Bitmap(width: bitmap.width, height: bitmap.height, scale: scale, pixels: bitmap.pixels)).file.bytes
  }

  /// Renders an image to a PNG file, fitted into a square and centred.
  ///
  /// - Parameters:
  ///   - stencil: The colour to draw the image in as a template; nil for its own colours.
  ///   - side: The side of the square in points, more than 0.
  ///   - scale: The number of pixels per point, more than 0.
  /// - Throws: A diagnostic if the image would exceed the limits, or for a machine error.
  package func png(_ image: Bitmap, stencil: SRGBColor?, side: Double, scale: Double) throws(Diagnostic) -> [UInt8] {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    let commands = image.commands(in: image.box(fitting: canvas), stencil: stencil)
    return try render(DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: commands)).file.bytes
  }
}
