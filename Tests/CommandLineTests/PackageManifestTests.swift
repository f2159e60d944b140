// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct PackageManifestTests {
  /// SwiftPM rejects dependencies with unsafe flags.
  @Test func noTargetHasUnsafeFlags() throws {
    // The package's own scratch folder is locked while tests are running.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let swift = ["-u", "LABELKIT_OPTIMIZED", "swift", "package", "--scratch-path", scratch.path, "dump-package"]
    let (text, code) = try ReleaseBuild.run("/usr/bin/env", swift)
    try #require(code == 0, "\(text)")
    #expect(text.contains("\"LabelKit\"") && !text.contains("unsafeFlags"))
  }
}
