// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelManifest

/// Records that the schema allows, with extreme values.
enum RecordFuzzing {
  /// A manifest as it is written, or bytes that choose one.
  static func record(_ bytes: [UInt8]) {
    // The file's folder is where relative paths begin.
    guard let document = try? ManifestDocument.read(Array(manifest(bytes).utf8), file: "\(corpora)/fuzz.json", format: .json) else {
      return
    }
    var plan = ManifestPlan()
    plan.add(document)
    guard let renderer = FuzzRenderer.withFonts() else { return }
    for output in plan.outputs.prefix(2) {
      do throws(RenderFailure) { _ = try renderer.render(output.job) } catch { _ = error.diagnostics.map(\.json) }
    }
    let measurer = RecordMeasurer(FuzzRenderer.ofJobs)
    _ = measurer.begin(document)
    for label in document.labelNodes.prefix(1) { _ = try? measurer.measure(label, in: document.source) }
  }

  static func manifest(_ bytes: [UInt8]) -> String {
    if bytes.first == UInt8(ascii: "{") { return String(decoding: bytes, as: UTF8.self) }
    var writer = ManifestWriter(bytes)
    return writer.manifest().text(.document)
  }

  /// `Fuzz/corpora` in the tree that this was built from: records name files of it.
  private static let corpora = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/corpora"
}
