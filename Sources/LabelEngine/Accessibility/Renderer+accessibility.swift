// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
internal import LabelSettings
internal import LabelText
package import LabelViewNode

extension Renderer {
  /// The accessibility elements of a view, in the order of reading, with their frames.
  ///
  /// - Throws: The first error of the view, and exceeded limits.
  package func accessibilityElements(
    of tree: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> [AccessibilityElement] {
    let plan = AccessibilityPlan(tree)
    _ = try render(plan.node, in: environment, proposing: proposal, upTo: .layout)
    return plan.elements
  }

  /// The picture of a view with a numbered frame around each accessibility element, and beside it a list of what is read; and the elements.
  ///
  /// - Throws: The first error of the view, exceeded limits and machine errors.
  package func accessibilityPicture(
    of tree: ViewNode, in environment: RenderEnvironment, proposing proposal: Proposal = .ideal
  ) throws(Diagnostic) -> (picture: Rendering, elements: [AccessibilityElement]) {
    let plan = AccessibilityPlan(tree)
    // The list is in sRGB, and so is the picture in it.
    var environment = environment
    environment.appearance.colorSpace = .srgb
    let drawn = try render(plan.node, in: environment, proposing: proposal, upTo: .bitmap)
    var list = RenderEnvironment(scale: environment.scale, appearance: Appearance(colorScheme: .light), locale: environment.locale)
    list.direction = .leftToRight
    let picture = AccessibilityPicture(
      bitmap: drawn.bitmap, origin: drawn.display.canvas.origin, scale: environment.scale, elements: plan.elements)
    return (try render(picture.node, in: list), picture.elements)
  }
}
