// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Edits manifests, icons, fonts, strings, fontconfig's rules and outputs at random, and compares the next run with a fresh one.
@Suite struct RandomEditTests {
  private let tool: Tool
  private let settings: FontSettings
  /// Two PNG files.
  private let images: [[UInt8]]
  private let font: [UInt8]

  init() throws {
    tool = try Tool()
    settings = try FontSettings(of: tool)
    try settings.add(SharedFont.file(advance: 1300), SharedFont.fileName)
    let tool = tool
    images = try ["A", "B"].map { try tool("render", $0, "-o", "-").output }
    font = [UInt8](try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get())))
    try writeManifest(title: "A", size: 17, locale: "de")
    try tool.write("icons/x.svg", IconSample.svg(1))
    try tool.write("icons/naming.json", "{ \"alias\": \"x\" }")
    try tool.write("l/en.lproj/Localizable.strings", "\"k\" = \"Yes\";")
  }

  private func writeManifest(title: String, size: Int, locale: String) throws {
    try tool.write(
      "m.yaml",
      """
      version: 1
      icons: { my: icons }
      fonts: [fonts]
      strings: l
      defaults: { font: { size: \(size) } }
      labels:
        - { id: a, title: \(title), icon: "my:x" }
        - { id: b, title: B, icon: { file: icons/y.svg } }
        - { id: c, title: C, font: { family: Box } }
        - { id: d, title: D, font: { file: extra/F.ttf } }
        - { id: e, titleKey: k, locale: \(locale) }
        - { id: f, title: F, font: { family: serif } }
        - { id: g, title: G, icon: "my:photo" }
        - { id: h, title: H, icon: "my:alias" }

      """)
  }

  // MARK: Edits

  private func remove(_ name: String) { try? FileManager.default.removeItem(atPath: tool.home.path + "/work/" + name) }

  private enum Edit: CaseIterable {
    case manifest, icon, noIcon, image, naming, font, noFont, strings, noStrings, brokenStrings, rule, output
  }

  private func make(_ edit: Edit, _ generator: inout Seeded) throws {
    func any<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &generator)] }
    switch edit {
    case .manifest: try writeManifest(title: any(["A", "AA", "AAA"]), size: any([16, 17]), locale: any(["de", "en", "fr", "de-AT"]))
    case .icon: try tool.write("icons/\(any(["x", "y", "x.fill", "alias"])).svg", IconSample.svg(any([1, 2, 3])))
    case .noIcon: remove("icons/\(any(["x", "y", "x.fill", "alias"])).svg")
    case .image:
      for ending in ["png", "webp", "jpg"] { remove("icons/photo." + ending) }
      try tool.write("icons/photo." + any(["png", "webp", "jpg"]), any(images))
    case .naming: try tool.write("icons/naming.json", any(["{ \"alias\": \"x\" }", "{ \"alias\": \"y\" }", "{}"]))
    case .font:
      var wider = FontTables(font)
      wider.set("hmtx", at: 0, to: any([1100, 1200, 1300]))
      // A font with another family, one with wider glyphs, and the beginning of a font.
      let fonts = [try SharedFont.file(advance: 900), wider.file, Array(wider.file.prefix(200))]
      try tool.write(any(["fonts/Box.ttf", "fonts/more/Box.ttf", "extra/F.ttf"]), any(fonts))
    case .noFont: remove(any(["fonts/Box.ttf", "fonts/more/Box.ttf", "extra/F.ttf"]))
    case .strings: try tool.write("l/\(any(["de", "en", "fr"])).lproj/Localizable.strings", "\"k\" = \"\(any(["Ja", "Oui", "Yes"]))\";")
    case .noStrings: remove("l/\(any(["de", "fr"])).lproj/Localizable.strings")
    case .brokenStrings: try tool.write("l/de.lproj/Localizable.strings", "\"k\" \"Ja\";")
    case .rule: try settings.write("serif", is: any(["Box", SharedFont.family]))
    case .output: if Bool.random(using: &generator) { remove("out/c.png") } else { try tool.write("out/a.png", any(images)) }
    }
  }

  /// Up to three edits of some kinds.
  private func edit(_ kinds: [Edit], _ generator: inout Seeded) throws -> [Edit] {
    let edits = (0..<Int.random(in: 0...3, using: &generator)).map { _ in kinds[Int.random(in: kinds.indices, using: &generator)] }
    for edit in edits { try make(edit, &generator) }
    return edits
  }

  // MARK: Runs

  /// A run that knows nothing of earlier ones.
  private func freshRun(_ number: Int) throws -> Outcome {
    remove("fresh")
    return try tool.run(["batch", "m.yaml", "-o", "fresh", "-q"], environment: try settings.environment(caches: "fresh\(number)"))
  }

  /// With `LABELKIT_SLOW_TESTS` each seed edits 25 times.
  private static let rounds = SlowBuild.isEnabled ? 25 : 5

  @Test(arguments: 0..<5) func nextRunIsAsAFreshOne(seed: UInt64) throws {
    var generator = Seeded(state: seed)
    for round in 0..<Self.rounds {
      // The last seed edits only fonts, because some faults need several edits of the same font.
      let edits = try edit(seed == 4 ? [.font, .font, .noFont] : Edit.allCases, &generator)
      let next = try tool.run(["batch", "m.yaml", "-o", "out", "-q"], environment: settings.environment)
      let fresh = try freshRun(round)
      #expect(next.code == fresh.code && next.errors == fresh.errors, "\(edits)")
      let files = try tool.files("out")
      for (name, bytes) in try tool.files("fresh") { #expect(files[name] == bytes, "\(name) after \(edits)") }
    }
  }

  /// The rules of fontconfig and the outputs are not watched.
  @Test(arguments: 0..<2) func watchingRunIsAsAFreshOne(seed: UInt64) throws {
    var generator = Seeded(state: seed)
    try settings.write("serif", is: "Box")
    let process = try tool.start(["batch", "m.yaml", "-o", "out", "-q", "--watch"], environment: settings.environment)
    defer { kill(process.processIdentifier, SIGKILL) }
    for round in 0..<15 {
      let edits = try edit(Edit.allCases.filter { $0 != .rule && $0 != .output }, &generator)
      _ = try freshRun(round)
      let fresh = try tool.files("fresh")
      var stale: [String] = []
      for _ in 0..<400 {
        let files = try tool.files("out")
        stale = fresh.keys.filter { files[$0] != fresh[$0] }
        if stale.isEmpty { break }
        usleep(25_000)
      }
      #expect(stale.isEmpty, "after \(edits)")
      if !stale.isEmpty { return }
    }
  }
}
