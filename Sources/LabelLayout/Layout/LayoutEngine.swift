// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText

/// Gives every view its size and place by SwiftUI's protocol: a parent proposes, the child answers, the parent places. Cannot fail:
/// the user's errors in content that is made during layout are returned beside the label.
///
/// An object, as every view in layout holds it.
package final class LayoutEngine {
  let typesetter: Typesetter
  let environment: RenderEnvironment
  let grid: PixelGrid

  private init(typesetter: Typesetter, environment: RenderEnvironment) {
    self.typesetter = typesetter
    self.environment = environment
    grid = PixelGrid(scale: environment.scale)
  }

  /// - Parameter proposal: the size that the whole label is offered; nothing by default, so that it has its ideal one.
  /// - Returns: the label, and what could not be known before: the errors of content that depends on its place, whose views are left out.
  package static func layout(
    _ label: ResolvedLabel, typesetter: Typesetter, proposing proposal: Proposal = .ideal
  ) -> (label: LaidOutLabel, diagnostics: [Diagnostic]) {
    let engine = LayoutEngine(typesetter: typesetter, environment: label.environment)
    let measured = LayoutItem(label.root, engine).measure(proposal).finite
    var values = PreferenceValues()
    var diagnostics: [Diagnostic] = []
    let root = measured.placed(at: .zero, in: PlacementSpace(pictureSize: measured.size), &values, &diagnostics)
    return (LaidOutLabel(environment: label.environment, size: measured.size, root: root), diagnostics)
  }

  var isMirrored: Bool { environment.direction == .rightToLeft }

  /// The engine for views that are read in a direction of their own.
  func reading(_ direction: TextDirection) -> LayoutEngine {
    var environment = environment
    environment.direction = direction
    return LayoutEngine(typesetter: typesetter, environment: environment)
  }
}
