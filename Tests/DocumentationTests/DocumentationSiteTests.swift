// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The site that `make docs` builds, in a browser without a window: from a plain folder, and from a path of a server.
///
/// Building it takes a minute, hence only where `LABELKIT_SLOW_TESTS` is set, as `.ci/run` does.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"] != nil, "LABELKIT_SLOW_TESTS is not set"),
  .enabled(if: Browser.path != nil, "there is no Chromium; scripts/install-deps --with-chromium installs it"))
struct DocumentationSiteTests {
  private static let headings = [
    "documentation/labelkit": "LabelKit",
    "documentation/labeluikit/uilabeltypesetting": "UILabel typesetting",
    "tutorials/labelkit/writealabelstyle": "Write a label style",
  ]

  @Test(.timeLimit(.minutes(60))) func pagesOpenFromAFolderAndFromAPathOfAServer() async throws {
    // A space in the path, which addresses spell in another way.
    let folder = FileManager.default.temporaryDirectory.appending(path: "docs \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = folder.appending(path: "some/path")
    try FileManager.default.createDirectory(at: folder.appending(path: "some"), withIntermediateDirectories: true)
    let builder = Catalogue.package.appending(path: "scripts/docs/build-docs")
    let build = try await LongWork().onOwnThread {
      try Browser.run(builder, [Self.products.path, site.path], log: folder.appending(path: "build"))
    }
    #expect(build.code == 0, "\(build.output)")

    let server = try FileServer(root: folder)
    defer { server.stop() }
    for (page, heading) in Self.headings {
      for address in [site.appending(path: page + "/index.html").absoluteString, "http://127.0.0.1:\(server.port)/some/path/\(page)"] {
        let opened = try Browser.open(address, in: folder)
        #expect(opened.headings.contains(heading), "\(address) has the headings \(opened.headings)")
        #expect(opened.console.isEmpty, "\(address) prints \(opened.console)")
      }
    }
  }

  @Test func everyPageOfTheSiteIsReachedByALinkOfItsModule() throws {
    for catalogue in Catalogue.all {
      let landing = try String(contentsOf: catalogue.folder.appending(path: catalogue.module + ".md"), encoding: .utf8)
      for article in catalogue.files("md").keys where article != catalogue.module + ".md" {
        #expect(landing.contains("- <doc:\(article.dropLast(3))>"), "\(catalogue.module) does not link to \(article)")
      }
    }
  }

  /// The folder of what was built for these tests, the modules among it.
  private static let products: URL = {
    let tests = URL(filePath: CommandLine.arguments[0])
    let folders = [Bundle.main.bundleURL, tests.deletingLastPathComponent(), tests.deletingLastPathComponent().deletingLastPathComponent()]
    return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) } ?? folders[0]
  }()
}
