// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest

extension RecordMeasurer {
  /// Measures the record of one line of NDJSON. The first line may be the manifest's head instead, which has a `version`.
  ///
  /// - Returns: nil for a head without errors.
  /// - Throws: an error that concerns every record, such as a folder of fonts that cannot be read.
  package func measure(_ line: StreamLine, of file: String) throws(Diagnostic) -> Result? {
    let isFirst = takeFirst()
    let source: SourceText
    let read: JSONReader.Result
    do throws(Diagnostic) {
      source = try SourceText(file: file, bytes: line.bytes, firstLine: line.number, format: .ndjson)
      read = try JSONReader.read(source)
    } catch { return failure([error], id: nil) }
    guard isFirst, read.root["version"] != nil else {
      let ofHead = isFirst ? beginWithoutHead(source) : []
      var result = try measure(read.root, diagnostics: read.diagnostics, in: source)
      result.diagnostics = ofHead + result.diagnostics
      return result
    }
    let diagnostics = begin(
      ManifestDocument(source: source, root: read.root, diagnostics: read.diagnostics), isRows: true, hasHead: true)
    return diagnostics.isEmpty ? nil : Result(json: nil, diagnostics: diagnostics)
  }
}
