// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The packages that `Packaging/make-…` make of the release build, tried in systems that have nothing else.
///
/// They need root, a network and the release build, hence only where `LABELKIT_SLOW_TESTS` is set, as `.ci/run` does.
@Suite(
  .serialized,
  .enabled(if: ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"] != nil, "LABELKIT_SLOW_TESTS is not set"),
  .enabled(if: Script.hasReleaseBuild, "there is no release build; make build"))
struct PackageTests {
  private let folder: URL

  init() throws { folder = try Script.temporaryFolder() }

  @Test(.timeLimit(.minutes(60))) func debianPackageIsInstalledRendersAndLeavesNothing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Any page will do: those of the tool have tests of their own.
    let manual = folder.appending(path: "man")
    try FileManager.default.createDirectory(at: manual, withIntermediateDirectories: true)
    let page = ".TH LABELKIT 1\n.SH NAME\nlabelkit \\- renders an icon with a title\n"
    try page.write(to: manual.appending(path: "labelkit.1"), atomically: true, encoding: .utf8)
    guard let package = try await make("deb", [manual.path]) else { return }
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/lintian") {
      // Without --allow-root it prints a warning about root.
      let lintian = try Script.run("/usr/bin/lintian", ["--allow-root", "--fail-on", "error", package])
      #expect(lintian.code == 0, "\(lintian.text)")
    } else {
      print("skipped: there is no lintian")
    }
    try await tryOut("deb-in-chroot", package)
  }

  @Test(.timeLimit(.minutes(60))) func wheelRendersOnAMachineWithoutFonts() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let package = try await make("wheel") else { return }
    #expect((package as NSString).lastPathComponent.contains("-py3-none-manylinux_2_"))
    try await tryOut("wheel-in-chroot", package)
  }

  @Test(.timeLimit(.minutes(60))) func imageHoldsAllThatTheToolNeeds() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let package = try await make("image") else { return }
    try await tryOut("image-in-chroot", package)
  }

  @Test(.timeLimit(.minutes(60))) func bundleRunsFromAnyFolder() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    guard try await make("bundle") != nil else { return }
    let bundle = folder.appending(path: "first/labelkit.artifactbundle")
    let description = try JSONSerialization.jsonObject(with: Data(contentsOf: bundle.appending(path: "info.json"))) as? [String: Any]
    let tool = try #require((description?["artifacts"] as? [String: Any])?["labelkit"] as? [String: Any])
    let variants = try #require(tool["variants"] as? [[String: Any]])
    let path = try #require(variants.first?["path"] as? String)
    let ran = try Script.run(bundle.appending(path: path).path, ["--version"])
    #expect(ran.code == 0 && ran.text == "\(tool["version"] ?? "")\n", "\(ran.text)")
  }

  /// Makes a package twice and compares the bytes; nil, with a message, where a program for it is missing.
  private func make(_ kind: String, _ arguments: [String] = []) async throws -> String? {
    var packages: [(path: String, bytes: Data)] = []
    for name in ["first", "second"] {
      let output = folder.appending(path: name)
      let made = try await LongWork().onOwnThread {
        try Script.run("Packaging/make-\(kind)", [Script.releaseBuild] + arguments, environment: ["PACKAGES": output.path])
      }
      if made.code == 69 {
        print("skipped: \(made.text)")
        return nil
      }
      try #require(made.code == 0, "\(made.text)")
      let files = try FileManager.default.contentsOfDirectory(atPath: output.path).filter { !$0.hasSuffix(".artifactbundle") }
      let path = output.appending(path: try #require(files.first)).path
      packages.append((path, try Data(contentsOf: URL(filePath: path))))
    }
    #expect(packages[0].bytes == packages[1].bytes, "the package of the same executable has other bytes the second time")
    return packages[0].path
  }

  /// Runs a script that tries the package, and passes on why it could not.
  private func tryOut(_ script: String, _ package: String) async throws {
    let tried = try await LongWork().onOwnThread { try Script.run("Tests/PackagingTests/Scripts/\(script)", [package]) }
    if tried.code == 77 { return print(tried.text.split(separator: "\n").last ?? "skipped") }
    #expect(tried.code == 0, "\(tried.text)")
  }
}
