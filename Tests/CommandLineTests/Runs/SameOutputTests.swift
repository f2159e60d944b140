// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelPNG
import LabelUIKit
import TestSupport
import Testing

/// The same label gives the same file through every command and API, because all of them use the same renderer with the resources of the
/// label's own manifest.
@Suite struct SameOutputTests {
  private let tool: Tool
  /// Two manifests with the same icon prefix, font family, font file name and string key, which name different icons, fonts and texts.
  private static let manifests = ["a", "b"]
  private static let shapes = ["a": "<rect x='2' y='2' width='20' height='20'/>", "b": "<circle cx='12' cy='12' r='10'/>"]
  private static let titles = ["a": "Square", "b": "Disc"]
  private static let advances = ["a": 1000, "b": 1400]

  init() throws {
    tool = try Tool()
    for (path, bytes) in try Self.files() { try tool.write(path, bytes) }
  }

  /// The manifests and their icons, fonts and strings, by path.
  ///
  /// - Parameter manifest: returns the file name of a manifest.
  private static func files(manifest: (String) -> String = { _ in "m.yaml" }) throws -> [String: [UInt8]] {
    try manifests.reduce(into: [:]) { files, name in
      let (shape, title) = (try #require(shapes[name]), try #require(titles[name]))
      let icon = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(shape)</svg>"
      files["\(name)/icons/logo.svg"] = [UInt8](icon.utf8)
      files["\(name)/fonts/\(SharedFont.fileName)"] = try SharedFont.file(advance: #require(advances[name]))
      files["\(name)/strings/Localizable.strings"] = [UInt8]("\"title\" = \"\(title)\";\n".utf8)
      let labels = """
        version: 1
        icons: { my: icons }
        fonts: [fonts]
        strings: strings
        defaults: { scale: 2 }
        labels:
          - { id: \(name)-family, titleKey: title, icon: "my:logo", font: { family: \(SharedFont.family) } }
          - { id: \(name)-file, titleKey: title, icon: "my:logo", font: { file: fonts/\(SharedFont.fileName) } }
          - { id: \(name)-system, titleKey: title, icon: "my:logo" }

        """
      files["\(name)/\(manifest(name))"] = [UInt8](labels.utf8)
    }
  }

  /// The ids of a manifest's labels.
  private static func ids(_ name: String) -> [String] { ["family", "file", "system"].map { "\(name)-\($0)" } }

  /// The images of a folder, by label id.
  private func images(_ folder: String) throws -> [String: [UInt8]] {
    try tool.files(folder).reduce(into: [:]) { images, file in
      if file.key.hasSuffix(".png") { images[String(file.key.dropLast(4))] = file.value }
    }
  }

  /// The file of each label, by its id, as `batch` renders it from its manifest alone.
  private func expected() throws -> [String: [UInt8]] {
    for name in Self.manifests {
      let outcome = try tool("batch", "\(name)/m.yaml", "-o", "alone")
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    let expected = try images("alone")
    #expect(expected.keys.sorted() == Self.manifests.flatMap(Self.ids))
    return expected
  }

  @Test func resourcesWithTheSameNameDiffer() throws {
    let expected = try expected()
    #expect(expected["a-family"] == expected["a-file"] && expected["b-family"] == expected["b-file"])
    #expect(expected["a-family"] != expected["a-system"] && expected["a-family"] != expected["b-family"])
    // A manifest with the other one's font or icons gives other images, so the tests notice a run that mixes them up.
    for file in ["fonts/\(SharedFont.fileName)", "icons/logo.svg"] {
      try tool.write("a/\(file)", #require(Self.files()["b/\(file)"]))
      #expect(try tool("batch", "a/m.yaml", "-o", "mixed", "--force").code == 0)
      #expect(try images("mixed")["a-family"] != expected["a-family"], "\(file)")
      try tool.write("a/\(file)", #require(Self.files()["a/\(file)"]))
    }
  }

  @Test func twoManifestsKeepTheirOwnIconsAndFontsInABatch() throws {
    let expected = try expected()
    for jobs in ["1", "2"] {
      let outcome = try tool("batch", "a/m.yaml", "b/m.yaml", "-o", "both", "--jobs", jobs, "--state", "state", "--force")
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try images("both") == expected)
    }
    // Also with one build cache for several runs.
    #expect(try tool("batch", "b/m.yaml", "a/m.yaml", "-o", "other", "--state", "state").code == 0)
    #expect(try images("other") == expected)
  }

  @Test func sharedBuildCacheDistinguishesFontsWithTheSameName() throws {
    let expected = try expected()
    for name in Self.manifests { #expect(try tool("batch", "\(name)/m.yaml", "-o", "out", "--state", "state").code == 0) }
    #expect(try images("out") == expected)
    // Replacing the font file changes the labels that use it.
    try tool.write("a/fonts/\(SharedFont.fileName)", #require(Self.files()["b/fonts/\(SharedFont.fileName)"]))
    #expect(try tool("batch", "a/m.yaml", "b/m.yaml", "-o", "out", "--state", "state").code == 0)
    let after = try images("out")
    for id in expected.keys { #expect((after[id] == expected[id]) == !["a-family", "a-file"].contains(id), "\(id)") }
  }

  @Test func snapshotsHaveThePixelsOfABatch() throws {
    let expected = try expected()
    let outcome = try tool.run(["snapshot", "record", "a/m.yaml", "b/m.yaml"], environment: ["CI": ""])
    #expect(outcome.code == 0, "\(outcome.errors)")
    // Only the pixels are compared: an accepted file also has a chunk that names its fonts.
    func pixels(_ file: [UInt8]?) throws -> Bitmap { try PNGDecoder.decode(#require(file), limits: .standard) }
    let accepted = try images("Snapshots")
    for (id, file) in expected { #expect(try pixels(accepted[id]) == pixels(file), "\(id)") }
    #expect(try tool("snapshot", "verify", "b/m.yaml", "a/m.yaml").code == 0)
  }

  @Test(arguments: manifests) func renderDumpAndAssetsGiveTheFilesOfABatch(name: String) throws {
    let expected = try expected()
    let files = try Self.ids(name).map { try #require(expected[$0]) }
    let title = try #require(Self.titles[name])
    let flags = [title, "--icon", "my:logo", "--icons", "my=\(name)/icons", "--font-dir", "\(name)/fonts", "--scale", "2"]
    for (font, file) in zip([["--font", SharedFont.family], ["--font", "\(name)/fonts/\(SharedFont.fileName)"], []], files) {
      #expect(try tool.run(["render"] + flags + font + ["-o", "-"]).output == file)
      #expect(try tool.run(["dump"] + flags + font + ["--stage", "png"]).text == PNGDump.dump(file))
    }
    let dumped = try tool("dump", "--manifest", "\(name)/m.yaml", "--stage", "png")
    #expect(dumped.text == zip(Self.ids(name), files).map { "\($0).png\n" + PNGDump.dump($1) }.joined())
    for kind in ["xcassets", "flutter", "swiftpm", "web", "android"] {
      let outcome = try tool("assets", "\(name)/m.yaml", "--kind", kind, "-o", kind)
      #expect(outcome.code == 0, "\(outcome.errors)")
      let made = try tool.files(kind).values
      for file in files { #expect(made.contains(file), "no file of \(kind) is the one of batch") }
    }
    // Each file follows a header of 512 bytes and is padded to a multiple of 512.
    var archive = try tool("batch", "\(name)/m.yaml", "--archive", "-").output[...]
    for file in files {
      #expect(archive.dropFirst(512).starts(with: file))
      archive = archive.dropFirst(512 + (file.count + 511) / 512 * 512)
    }
  }

  @Test(.enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)))
  func pluginGivesTheFilesOfABatch() async throws {
    let package = try await PluginPackage("digest")
    try FileManager.default.removeItem(at: package.target)
    try package.write("PluginApp.swift", [UInt8]("@main struct PluginApp { static func main() {} }\n".utf8))
    // The manifest of the package names a catalogue.
    try package.write("Assets.xcassets/Contents.json", [UInt8]("{}".utf8))
    for (path, bytes) in try Self.files(manifest: { "\($0).labels.yaml" }) { try package.write(path, bytes) }
    let outcome = try await package.swift("build")
    #expect(outcome.code == 0, Comment(rawValue: String(outcome.text.suffix(3000))))
    let expected = try expected()
    #expect(package.images() == expected.reduce(into: [:]) { $0["\($1.key)@2x.png"] = $1.value })
  }

  @Test func viewGivesTheFileOfItsRecord() throws {
    try tool.write("view.ndjson", #"{"id":"view","title":"Rain","icon":"cloud.rain","scale":2}"# + "\n")
    #expect(try tool("batch", "view.ndjson", "-o", "view").code == 0)
    let renderer = ImageRenderer(content: Label("Rain", systemImage: "cloud.rain"))
    renderer.scale = 2
    #expect(try [UInt8](renderer.pngData()) == tool.files("view")["view.png"])
  }

  @Test func uiLabelGivesTheFileOfItsRecord() throws {
    try tool.write("text.ndjson", #"{"id":"text","title":"Rain","scale":2}"# + "\n")
    #expect(try tool("batch", "text.ndjson", "-o", "text").code == 0)
    let label = UILabel()
    label.text = "Rain"
    label.sizeToFit()
    #expect(try [UInt8](label.pngData(scale: 2)) == tool.files("text")["text.png"])
  }
}
