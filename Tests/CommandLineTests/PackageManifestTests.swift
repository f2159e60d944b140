// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct PackageManifestTests {
  /// SwiftPM rejects dependencies with unsafe flags. It does not look at test targets.
  @Test func noTargetButTestsHasUnsafeFlags() throws {
    // The package's own scratch folder is locked while tests are running.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let swift = ["-u", "LABELKIT_STATIC_RUNTIME", "swift", "package", "--scratch-path", scratch.path, "dump-package"]
    let (text, code) = try ReleaseBuild.run("/usr/bin/env", swift)
    try #require(code == 0, "\(text)")
    let package = try jsonObject(text.drop { $0 != "{" })
    let targets = try #require(package["targets"] as? [[String: Any]]).filter { $0["type"] as? String != "test" }
    #expect(targets.contains { $0["name"] as? String == "LabelKit" })
    for target in targets {
      let settings = String(decoding: try JSONSerialization.data(withJSONObject: target["settings"] ?? []), as: UTF8.self)
      #expect(!settings.contains("unsafeFlags"), "\(target["name"] ?? "")")
    }
  }
}
