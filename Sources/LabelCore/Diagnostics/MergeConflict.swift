// SPDX-License-Identifier: MIT

/// The lines that version control leaves in a file whose changes it cannot merge.
package enum MergeConflict {
  private static let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  /// Whether a line is one of them.
  package static func isMarker(_ line: some StringProtocol) -> Bool { markers.contains { line.hasPrefix($0) } }
}
