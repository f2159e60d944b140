// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
internal import LabelText

extension Renderer {
  /// Returns where the parts of a label are, for the overlays of a page: a JSON object in points from the top left corner of the image.
  ///
  /// - Parameter list: The display list of the label.
  package func parts(of label: LaidOutLabel, drawnAs list: DisplayList) -> String {
    var parts = LayoutParts(grid: PixelGrid(scale: list.scale), library: typesetter.library, origin: list.canvas.origin)
    parts.add(label.root)
    return JSONText.object([
      ("size", JSONText.object([("width", JSONText.number(list.canvas.width)), ("height", JSONText.number(list.canvas.height))])),
      ("scale", JSONText.number(list.scale)), ("frames", JSONText.array(parts.frames)), ("lines", JSONText.array(parts.lines)),
      ("ink", JSONText.array(parts.ink)), ("runs", JSONText.array(parts.runs)),
    ])
  }
}
