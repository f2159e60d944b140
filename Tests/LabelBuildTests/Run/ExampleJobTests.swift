// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelManifest
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

  @Test func thereAreFifteenJobs() throws {
    #expect(Self.manifests.count == 14)
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    for name in Self.manifests + [Self.table] {
      #expect(page.contains("(\(name))"))
      let image = "../images/jobs/\((name.split(separator: "/").last ?? "").prefix { $0 != "." }).png"
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

  /// The table of a spreadsheet, whose other keys are in a manifest of its own.
  private static let table = "stock/stock.csv"

  @Test func tableOfASpreadsheetIsRenderedInThreeLanguages() throws {
    let folder = try RunFolder()
    let outcome = try folder.run(Self.folder.appending(path: Self.table).path) { run in
      run.defaultsFile = Self.folder.appending(path: "stock/defaults.yaml").path
      // A gallery keeps the jobs.
      run.galleryFile = folder.path("gallery.html")
    }
    #expect(outcome.code == 0 && outcome.diagnostics.isEmpty, "\(outcome.errors)")
    #expect(try folder.files("out").count == 9)
    let titles = outcome.results.compactMap { $0.job?.label.record.title }
    for title in ["1 bag of 2.50 kg", "2 Säcke zu 0,75 kg", "كيسان، ٠٫٧٥ كغ"] { #expect(titles.contains(title), "\(titles)") }
  }

  @Test func tabBarIsWrittenAsVectorDrawables() throws {
    let folder = try RunFolder()
    let manifest = Self.folder.appending(path: "tabbar.yaml").path
    let outcome = try folder.assets(.android, manifest, into: "out") { $0.formats = [.xml] }
    #expect(outcome.code == 0 && outcome.diagnostics.isEmpty, "\(outcome.errors)")
    let tabs = ["bell", "calendar", "camera", "cart", "favorites", "home", "profile", "saved", "search", "settings"]
    let names = tabs.flatMap { ["res/drawable/tab_\($0).xml", "res/drawable/tab_\($0)_on.xml"] }.sorted()
    #expect(try folder.files("out").keys.sorted() == names)
  }

  @Test func faviconsHaveAManifestAndMaskableIcons() throws {
    let folder = try RunFolder()
    let outcome = try folder.assets(.web, Self.folder.appending(path: "favicon.yaml").path, into: "out")
    #expect(outcome.code == 0 && outcome.diagnostics.isEmpty, "\(outcome.errors)")
    let files = try folder.files("out")
    for name in ["favicon.ico", "favicon.svg", "icon-maskable-512.png", "apple-touch-icon.png", "favicons.html"] {
      #expect(files[name] != nil, "\(name)")
    }
    let manifest = String(decoding: files["site.webmanifest"] ?? [], as: UTF8.self)
    #expect(manifest.contains("\"name\": \"Voltage\"") && manifest.contains("\"purpose\": \"maskable\""))
  }
}
