// SPDX-License-Identifier: MIT

package import LabelCore

extension Bitmap {
  /// What paints the picture, enlarged or reduced to a box in points.
  ///
  /// - Parameter stencil: the colour of the picture as a template, which keeps only its opacity; nil for its own colours.
  package func commands(in box: Rect, stencil: SRGBColor?, _ sampling: ImageSampling = .smooth) -> [DrawCommand] {
    let image = DrawCommand.image(self, box, sampling)
    guard let stencil else { return [image] }
    return [.group(DrawGroup(mask: DrawMask(.alpha, [image]), commands: [.fill(.rectangle(box), .nonzero, .color(stencil))]))]
  }

  /// The largest box of the picture's shape in the middle of another one.
  package func box(fitting frame: Rect) -> Rect {
    let unit = min(frame.width / Double(width), frame.height / Double(height))
    let size = Size(width: Double(width) * unit, height: Double(height) * unit)
    return Rect(origin: frame.center - Point(x: size.width / 2, y: size.height / 2), size: size)
  }
}
