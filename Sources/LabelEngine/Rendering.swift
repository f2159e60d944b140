// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
internal import LabelPNG

/// The output of each stage for one label, up to the stage that it was rendered to.
package struct Rendering {
  /// The view, as the author wrote it.
  package let tree: ViewNode
  /// Nil before `Stage.resolved`.
  package internal(set) var resolved: ResolvedLabel?
  /// Nil before `Stage.layout`.
  package internal(set) var layout: LaidOutLabel?
  /// The diagnostics of the layout. If one is an error, there are no later stages.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Nil before `Stage.display`.
  package internal(set) var display: DisplayList?
  /// Nil before `Stage.bitmap`.
  package internal(set) var bitmap: Bitmap?
  /// A PNG file; nil before `Stage.png`.
  package internal(set) var png: [UInt8]?

  init(_ tree: ViewNode) { self.tree = tree }

  /// Returns this rendering.
  ///
  /// - Throws: The first error among the diagnostics.
  package func checked() throws(Diagnostic) -> Rendering {
    if let error = diagnostics.firstError { throw error }
    return self
  }

  /// The dump of the last stage, the same text in every run.
  package var dump: String {
    if let png { return PNGDump.dump(png) }
    return bitmap?.dump ?? display?.dump ?? layout?.dump ?? resolved?.dump ?? tree.dump
  }
}
