// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct PackageManifestTests {
  /// SwiftPM builds no version of a dependency that has some.
  @Test func noTargetHasUnsafeFlags() throws {
    // Not in the folder that is being built in.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (text, code) = try ReleaseBuild.run("/usr/bin/env", ["swift", "package", "--scratch-path", scratch.path, "dump-package"])
    try #require(code == 0, "\(text)")
    #expect(text.contains("\"LabelKit\"") && !text.contains("unsafeFlags"))
  }
}
