// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
internal import LabelText
package import LabelViewNode

extension Renderer {
  /// Returns where the parts of a label are, for the overlays of a page: a JSON object in points from the top left corner of the image.
  ///
  /// - Parameters:
  ///   - rendering: The label, rendered at least to a display list.
  ///   - elements: What assistive technologies read of it, in the order of reading.
  package func parts(of rendering: Rendering, elements: [AccessibilityElement]) -> JSONValue {
    let (label, list) = (rendering.layout, rendering.display)
    var parts = LayoutParts(grid: PixelGrid(scale: list.scale), library: typesetter.library, origin: list.canvas.origin)
    parts.add(label.root)
    parts.add(elements)
    return [
      "size": ["width": list.canvas.width.json, "height": list.canvas.height.json], "scale": list.scale.json,
      "frames": parts.frames.json, "lines": parts.lines.json, "ink": parts.ink.json, "runs": parts.runs.json,
      "elements": parts.elements.json,
    ]
  }
}
