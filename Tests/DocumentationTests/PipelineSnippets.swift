// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import Testing

/// The code of "Build LabelKit into a pipeline".
enum PipelineImages {
  static let all = [
    DocumentedImage("LabelBuild", "manifest-label", of: "rain", in: "weather.yaml", on: "BuildLabelKitIntoAPipeline.md"),
    DocumentedImage("LabelBuild", "audit-source", of: "checkout-en", in: "shop.yaml", on: "FindWhatBreaksInOtherLanguages.md"),
    DocumentedImage("LabelBuild", "audit-cut", of: "checkout-de", in: "shop.yaml", on: "FindWhatBreaksInOtherLanguages.md"),
  ]
}

@Suite struct PipelineSnippetTests {
  @Test func aProgramRunsAManifest() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let blocks = try Catalogue(module: "LabelBuild").blocks(of: "BuildLabelKitIntoAPipeline.md")
    let manifest = try #require(blocks.first { $0.source?.kind == "file" && $0.source?.name == "weather.yaml" })
    try manifest.code.write(to: folder.appending(path: "weather.yaml"), atomically: true, encoding: .utf8)
    let (input, output) = (folder.appending(path: "weather.yaml").path, folder.appending(path: "out").path)
    let state = folder.appending(path: "state").path
    var printed: [String] = []
    func print(_ items: String...) { printed.append(items.joined(separator: " ")) }

    // snippet: run
    var run = Run([input], into: .folder(output))
    run.cache = .file(state)
    run.prunes = true
    let summary = try run.perform { event in
      switch event {
      case .finished(let file): print(file.status.rawValue, file.path ?? "")
      case .orphan(let file): print("removed", file.path)
      case .failed(let diagnostic): print(diagnostic.message)
      case .planned, .archive: break
      }
    }
    // end snippet

    #expect(summary.exitCode == 0 && summary.written == printed.count && summary.written > 1)
    // snippet: plan
    let plan = try run.plan { event in
      if case .planned(let file) = event, let reason = file.reason {
        print(file.path, reason.rawValue)
      }
    }
    // end snippet
    #expect(plan.skipped == summary.written)
  }
}
