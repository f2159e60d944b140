// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `Examples/PluginApp` with a bundle of the tool in its folder, and no other tool.
@Suite struct PluginBundleTests {
  @Test(.enabled(if: PluginPackage.isEnabled, Comment(rawValue: PluginPackage.skipReason)))
  func pluginsRunTheToolOfABundleInThePackage() throws {
    let package = try PluginPackage("bundle")
    package.tool = ""
    let bundle = package.home.appendingPathComponent("labelkit.artifactbundle")
    try FileManager.default.createDirectory(at: bundle.appendingPathComponent("linux/bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bundle.appendingPathComponent("linux/bin/labelkit"), withDestinationURL: Tool.executable)
    try describe("riscv64-unknown-linux-gnu", in: bundle)
    let other = try package.swift("build")
    #expect(other.code != 0 && other.text.contains("has no labelkit for this machine"), Comment(rawValue: String(other.text.suffix(2000))))

    #if arch(x86_64)
      try describe("x86_64-unknown-linux-gnu", in: bundle)
    #else
      try describe("aarch64-unknown-linux-gnu", in: bundle)
    #endif
    let built = try package.swift("build")
    #expect(built.code == 0, Comment(rawValue: String(built.text.suffix(2000))))
    #expect(package.images().keys.contains("rain-dark@2x.png"))
  }

  /// Writes the bundle's description, as `Packaging/make-bundle` does.
  private func describe(_ triple: String, in bundle: URL) throws {
    let variant = #"{ "path": "linux/bin/labelkit", "supportedTriples": ["\#(triple)"] }"#
    let text =
      #"{ "schemaVersion": "1.0", "artifacts": { "labelkit": { "version": "0", "type": "executable", "variants": [\#(variant)] } } }"#
    try text.write(to: bundle.appendingPathComponent("info.json"), atomically: true, encoding: .utf8)
  }
}
