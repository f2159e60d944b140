// SPDX-License-Identifier: MIT

internal import LabelAudit
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// Dynamic Type sizes with which a label has the same fonts, so that it is laid out once for all of them: a font without a text style has one
/// size for every reader.
struct SizeGroup {
  /// The sizes; the one that most readers have is the first.
  private(set) var sizes: [DynamicTypeSize]

  /// Groups sizes by the fonts that a record has in them. The usual size comes first, then the larger ones, then the smaller ones.
  static func groups(of sizes: [DynamicTypeSize], for record: LabelRecord, baseFolder: String) -> [SizeGroup] {
    let fonts = record.fonts(baseFolder: baseFolder)
    let (table, metrics) = (record.textStyles ?? .iOS, record.metrics ?? .font)
    var groups: [(fonts: [FontRequest]?, group: SizeGroup)] = []
    for size in sizes.usualFirst {
      // A size that is not valid is an error of the label, whatever the reader's is.
      let requests = try? fonts.map { try $0.request(for: size, table: table, metrics: metrics) }
      if let index = groups.firstIndex(where: { $0.fonts == requests }) {
        groups[index].group.sizes.append(size)
      } else {
        groups.append((requests, SizeGroup(sizes: [size])))
      }
    }
    return groups.map(\.group)
  }
}
