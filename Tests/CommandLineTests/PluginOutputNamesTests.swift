// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The output names that the build plugin computes from a manifest are those that LabelKit writes. A plugin cannot be imported, so its source
/// files are compiled with a short main file.
@Suite struct PluginOutputNamesTests {
  static let manifests = [
    "block.yaml": """
    version: 1   # a comment
    defaults:
      font: { size: 12 }
    variants:
      scale: [1, 2.0, 1.5]
      colorScheme:
      - light
      - dark
    labels:
      - id: a
        title: "A: # no comment"   # one
      -
        id: 'it''s'
        title: >
          several
          lines: here
      - { id: f/g, title: B, variants: { scale: [3], colorScheme: [dark] } }
      - id: "quoted \\u00e4"
        title: |
          id: none
        scale: 2
    """,
    "flow.yaml": """
    {version: 1, variants: {locale: [en, de, pt-BR], contrast: [standard, increased],
      layoutDirection: [leftToRight, rightToLeft], dynamicTypeSize: [large]},
     labels: [{id: a, title: A}, {id: b, title: "B, [c] {d}", locale: fr},
       {id: c, icon: {name: bolt, colors: ["#ff0000", red]}, variants: {locale: [en]}}]}
    """,
    "plain.json": """
    {"version": 1, "labels": [{"id": "a", "title": "x\\"y"}, {"id": "b\\/c", "icon": "bolt", "variants": {"scale": [2]}}]}
    """,
    "defaults.yaml": """
    ---
    version: 1
    defaults: { scale: 3, colorScheme: dark }
    labels:
    - {id: a, title: A}
    - {id: b, title: B, scale: 0.5}
    """,
    "narrow.yaml": "version: 1\nvariants: { scale: [1, 2], locale: [de] }\nlabels:\n  - id: a\n    title: A\n    locale: en\n",
    "empty.yaml": "version: 1\nlabels: []\n",
  ]

  @Test func pluginComputesTheNameOfEveryImage() throws {
    let tool = try Tool()
    let names = Self.manifests.keys.sorted()
    for name in names { try tool.write(name, Self.manifests[name] ?? "") }
    let computed = try outline(tool, names)
    #expect(computed.count == names.count)
    for name in names {
      let planned = try tool("assets", name, "--kind", "swiftpm", "-o", "out-\(name)", "--dry-run")
      #expect(planned.code == 0, "\(name): \(planned.errors)")
      #expect(computed[name]?.sorted() == planned.lines.map(String.init).sorted(), "\(name)")
    }
  }

  @Test func unsupportedYAMLIsAnErrorWithItsLine() throws {
    let tool = try Tool()
    let texts = [
      "a.yaml": "labels:\n  - &x { id: a }\n", "b.yaml": "a: 1\nb:\n  <<: { c: 1 }\n", "c.yaml": "labels: [{ id: a }\n",
      "d.yaml": "labels: [*x]\n",
    ]
    for (name, text) in texts { try tool.write(name, text) }
    #expect(try outline(tool, texts.keys.sorted()).values.allSatisfy { $0.first?.hasPrefix("error: line ") == true })
  }

  /// The program with the plugin's source files, in a folder of its own.
  private static let program = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-outline-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plugin = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Plugins/LabelKitPlugin").standardized.path
    try Data(
      """
      import Foundation
      for path in CommandLine.arguments.dropFirst() {
        do {
          for name in try ManifestOutline(String(contentsOfFile: path, encoding: .utf8)).imageNames { print(path, name, separator: "\\t") }
          print(path)
        } catch { print(path, "error: \\(error)", separator: "\\t") }
      }
      """.utf8
    ).write(to: folder.appending(path: "main.swift"))
    let sources = ["ManifestOutline", "OutlineReader", "FlowReader", "OutputNames"].map { "\(plugin)/\($0).swift" }
    let built = try run(["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", "outline", "main.swift"] + sources, in: folder)
    try #require(built.code == 0, "\(built.text)")
    return folder.appending(path: "outline").path
  }

  /// The names that the plugin computes for each manifest, or its error.
  private func outline(_ tool: Tool, _ manifests: [String]) throws -> [String: [String]] {
    let work = tool.home.appendingPathComponent("work")
    let output = try Self.run([Self.program.get()] + manifests, in: work).text
    var names: [String: [String]] = [:]
    for line in output.split(separator: "\n").map({ $0.split(separator: "\t") }) {
      names[String(line[0]), default: []] += line.dropFirst().map(String.init)
    }
    return names
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let log = folder.appendingPathComponent("log")
    try Data().write(to: log)
    process.standardOutput = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}
