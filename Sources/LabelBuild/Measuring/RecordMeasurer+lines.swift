// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest

extension RecordMeasurer {
  /// Measures the record of one line of NDJSON. The first line may be the head instead, which has a `version`.
  ///
  /// - Returns: nil for a head without mistakes.
  /// - Throws: what keeps every record from being measured.
  package func measure(_ line: StreamLine, of file: String) throws(Diagnostic) -> Result? {
    let isFirst = takeFirst()
    let source: SourceText
    let read: JSONReader.Result
    do throws(Diagnostic) {
      source = try SourceText(file: file, bytes: line.bytes, firstLine: line.number, format: .ndjson)
      read = try JSONReader.read(source)
    } catch { return failure([error], id: nil) }
    guard isFirst, read.root["version"] != nil else { return try measure(read.root, mistakes: read.diagnostics, in: source) }
    let mistakes = begin(ManifestDocument(source: source, root: read.root, diagnostics: read.diagnostics))
    return mistakes.isEmpty ? nil : Result(json: nil, diagnostics: mistakes)
  }
}
