// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
internal import LabelPNG

/// What was made of one label: the output of each stage that it went through.
///
/// - Precondition: An output is asked for only if the label was rendered to its stage.
package struct Rendering {
  /// The view, as the author wrote it.
  package internal(set) var tree: ViewNode { get { Self.made(outputs.tree) } set { outputs.tree = newValue } }
  /// The view with names looked up and text shaped.
  package internal(set) var resolved: ResolvedLabel { get { Self.made(outputs.resolved) } set { outputs.resolved = newValue } }
  /// Frames and baselines, in points.
  package internal(set) var layout: LaidOutLabel { get { Self.made(outputs.layout) } set { outputs.layout = newValue } }
  /// The drawing commands in order.
  package internal(set) var display: DisplayList { get { Self.made(outputs.display) } set { outputs.display = newValue } }
  /// The pixels. A file of outlines has none.
  package internal(set) var bitmap: Bitmap { get { Self.made(outputs.bitmap) } set { outputs.bitmap = newValue } }
  /// The bytes of the file.
  package internal(set) var file: EncodedLabel { get { Self.made(outputs.file) } set { outputs.file = newValue } }
  /// The warnings about the label, of a job also those about its fonts, icons and layout.
  package var warnings: [Diagnostic] = []

  /// The outputs as far as there are any.
  package private(set) var outputs = Outputs()

  package struct Outputs {
    package fileprivate(set) var tree: ViewNode?
    package fileprivate(set) var resolved: ResolvedLabel?
    package fileprivate(set) var layout: LaidOutLabel?
    package fileprivate(set) var display: DisplayList?
    package fileprivate(set) var bitmap: Bitmap?
    package fileprivate(set) var file: EncodedLabel?
  }

  /// A rendering that begins with a view, or with the output of a later stage.
  init(_ tree: ViewNode? = nil) { outputs.tree = tree }

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
