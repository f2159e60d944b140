// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelText

extension Resources: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self.init()
    fontFolders = try reader.value()
    usesSystemFonts = try reader.value()
    let catalog: String? = try reader.value()
    fontCatalogFile = catalog.map { FontCatalogFile(path: $0) }
    optimizesFiles = try reader.value()
    embedsRecords = try reader.value()
    isStrict = try reader.value()
    let (prefixes, paths): ([String], [String]) = (try reader.value(), try reader.value())
    let options: [String?] = try reader.value()
    guard prefixes.count == paths.count, prefixes.count == options.count else { throw .damaged }
    iconSources = prefixes.indices.map { IconSource(prefix: prefixes[$0], path: paths[$0], option: options[$0]) }
    limits = Limits(
      maximumSide: try reader.value(), maximumArea: try reader.value(), maximumGlyphs: try reader.value(),
      maximumTextBytes: try reader.value(), maximumEdgeRows: try reader.value(), maximumSeconds: try reader.value())
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(fontFolders, usesSystemFonts, fontCatalogFile?.path, optimizesFiles, embedsRecords, isStrict)
    writer.write(iconSources.map(\.prefix), iconSources.map(\.path), iconSources.map(\.option))
    writer.write(limits.maximumSide, limits.maximumArea, limits.maximumGlyphs, limits.maximumTextBytes)
    writer.write(limits.maximumEdgeRows, limits.maximumSeconds)
  }
}
