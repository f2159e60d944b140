// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `Examples/RenderManifests`, which uses only the public API of LabelBuild.
@Suite struct ExampleProgramTests {
  private static let program = Tool.buildFolder.appendingPathComponent("RenderManifests")
  private static let manifest = Checkout.root.appending(path: "Examples/weather.yaml").path

  @Test func programRendersTheSameFilesAsBatch() throws {
    let tool = try Tool()
    #expect(try tool.run(["batch", Self.manifest, "-o", "batch"]).code == 0)
    let run = try tool.run([Self.manifest, "own"], program: Self.program)
    #expect(run.code == 0, "\(run.text) \(run.errors)")
    let files = try tool.files("batch")
    #expect(files.count > 1)
    #expect(try tool.files("own") == files)
    #expect(run.lines.contains { $0.hasSuffix(": it is new") } && run.lines.last == "\(files.count) written, 0 unchanged, 0 failed")
    let again = try tool.run([Self.manifest, "own"], program: Self.program)
    #expect(again.lines == ["0 written, \(files.count) unchanged, 0 failed"])
  }

  @Test func programReportsTheLocationOfAnError() throws {
    let tool = try Tool()
    try tool.write("m.yaml", "version: 1\nlabels:\n  - {id: a, title: A, icon: bolt.fil}\n")
    let run = try tool.run(["m.yaml", "own"], program: Self.program)
    #expect(run.code == 65)
    #expect(run.lines.contains { $0.hasPrefix("m.yaml:3:") && $0.contains("error LK0102") && $0.contains("bolt.fil") }, "\(run.text)")
  }
}
