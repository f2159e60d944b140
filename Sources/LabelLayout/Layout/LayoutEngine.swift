// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings
package import LabelText
internal import LabelViewNode

/// Lays out views by SwiftUI's protocol: a parent proposes a size, the child returns its size, and the parent places the child. Cannot
/// fail: errors in content that is made during layout are returned with the label.
///
/// It is a class because every view in layout holds it.
package final class LayoutEngine {
  let typesetter: Typesetter
  let environment: RenderEnvironment
  let grid: PixelGrid
  /// The visible size of the innermost scroll view without its margins, as it was proposed; nil outside of scroll views.
  let container: Proposal?

  private init(typesetter: Typesetter, environment: RenderEnvironment, container: Proposal? = nil) {
    self.typesetter = typesetter
    self.environment = environment
    self.container = container
    grid = PixelGrid(scale: environment.scale)
  }

  /// - Parameter proposal: the size that is proposed to the whole label; by default none, so that the label has its ideal size.
  /// - Returns: the label, and the errors of content that depends on its frame, whose views are left out.
  package static func layout(
    _ label: ResolvedLabel, typesetter: Typesetter, proposing proposal: Proposal = .ideal
  ) -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    let engine = LayoutEngine(typesetter: typesetter, environment: label.environment)
    let measured = LayoutItem(label.root, engine).measure(proposal).finite
    var values = PreferenceValues()
    var diagnostics: [Diagnostic] = []
    let root = measured.placed(at: .zero, in: PlacementSpace(labelSize: measured.size), &values, &diagnostics)
    return (LaidOutLabel(environment: label.environment, size: measured.size, root: root), diagnostics)
  }

  var isMirrored: Bool { environment.direction == .rightToLeft }

  /// The engine for views with another reading direction.
  func reading(_ direction: TextDirection) -> LayoutEngine {
    var environment = environment
    environment.direction = direction
    return LayoutEngine(typesetter: typesetter, environment: environment, container: container)
  }

  /// The engine for views inside a scroll view.
  func inside(_ container: Proposal) -> LayoutEngine {
    LayoutEngine(typesetter: typesetter, environment: environment, container: container)
  }
}
