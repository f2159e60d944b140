// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct PackageManifestTests {
  /// SwiftPM rejects dependencies with unsafe flags. It looks at the targets of products and at what these need.
  @Test func noTargetOfAProductHasUnsafeFlags() throws {
    // The package's own scratch folder is locked while tests are running.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let swift = ["-u", "LABELKIT_RELEASE", "swift", "package", "--scratch-path", scratch.path, "dump-package"]
    let (text, code) = try ReleaseBuild.run("/usr/bin/env", swift)
    try #require(code == 0, "\(text)")
    let package = try jsonObject(text.drop { $0 != "{" })
    let all = try #require(package["targets"] as? [[String: Any]])
    let targets = Dictionary(all.map { ($0["name"] as? String ?? "", $0) }) { first, _ in first }
    let products = try #require(package["products"] as? [[String: Any]])
    var waiting = products.flatMap { $0["targets"] as? [String] ?? [] }
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let target = targets[name] else { continue }
      for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
        waiting += (dependency["byName"] as? [Any] ?? []).compactMap { $0 as? String }
      }
      let settings = String(decoding: try JSONSerialization.data(withJSONObject: target["settings"] ?? []), as: UTF8.self)
      #expect(!settings.contains("unsafeFlags"), "\(name)")
    }
    #expect(seen.isSuperset(of: ["LabelKit", "LabelCore", "labelkit"]))
  }
}
