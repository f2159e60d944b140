// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import LabelCore
import LabelEngine
import LabelManifest
import LabelSnapshots
import Testing

/// One picture of `labels.yaml`, made the way `labelkit batch` makes it.
struct LabelCase: Sendable, CustomTestStringConvertible {
  /// The output's path without extension, such as `scale/rain@3x`.
  let name: String
  private let output: PlannedOutput

  var testDescription: String { name }

  /// Every picture that the manifest asks for.
  ///
  /// - Throws: the manifest's first mistake or warning; a table of tests has neither.
  static func all() throws -> [LabelCase] {
    let path = testFolder + "/labels.yaml"
    let document = try ManifestDocument.read(Array(Data(contentsOf: URL(fileURLWithPath: path))), file: path, format: .yaml)
    var plan = ManifestPlan()
    plan.add(document)
    if let mistake = plan.diagnostics.first { throw UnusableManifest(text: DiagnosticPrinter().text(mistake)) }
    return plan.outputs.map { LabelCase(name: String($0.path.description.dropLast(".png".count)), output: $0) }
  }

  /// The picture, and where everything stands, which no rasteriser's change alters.
  func snapshot() throws -> Snapshot { try RendererPool.shared.renderer().drawn(output.job).snapshot(named: name) }
}

/// A manifest that a test cannot use.
struct UnusableManifest: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}

/// The folder of this file.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

extension BaselineFolder {
  /// `Snapshots/` of this package. Failures go to one new folder a run; an accepted file has at most 20 KiB.
  static func ofThisPackage() -> BaselineFolder {
    let package = URL(fileURLWithPath: testFolder).deletingLastPathComponent().deletingLastPathComponent()
    let failures = "labelkit-snapshots-\(ProcessInfo.processInfo.processIdentifier)"
    var folder = BaselineFolder(
      root: package.appendingPathComponent("Snapshots").path,
      failures: FileManager.default.temporaryDirectory.appendingPathComponent(failures).path, acceptance: "make record")
    folder.largestFile = 20 * 1024
    return folder
  }
}
