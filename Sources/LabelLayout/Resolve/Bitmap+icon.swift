// SPDX-License-Identifier: MIT

package import LabelCore

extension Bitmap {
  /// The commands that draw the bitmap scaled to a box in points.
  ///
  /// - Parameter stencil: the colour of a template image, which uses only the bitmap's opacity; nil for an original image.
  package func commands(in box: Rect, stencil: SRGBColor?, _ sampling: ImageSampling = .smooth) -> [DrawCommand] {
    let image = DrawCommand.image(self, box, sampling)
    guard let stencil else { return [image] }
    return [.group(DrawGroup(mask: DrawMask(.alpha, [image]), commands: [.fill(.rectangle(box), .nonzero, .color(stencil))]))]
  }

  /// The largest box with the bitmap's aspect ratio, centred in a frame.
  package func box(fitting frame: Rect) -> Rect {
    let unit = min(frame.width / Double(width), frame.height / Double(height))
    let size = Size(width: Double(width) * unit, height: Double(height) * unit)
    return Rect(origin: frame.center - Point(x: size.width / 2, y: size.height / 2), size: size)
  }
}
