// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
internal import LabelPNG
package import LabelViewNode

/// What was made of one label: the output of each stage that it went through.
///
/// - Precondition: An output is asked for only if the label was rendered to its stage.
package struct Rendering {
  /// The view, as the author wrote it.
  package var tree: ViewNode { Self.made(outputs.tree) }
  /// The view with names looked up and text shaped.
  package var resolved: ResolvedLabel { Self.made(outputs.resolved) }
  /// Frames and baselines, in points.
  package var layout: LaidOutLabel { Self.made(outputs.layout) }
  /// The drawing commands in order.
  package var display: DisplayList { Self.made(outputs.display) }
  /// The pixels. A file of outlines has none.
  package var bitmap: Bitmap { Self.made(outputs.bitmap) }
  /// The bytes of the file.
  package var file: EncodedLabel { Self.made(outputs.file) }
  /// The warnings about the label, of a job also those about its fonts, icons and layout.
  package var warnings: [Diagnostic] = []

  /// The outputs as far as there are any.
  package internal(set) var outputs = Outputs()

  package struct Outputs {
    package internal(set) var tree: ViewNode?
    package internal(set) var resolved: ResolvedLabel?
    package internal(set) var layout: LaidOutLabel?
    package internal(set) var display: DisplayList?
    package internal(set) var bitmap: Bitmap?
    package internal(set) var file: EncodedLabel?
  }

  /// A rendering that begins with a view, or with the output of a later stage.
  init(_ tree: ViewNode? = nil) { outputs.tree = tree }

  /// Frees what was made before a stage, which may be the tree, the resolved label, the layout or the display list.
  package mutating func removeOutputs(before stage: Stage) {
    if stage > .tree { outputs.tree = nil }
    if stage > .resolved { outputs.resolved = nil }
    if stage > .layout { outputs.layout = nil }
  }

  private static func made<Output>(_ output: Output?) -> Output {
    guard let output else { preconditionFailure("the label was not rendered to this stage") }
    return output
  }

  /// The dump of the last stage, the same text in every run.
  package var dump: String {
    if let file = outputs.file { return PNGDump.dump(file.bytes) }
    return outputs.bitmap?.dump ?? outputs.display?.dump ?? outputs.layout?.dump ?? outputs.resolved?.dump ?? tree.dump
  }
}
