// SPDX-License-Identifier: MIT

package import LabelManifest
package import LabelPNG

/// The record that an image was rendered from, in a chunk of its PNG file: `--embed` writes it and `labelkit dump --record` prints it.
package enum EmbeddedRecord {
  /// The keyword of the iTXt chunk.
  package static let keyword = "LabelKit record"

  /// The text to embed for a record.
  package static func text(of record: LabelRecord) -> EmbeddedText { EmbeddedText(record.canonical, keyword: keyword) }

  /// The record in a file, as a line of NDJSON; nil if the file has none or is not a PNG.
  package static func text(of png: [UInt8]) -> String? { EmbeddedText.text(of: png, keyword: keyword) }
}
