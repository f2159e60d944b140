// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import LabelCore
import LabelEngine
import LabelManifest
import LabelSnapshotRuns
import LabelSnapshots
import Testing

/// One label of `labels.yaml`, drawn as `labelkit batch` draws it.
struct LabelCase: Sendable, CustomTestStringConvertible {
  /// The output's path without extension, such as `scale/rain@3x`.
  let name: String
  private let output: PlannedOutput

  var testDescription: String { name }

  /// Every label of the manifest.
  ///
  /// - Throws: `UnusableManifest` with the first error or warning of the manifest.
  static func all() throws -> [LabelCase] {
    let path = testFolder + "/labels.yaml"
    let document = try ManifestDocument.read(Array(Data(contentsOf: URL(fileURLWithPath: path))), file: path, format: .yaml)
    var plan = ManifestPlan()
    plan.add(document)
    if let diagnostic = plan.diagnostics.first { throw UnusableManifest(text: DiagnosticPrinter().text(diagnostic)) }
    return plan.outputs.map { LabelCase(name: String($0.path.description.dropLast(".png".count)), output: $0) }
  }

  /// The image, and the layout, which does not depend on the rasteriser.
  func snapshot() throws -> Snapshot { try RendererPool.shared.renderer().drawn(output.job).snapshot(named: name) }
}

/// An error for a manifest with errors or warnings.
struct UnusableManifest: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}

/// The folder of this file.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

extension BaselineFolder {
  /// `Snapshots/` of this package. Failures are in `.build/snapshot-failures/labels`. An accepted file has at most 20 KiB.
  static func ofThisPackage() -> BaselineFolder {
    let package = URL(fileURLWithPath: testFolder).deletingLastPathComponent().deletingLastPathComponent()
    var folder = BaselineFolder(
      root: package.appendingPathComponent("Snapshots").path,
      failures: package.appendingPathComponent(".build/snapshot-failures/labels").path, acceptCommand: "make record")
    folder.removeEarlierFailures()
    folder.maximumFileSize = 20 * 1024
    return folder
  }
}
