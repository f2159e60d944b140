// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelPipeline
import Testing

/// One picture of `labels.yaml`, made the way `labelkit batch` makes it.
struct LabelCase: Sendable, CustomTestStringConvertible {
  /// The output's path without extension, such as `scale/rain@3x`.
  let name: String
  private let output: PlannedOutput<LabelJob>

  var testDescription: String { name }

  /// Every picture that the manifest asks for.
  ///
  /// - Throws: the manifest's first mistake or warning; a table of tests has neither.
  static func all() throws -> [LabelCase] {
    let path = testFolder + "/labels.yaml"
    let document = try ManifestDocument.read(Array(Data(contentsOf: URL(fileURLWithPath: path))), file: path, format: .yaml)
    var plan = BatchPlan()
    plan.add(document)
    if let mistake = plan.diagnostics.first { throw UnusableManifest(text: DiagnosticPrinter().text(mistake)) }
    return plan.outputs.map { LabelCase(name: String($0.path.description.dropLast(".png".count)), output: $0) }
  }

  /// The picture.
  func picture() throws -> Snapshot {
    Snapshot(name: name, contents: .picture(try LabelRenderer().render(output.job).bytes))
  }

  /// Where everything stands, which no rasteriser's change alters.
  func layout() throws -> Snapshot {
    Snapshot(name: name, contents: .text(try LabelRenderer().dump(output.job, at: .layout)))
  }
}

/// A manifest that a test cannot use.
struct UnusableManifest: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}

/// The folder of this file.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

extension SnapshotFolder {
  /// `Snapshots/` of this package, in the mode that the environment asks for. Failures go to one new folder a run.
  static func ofThisPackage() throws -> SnapshotFolder {
    let package = URL(fileURLWithPath: testFolder).deletingLastPathComponent().deletingLastPathComponent()
    let process = ProcessInfo.processInfo
    return SnapshotFolder(
      root: package.appendingPathComponent("Snapshots").path, mode: try RecordMode(environment: process.environment),
      failures: FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-snapshots-\(process.processIdentifier)").path)
  }
}
