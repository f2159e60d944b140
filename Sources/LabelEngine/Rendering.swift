// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
internal import LabelPNG

/// What a label became at each stage, as far as it was rendered.
package struct Rendering {
  /// What the author wrote.
  package let tree: ViewNode
  /// Nil before `Stage.resolved`.
  package internal(set) var resolved: ResolvedLabel?
  /// Nil before `Stage.layout`.
  package internal(set) var layout: LaidOutLabel?
  /// What only the layout could find. With an error among it, no later stage is there.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Nil before `Stage.display`.
  package internal(set) var display: DisplayList?
  /// Nil before `Stage.bitmap`.
  package internal(set) var bitmap: Bitmap?
  /// A PNG file; nil before `Stage.png`.
  package internal(set) var png: [UInt8]?

  init(_ tree: ViewNode) { self.tree = tree }

  /// - Throws: the first error among the diagnostics.
  package func checked() throws(Diagnostic) -> Rendering {
    if let error = diagnostics.firstError { throw error }
    return self
  }

  /// The last stage's output, as stable text.
  package var dump: String {
    if let png { return PNGDump.dump(png) }
    return bitmap?.dump ?? display?.dump ?? layout?.dump ?? resolved?.dump ?? tree.dump
  }
}
