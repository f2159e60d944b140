// SPDX-License-Identifier: MIT

/// Three hashes of a file's inputs. Compared one by one, they give the reason why a file is stale.
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

/// Why a file has to be rendered. The raw value is the text for users.
public enum StaleReason: String, Hashable, Sendable, CaseIterable {
  /// No earlier run rendered it.
  case new = "it is new"
  /// An earlier run wrote it, and it no longer exists.
  case gone = "it no longer exists"
  /// Another program or a person changed it.
  case touched = "the file was changed since it was written"
  /// The label's record differs.
  case label = "its label, the defaults or its variant changed"
  /// The contents of an icon or font file that the label names differ.
  case files = "an icon or font file changed"
  /// The machine's fonts, the libraries, LabelKit or the run's options differ.
  case tool = "fonts, libraries, options or LabelKit itself changed"
  /// `Run.rendersAll` is set.
  case forced = "--force"
}
