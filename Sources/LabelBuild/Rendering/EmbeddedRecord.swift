// SPDX-License-Identifier: MIT

package import LabelManifest
internal import LabelPNG
internal import LabelRaster

/// The record that a picture was made from, inside of the picture: what `--embed` writes and `labelkit dump --record` prints.
package enum EmbeddedRecord {
  /// The keyword of the iTXt chunk.
  package static let keyword = "LabelKit record"

  /// The file with the record in it.
  package static func added(_ record: LabelRecord, to png: [UInt8]) -> [UInt8] {
    InternationalTextChunk.added(record.canonical, keyword: keyword, to: png)
  }

  /// The record in a file, as a line of NDJSON; nil when the file has none, or is no PNG.
  package static func text(of png: [UInt8]) -> String? { InternationalTextChunk.text(of: png, keyword: keyword) }
}
