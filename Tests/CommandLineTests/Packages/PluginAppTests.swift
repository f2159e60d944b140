// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `Examples/PluginApp`, built and run with the tool under test.
@Suite struct PluginAppTests {
  @Test(.enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)))
  func pluginsGenerateResourcesAccessorsAndFiles() async throws {
    let package = try await PluginPackage("plugin")
    let first = try await package.swift("run")
    #expect(first.code == 0, Comment(rawValue: String(first.text.suffix(3000))))
    let lines = first.text.split(separator: "\n").filter { $0.contains("×") }.compactMap { $0.split(separator: " ").first }
    #expect(
      lines == [
        "rain@2x.png", "rain-dark@2x.png", "sky-sunrise@2x.png", "sky-sunrise-dark@2x.png", "alert@2x.png", "alert@2x.png",
      ])
    #expect(assets(first.text) == Self.assets)

    let manifest = package.target.appendingPathComponent("weather.labels.yaml")
    let labels = try String(contentsOf: manifest, encoding: .utf8)
    try (labels + "  - { id: wrong, title: Wrong, icon: bolt.fil }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let wrong = try await package.swift("build")
    #expect(wrong.code != 0 && wrong.text.contains("weather.labels.yaml:") && wrong.text.contains("LK0102"), Comment(rawValue: wrong.text))
    try (labels + "  - &a { id: anchor, title: Anchor }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let anchor = try await package.swift("build")
    #expect(anchor.code == 0 && package.images().keys.contains("anchor-dark@2x.png"), Comment(rawValue: anchor.text))
    try (labels + "  - { id: [ }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let open = try await package.swift("build")
    #expect(open.code != 0 && open.text.contains("weather.labels.yaml:") && open.text.contains("LK0201"), Comment(rawValue: open.text))

    try labels.write(to: manifest, atomically: true, encoding: .utf8)
    let generated = try await package.swift("package", "--allow-writing-to-package-directory", "generate-labels", "--target", "PluginApp")
    #expect(generated.code == 0, Comment(rawValue: generated.text))
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.target.path + "/weather.labels").filter {
      $0.hasSuffix(".png")
    }
    #expect(files.count == 10 && files.contains("sky/sunrise-dark@2x.png"))
  }

  /// Each asset in Examples/PluginApp by its member in Swift, at 1x and 2x, light and dark: its own files or its values for each appearance.
  private static let assets =
    [
      "logo 1 light 255 0 0", "logo 1 dark 0 0 255", "logo 2 light 0 255 0", "logo 2 dark 255 255 0",
    ]
    + ["rain", "wave", "brand"].flatMap { name in
      [1, 2].flatMap { ["\(name) \($0) light 18 52 86", "\(name) \($0) dark 101 67 33"] }
    }

  private func assets(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("asset ") }.map { String($0.dropFirst("asset ".count)) }
  }

  /// An asset that is added has its member at the next build; two with the same member are errors at both, and so is a catalogue that is no
  /// resource.
  @Test(.enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)))
  func membersFollowTheCatalogue() async throws {
    let package = try await PluginPackage("plugin-assets")
    let image = #"{ "images": [{ "idiom": "universal", "filename": "a.svg" }] }"#
    try package.write("Assets.xcassets/sun 2.imageset/Contents.json", Array(image.utf8))
    try package.write("Sun.swift", Array("import SwiftUI\nlet sun = Image(.sun2)\n".utf8))
    let added = try await package.swift("build")
    #expect(added.code == 0, Comment(rawValue: String(added.text.suffix(3000))))
    let generated = try FileManager.default.subpathsOfDirectory(atPath: package.outputs).filter {
      $0.hasSuffix("GeneratedAssetSymbols.swift")
    }
    let before = try FileManager.default.attributesOfItem(atPath: "\(package.outputs)/\(generated[0])")[.modificationDate] as? Date
    try package.write("Assets.xcassets/my-logo.imageset/note.txt", [])
    #expect(try await package.swift("build").code == 0)
    let after = try FileManager.default.attributesOfItem(atPath: "\(package.outputs)/\(generated[0])")[.modificationDate] as? Date
    #expect(before == after, "the members are as they were")

    try package.write("Assets.xcassets/My Logo.imageset/Contents.json", Array(image.utf8))
    let equal = try await package.swift("build")
    #expect(equal.code != 0 && equal.text.contains("LK0554"), Comment(rawValue: String(equal.text.suffix(3000))))
    for name in ["My Logo", "my-logo"] { #expect(equal.text.contains("\(name).imageset/Contents.json:1:1: error LK0554")) }

    try FileManager.default.removeItem(at: package.target.appendingPathComponent("Assets.xcassets/My Logo.imageset"))
    let description = package.home.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: description, encoding: .utf8)
    try text.replacingOccurrences(of: "resources: [.copy(\"Assets.xcassets\")],", with: "").write(
      to: description, atomically: true, encoding: .utf8)
    let undeclared = try await package.swift("build")
    #expect(undeclared.code != 0 && undeclared.text.contains("resources: [.copy"), Comment(rawValue: String(undeclared.text.suffix(3000))))
  }
}
