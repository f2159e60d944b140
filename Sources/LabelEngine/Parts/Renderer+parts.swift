// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText

extension Renderer {
  /// Returns where the parts of a label are, for the overlays of a page: a JSON object in points from the top left corner of the image.
  ///
  /// - Parameter rendering: The label, rendered at least to a display list.
  package func parts(of rendering: Rendering) -> String {
    let (label, list) = (rendering.layout, rendering.display)
    var parts = LayoutParts(grid: PixelGrid(scale: list.scale), library: typesetter.library, origin: list.canvas.origin)
    parts.add(label.root)
    return JSONText.object([
      ("size", JSONText.object([("width", JSONText.number(list.canvas.width)), ("height", JSONText.number(list.canvas.height))])),
      ("scale", JSONText.number(list.scale)), ("frames", JSONText.array(parts.frames)), ("lines", JSONText.array(parts.lines)),
      ("ink", JSONText.array(parts.ink)), ("runs", JSONText.array(parts.runs)),
    ])
  }
}
