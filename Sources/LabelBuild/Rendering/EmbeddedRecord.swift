// SPDX-License-Identifier: MIT

package import LabelManifest
internal import LabelPNG
internal import LabelRaster

/// The record that an image was rendered from, in a chunk of its PNG file: `--embed` writes it and `labelkit dump --record` prints it.
package enum EmbeddedRecord {
  /// The keyword of the iTXt chunk.
  package static let keyword = "LabelKit record"

  /// The file with the record added.
  package static func added(_ record: LabelRecord, to png: [UInt8]) -> [UInt8] {
    InternationalTextChunk.added(record.canonical, keyword: keyword, to: png)
  }

  /// The record in a file, as a line of NDJSON; nil if the file has none or is not a PNG.
  package static func text(of png: [UInt8]) -> String? { InternationalTextChunk.text(of: png, keyword: keyword) }
}
