// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// SwiftPM builds no version of a package whose libraries have unsafe flags, and this package's own builds have some.
@Suite struct PackageManifestTests {
  private static let manifest = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Package.swift")

  @Test func aDependencysLibrariesHaveNoUnsafeFlags() throws {
    #expect(try Set(unsafeFlags(in: "App/.build/checkouts/LabelKit").keys) == ["labelkit"])
    #expect(try Set(unsafeFlags(in: "LabelKit").keys).isSuperset(of: ["labelkit", "LabelKit", "LabelRaster"]))
  }

  /// Without them the linker cannot lay functions side by side, and the runtime looks through all conformances.
  @Test(arguments: ["-function-sections", "-disable-concrete-type-metadata-mangled-name-accessors"])
  func everyModuleOfTheToolIsCompiledForAQuickStart(flag: String) throws {
    let flags = try unsafeFlags(in: "LabelKit")
    for module in ["LabelCore", "LabelText", "LabelIcons", "LabelLayout", "LabelRaster", "LabelPipeline", "LabelKit", "LabelCommands"] {
      #expect(flags[module]?.contains(flag) == true, "\(module)")
    }
  }

  /// The unsafe flags of those targets that have some, where the package lies in a folder.
  private func unsafeFlags(in folder: String) throws -> [String: [String]] {
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
    return description.targets.reduce(into: [:]) { result, target in
      for case let flags? in target.settings.map(\.kind.unsafeFlags) { result[target.name, default: []] += flags.words }
    }
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

    struct Flags: Decodable {
      var words: [String]

      enum CodingKeys: String, CodingKey { case words = "_0" }
    }

    var targets: [Target]
  }
}
