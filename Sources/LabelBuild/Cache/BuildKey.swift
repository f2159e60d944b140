// SPDX-License-Identifier: MIT

/// What a file was made from, as three hashes, so that a difference can be named.
package struct BuildKey: Hashable, Sendable {
  /// The record, its defaults and its variant.
  package var label: UInt64
  /// The contents of the icon and font files that the label names.
  package var files: UInt64
  /// The machine's fonts, the libraries, LabelKit itself and the options of the run.
  package var tool: UInt64

  package init(label: UInt64, files: UInt64, tool: UInt64) {
    self.label = label
    self.files = files
    self.tool = tool
  }
}

/// Why a file has to be made.
package enum StaleReason: String, Hashable, Sendable, CaseIterable {
  case new = "it is new"
  case gone = "it is not there any more"
  case touched = "it was changed since it was made"
  case label = "its label, the defaults or its variant changed"
  case files = "an icon or font file changed"
  case tool = "fonts, libraries, options or LabelKit itself changed"
  case forced = "--force"
}
