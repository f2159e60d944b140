// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelManifest

/// Manifests in their four languages.
enum ManifestFuzzing {
  /// A manifest that is read whole.
  static func document(_ bytes: [UInt8], _ format: ManifestFormat) {
    guard let document = try? ManifestDocument.read(bytes, file: "fuzz.\(format)", format: format) else { return }
    _ = document.diagnostics.map(\.json)
    let (_, diagnostics) = Manifest.parse(document)
    _ = diagnostics.map(\.json)
    var plan = ManifestPlan()
    plan.add(document)
    _ = plan.diagnostics.map(\.json)
    for output in plan.outputs.prefix(8) { _ = output.job.label.record.canonical }
  }

  /// A manifest that is read whole, and row by row as its bytes arrive: it must not matter in what pieces they do.
  static func rows(_ bytes: [UInt8], _ format: ManifestFormat) {
    document(bytes, format)
    let whole = rows(bytes, format, chunk: max(bytes.count, 1))
    for chunk in [1, 7] {
      let pieces = rows(bytes, format, chunk: chunk)
      precondition(pieces == whole, "the rows depend on the pieces that the bytes come in")
    }
  }

  private static func rows(_ bytes: [UInt8], _ format: ManifestFormat, chunk: Int) -> [ManifestRow] {
    var start = 0
    var stream = RowStream(file: "fuzz.\(format)", format: format) { () throws(Diagnostic) in
      guard start < bytes.count else { return nil }
      defer { start += chunk }
      return Array(bytes[start..<min(start + chunk, bytes.count)])
    }
    var rows: [ManifestRow] = []
    while let next = try? stream.next() { rows.append(next.row) }
    return rows
  }
}
