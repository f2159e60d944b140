// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// SwiftPM builds no version of a package whose libraries have unsafe flags, and this package's own builds have some.
@Suite struct PackageManifestTests {
  private static let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Package.swift")

  @Test func aDependencysLibrariesHaveNoUnsafeFlags() throws {
    #expect(try targetsWithUnsafeFlags(in: "App/.build/checkouts/LabelKit") == ["labelkit"])
    #expect(try targetsWithUnsafeFlags(in: "LabelKit").isSuperset(of: ["labelkit", "LabelKit", "LabelRaster"]))
  }

  /// The targets with unsafe flags where the package lies in a folder.
  private func targetsWithUnsafeFlags(in folder: String) throws -> Set<String> {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let package = home.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.manifest, to: package.appendingPathComponent("Package.swift"))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", package.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let description = try JSONDecoder().decode(Description.self, from: data)
    return Set(description.targets.filter { $0.settings.contains { $0.kind.unsafeFlags != nil } }.map(\.name))
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var settings: [Setting]
    }

    struct Setting: Decodable {
      var kind: Kind
    }

    struct Kind: Decodable {
      var unsafeFlags: Flags?
    }

    struct Flags: Decodable {}

    var targets: [Target]
  }
}
