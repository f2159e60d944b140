// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelPNG
import LabelUIKit
import Testing

/// The same label is the same file whoever asks for it: every command and API goes through one renderer with the manifest's own resources.
@Suite struct OneDigestTests {
  private let tool: Tool
  /// Two manifests that share an icon prefix, a key of their strings and ids' endings, and mean different things by them.
  private static let manifests = ["a", "b"]
  private static let shapes = ["a": "<rect x='2' y='2' width='20' height='20'/>", "b": "<circle cx='12' cy='12' r='10'/>"]
  private static let titles = ["a": "Square", "b": "Disc"]

  init() throws {
    tool = try Tool()
    for name in Self.manifests {
      let shape = try #require(Self.shapes[name])
      let title = try #require(Self.titles[name])
      try tool.write("\(name)/icons/logo.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(shape)</svg>")
      try tool.write("\(name)/strings/Localizable.strings", "\"title\" = \"\(title)\";\n")
      try tool.write(
        "\(name)/m.yaml",
        """
        version: 1
        icons: { my: icons }
        fonts: [fonts]
        strings: strings
        defaults: { scale: 2 }
        labels:
          - { id: \(name), titleKey: title, icon: "my:logo" }

        """)
      try tool.makeFolder("\(name)/fonts")
    }
  }

  /// The file of each manifest's label as `batch` of that manifest alone makes it.
  private func expected() throws -> [String: [UInt8]] {
    try Self.manifests.reduce(into: [:]) { files, name in
      let outcome = try tool("batch", "\(name)/m.yaml", "-o", "alone-\(name)")
      #expect(outcome.code == 0, "\(outcome.errors)")
      files[name] = try tool.files("alone-\(name)")["\(name).png"]
    }
  }

  @Test func twoManifestsWithOnePrefixKeepTheirOwnIconsInABatch() throws {
    let expected = try expected()
    #expect(expected["a"] != expected["b"] && expected.count == 2)
    for jobs in ["1", "2"] {
      let outcome = try tool("batch", "a/m.yaml", "b/m.yaml", "-o", "both", "--jobs", jobs, "--state", "state", "--force")
      #expect(outcome.code == 0, "\(outcome.errors)")
      let files = try tool.files("both")
      for name in Self.manifests { #expect(files["\(name).png"] == expected[name]) }
    }
    // With one build cache for several runs, too.
    #expect(try tool("batch", "b/m.yaml", "a/m.yaml", "-o", "other", "--state", "state").code == 0)
    let files = try tool.files("other")
    for name in Self.manifests { #expect(files["\(name).png"] == expected[name]) }
  }

  @Test func snapshotsAreTheFilesOfABatch() throws {
    let expected = try expected()
    let outcome = try tool.run(["snapshot", "record", "a/m.yaml", "b/m.yaml"], environment: ["CI": ""])
    #expect(outcome.code == 0, "\(outcome.errors)")
    // An accepted file also says in a chunk of its own with which fonts it was drawn.
    func pixels(_ file: [UInt8]?) throws -> Bitmap { try PNGDecoder.decode(#require(file), limits: .standard) }
    let files = try tool.files("Snapshots")
    for name in Self.manifests { #expect(try pixels(files["\(name).png"]) == pixels(expected[name])) }
  }

  @Test(arguments: manifests) func renderDumpAndAssetsMakeTheFileOfABatch(name: String) throws {
    let expected = try #require(try expected()[name])
    let title = try #require(Self.titles[name])
    let rendered = try tool("render", title, "--icon", "my:logo", "--icons", "my=\(name)/icons", "--scale", "2", "-o", "-")
    #expect(rendered.output == expected)
    let dumped = try tool("dump", "--manifest", "\(name)/m.yaml", "--stage", "png")
    #expect(dumped.text == "\(name).png\n" + PNGDump.dump(expected))
    for kind in ["xcassets", "flutter", "swiftpm", "web", "android"] {
      let outcome = try tool("assets", "\(name)/m.yaml", "--kind", kind, "-o", kind)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(try tool.files(kind).values.contains(expected), "no file of \(kind) is the one of batch")
    }
    let archived = try tool("batch", "\(name)/m.yaml", "--archive", "-")
    // The file follows the header of 512 bytes.
    #expect(archived.output.dropFirst(512).starts(with: expected))
  }

  @Test func aViewIsTheFileOfItsRow() throws {
    try tool.write("view.ndjson", #"{"id":"view","title":"Rain","icon":"cloud.rain","scale":2}"# + "\n")
    #expect(try tool("batch", "view.ndjson", "-o", "view").code == 0)
    let renderer = ImageRenderer(content: Label("Rain", systemImage: "cloud.rain"))
    renderer.scale = 2
    #expect(try [UInt8](renderer.pngData()) == tool.files("view")["view.png"])
  }

  @Test func aUILabelIsTheFileOfItsRow() throws {
    try tool.write("text.ndjson", #"{"id":"text","title":"Rain","scale":2}"# + "\n")
    #expect(try tool("batch", "text.ndjson", "-o", "text").code == 0)
    let label = UILabel()
    label.text = "Rain"
    label.sizeToFit()
    #expect(try [UInt8](label.pngData(scale: 2)) == tool.files("text")["text.png"])
  }
}
