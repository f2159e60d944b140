// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `Examples/PluginApp` with a bundle of the tool in its folder, and no other tool.
@Suite struct PluginBundleTests {
  @Test(.enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)))
  func pluginsRunTheToolOfABundleInThePackage() async throws {
    let package = try await PluginPackage("bundle")
    package.tool = ""
    let bundle = package.home.appendingPathComponent("labelkit.artifactbundle")
    try FileManager.default.createDirectory(at: bundle.appendingPathComponent("linux/bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bundle.appendingPathComponent("linux/bin/labelkit"), withDestinationURL: Tool.executable)
    try describe("riscv64-unknown-linux-gnu", in: bundle)
    let other = try await package.swift("build")
    #expect(other.code != 0 && other.text.contains("has no labelkit for this machine"), Comment(rawValue: String(other.text.suffix(2000))))

    #if arch(x86_64)
      try describe("x86_64-unknown-linux-gnu", in: bundle)
    #else
      try describe("aarch64-unknown-linux-gnu", in: bundle)
    #endif
    let built = try await package.swift("build")
    #expect(built.code == 0, Comment(rawValue: String(built.text.suffix(2000))))
    #expect(package.images().keys.contains("rain-dark@2x.png"))
  }

  /// The file that `make bundle` makes: LabelKit's plug-ins run the tool that is unpacked in the folder of the package, and a plug-in of the
  /// package itself has it as a binary target.
  @Test(
    .enabled(if: SlowBuild.isEnabled, Comment(rawValue: SlowBuild.skipReason)),
    .enabled(if: ReleaseBuild.exists, "there is no release build; make build"))
  func pluginsRunTheToolOfTheBundleThatIsReleased() async throws {
    let package = try await PluginPackage("release")
    package.tool = ""
    let script = """
      PACKAGES="$PWD/packages" "$0/Packaging/make-bundle" "$0/.build/release/labelkit" >log 2>&1 || { made=$?; cat log; exit $made; }
      unzip -q packages/labelkit-*.artifactbundle.zip
      """
    let made = try run(["/bin/sh", "-c", script, ReleaseBuild.root.path], in: package.home)
    if made.code == 69 || made.code == 127 { return print("skipped: patchelf, python3 or unzip is missing: \(made.text)") }
    try #require(made.code == 0, "\(made.text)")
    try addOwnPlugin(to: package)

    let built = try await package.swift("build")
    #expect(built.code == 0, Comment(rawValue: String(built.text.suffix(2000))))
    let images = package.images()
    #expect(images.keys.contains("rain-dark@2x.png") && images.keys.contains("own.png"), "\(images.keys.sorted())")
    let tool = try #require(
      FileManager.default.enumerator(atPath: package.home.path)?.compactMap { $0 as? String }.first { $0.hasSuffix("/bin/labelkit") })
    let rendered = try run([package.home.path + "/" + tool, "render", "Own", "-o", "expected.png"], in: package.home)
    #expect(rendered.code == 0, "\(rendered.text)")
    #expect(try images["own.png"] == [UInt8](Data(contentsOf: package.home.appendingPathComponent("expected.png"))))
  }

  /// Gives the package a plug-in that renders `own.png` with the tool of the bundle.
  private func addOwnPlugin(to package: PluginPackage) throws {
    let description = package.home.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: description, encoding: .utf8)
    let targets = """
      targets: [
          .binaryTarget(name: "LabelKitTool", path: "labelkit.artifactbundle"),
          .plugin(name: "Own", capability: .buildTool(), dependencies: ["LabelKitTool"]),
      """
    try text.replacingOccurrences(of: "targets: [", with: targets)
      .replacingOccurrences(of: "plugins: [", with: "plugins: [\"Own\", ").write(to: description, atomically: true, encoding: .utf8)
    let source = """
      import Foundation
      import PackagePlugin

      @main struct Own: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          let output = context.pluginWorkDirectoryURL.appending(path: "own.png")
          let arguments = ["render", "Own", "-o", output.path(percentEncoded: false)]
          let tool = try context.tool(named: "labelkit").url
          return [.buildCommand(displayName: "Own", executable: tool, arguments: arguments, inputFiles: [], outputFiles: [output])]
        }
      }
      """
    let folder = package.home.appendingPathComponent("Plugins/Own")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try source.write(to: folder.appendingPathComponent("Own.swift"), atomically: true, encoding: .utf8)
  }

  private func run(_ command: [String], in folder: URL) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Writes the bundle's description, as `Packaging/make-bundle` does.
  private func describe(_ triple: String, in bundle: URL) throws {
    let variant = #"{ "path": "linux/bin/labelkit", "supportedTriples": ["\#(triple)"] }"#
    let text =
      #"{ "schemaVersion": "1.0", "artifacts": { "labelkit": { "version": "0", "type": "executable", "variants": [\#(variant)] } } }"#
    try text.write(to: bundle.appendingPathComponent("info.json"), atomically: true, encoding: .utf8)
  }
}
