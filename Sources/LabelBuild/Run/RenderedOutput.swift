// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
internal import LabelManifest

/// A rendered file, not yet written.
package struct RenderedOutput: Hashable, Sendable {
  /// The file's contents.
  package var bytes: [UInt8]
  /// The image's width in pixels.
  package var pixelWidth: Int
  /// The image's height in pixels.
  package var pixelHeight: Int
  /// Where the box of the label is in the image.
  package var insets = PixelInsets.zero
  /// The warnings of the label.
  package var warnings: [Diagnostic]
  /// How long rendering took.
  package var duration = Duration.zero

  /// Describes a rendered file.
  package init(bytes: [UInt8], pixelWidth: Int, pixelHeight: Int, warnings: [Diagnostic] = []) {
    self.bytes = bytes
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.warnings = warnings
  }

  /// The file of a job's rendering.
  init(_ rendering: Rendering, of job: LabelJob) {
    let file = rendering.file
    self.init(bytes: file.bytes, pixelWidth: file.pixelWidth, pixelHeight: file.pixelHeight, warnings: rendering.warnings)
    if let list = rendering.outputs.display { insets = list.insets(margin: job.label.storage.record.marginInsets) }
  }
}
