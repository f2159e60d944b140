// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// The manifests in `Examples/jobs`.
@Suite struct ExampleJobTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Examples/jobs")
    .standardizedFileURL

  static let manifests: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".csv") }.sorted()
  }()

  @Test func thereAreElevenJobs() throws {
    #expect(Self.manifests.count == 11)
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    for name in Self.manifests {
      #expect(page.contains("(\(name))"))
      let image = "../images/jobs/\(name.prefix { $0 != "." }).png"
      #expect(page.contains("](\(image))"))
      #expect(FileManager.default.fileExists(atPath: Self.folder.appending(path: image).path), "\(image)")
    }
  }

  @Test(arguments: manifests)
  func jobIsRenderedWithoutAWarning(name: String) throws {
    let folder = try RunFolder()
    let outcome = try folder.run(Self.folder.appending(path: name).path)
    #expect(outcome.code == 0 && !outcome.errors.contains("warning") && !outcome.errors.contains("error"), "\(outcome.errors)")
    #expect(try folder.files("out").values.contains { PNGSize($0) != nil })
  }
}
