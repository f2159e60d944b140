// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `Examples/PluginApp`, built and run with the tool under test.
@Suite struct PluginAppTests {
  @Test(.enabled(if: PluginPackage.isEnabled, Comment(rawValue: PluginPackage.skipReason)))
  func pluginsGenerateResourcesAccessorsAndFiles() throws {
    let package = try PluginPackage("plugin")
    let first = try package.swift("run")
    #expect(first.code == 0, Comment(rawValue: String(first.text.suffix(3000))))
    let lines = first.text.split(separator: "\n").filter { $0.contains("×") }.compactMap { $0.split(separator: " ").first }
    #expect(
      lines == [
        "rain@2x.png", "rain-dark@2x.png", "sky-sunrise@2x.png", "sky-sunrise-dark@2x.png", "alert@2x.png", "alert@2x.png",
      ])

    let manifest = package.target.appendingPathComponent("weather.labels.yaml")
    let labels = try String(contentsOf: manifest, encoding: .utf8)
    try (labels + "  - { id: wrong, title: Wrong, icon: bolt.fil }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let wrong = try package.swift("build")
    #expect(wrong.code != 0 && wrong.text.contains("weather.labels.yaml:") && wrong.text.contains("LK0102"), Comment(rawValue: wrong.text))
    try (labels + "  - &a { id: anchor, title: Anchor }\n").write(to: manifest, atomically: true, encoding: .utf8)
    let anchor = try package.swift("build")
    #expect(anchor.code != 0 && anchor.text.contains("anchors"), Comment(rawValue: anchor.text))

    try labels.write(to: manifest, atomically: true, encoding: .utf8)
    let generated = try package.swift("package", "--allow-writing-to-package-directory", "generate-labels", "--target", "PluginApp")
    #expect(generated.code == 0, Comment(rawValue: generated.text))
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.target.path + "/weather.labels").filter {
      $0.hasSuffix(".png")
    }
    #expect(files.count == 10 && files.contains("sky/sunrise-dark@2x.png"))
  }
}
