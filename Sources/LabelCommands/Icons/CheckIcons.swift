// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelSystem

/// `labelkit icons check`: checks SVG files against the rules for built-in icons.
struct CheckIcons: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Checks SVG files against the rules for built-in icons.",
    discussion: """
      Prints a line for each rule that a file breaks; the exit code is 1 if there is one, or 75 if a file exceeds a limit. The rules: \
      \(IconRule.allCases.map(\.rawValue).joined(separator: ", ")). The rules grid and ends are also checked for all files of a \
      folder together, and twins only for a folder. An icon that breaks \
      \(IconRule.exemptible.joined(separator: ", ")) on purpose says so in its root element: data-exempt="gaps".
      """)

  @Argument(help: ArgumentHelp("SVG files, and folders of them.", valueName: "path"))
  var paths: [String]

  @Flag(name: .customLong("json"), help: "Prints one JSON object a line: file, line, rule, value and message.")
  var isJSON = false

  @Flag(name: .customLong("figures"), help: "Also prints the measurements of every file.")
  var showsMeasurements = false

  @Flag(name: .customLong("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  var untrusted: UntrustedOption { UntrustedOption(isUntrusted: isUntrusted) }

  func validate() throws {
    guard let manifest = paths.first(where: { ManifestFormat(path: $0) != nil && FileStamp(path: $0) != nil }) else { return }
    throw ValidationError("\(manifest) is a manifest, and this command checks SVG files. Name the files, or folders of them.")
  }

  func run(on streams: ConsoleStreams) throws {
    let common = untrusted.settings(common)
    let console = common.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      try untrusted.enter(common, reading: paths.map { IconFile.stem($0) != nil ? Manifest.folder(of: $0) : $0 }, console)
      var resources = try common.resources()
      // Icons have no text, so no fonts are needed.
      resources.usesSystemFonts = false
      let renderer = try RendererPool().renderer(for: resources)
      var code: Int32 = 0
      for path in paths {
        do throws(Diagnostic) {
          code = max(code, try check(path, renderer, console))
          code = max(code, console.showUnreadableNames(try Self.unreadableNames(path).map { "\(path)/\($0)" }))
        } catch {
          console.show(error)
          code = max(code, error.exitCode)
        }
      }
      return code
    }
  }

  /// Checks a file, or all files of a folder, and prints the results. Returns the exit code.
  private func check(_ path: String, _ renderer: Renderer, _ console: Console) throws(Diagnostic) -> Int32 {
    var grid = GridAlignment()
    var code: Int32 = 0
    func show(_ diagnostics: [IconDiagnostic], of path: String) throws(Diagnostic) {
      for diagnostic in diagnostics { try console.output((isJSON ? diagnostic.json(path).line : diagnostic.text(path)) + "\n") }
      if !diagnostics.isEmpty { code = max(code, 1) }
    }
    func show(_ measurements: IconMeasurements) throws(Diagnostic) {
      if showsMeasurements { try console.output((isJSON ? measurements.json.line : measurements.text) + "\n") }
    }
    var pictures: [(name: String, picture: IconCheck.Picture)] = []
    let files = try Self.files(path)
    if files.isEmpty { console.noteFolderWithoutIcons(path) }
    for file in files {
      let result: IconCheck
      do throws(Diagnostic) { result = try Self.check(file, renderer) } catch {
        // Continue with the other files. A file that cannot be read breaks the rules too; one that exceeds a limit may not.
        console.show(error)
        code = max(code, error.exitCode == 75 ? 75 : 1)
        continue
      }
      try show(result.diagnostics, of: file)
      try show(IconMeasurements(file: file, grid: result.grid, coverage: result.coverage, offCentre: result.offCentre))
      grid = grid + result.grid
      if let picture = result.picture { pictures.append((file, picture)) }
    }
    for (file, diagnostic) in IconCheck.twins(in: pictures) { try show([diagnostic], of: file) }
    try show(IconCheck.diagnostics(about: grid), of: path)
    if IconFile.stem(path) == nil { try show(IconMeasurements(file: path, grid: grid)) }
    return code
  }

  private static func check(_ path: String, _ renderer: Renderer) throws(Diagnostic) -> IconCheck {
    let bytes: [UInt8]
    do throws(LabelError) { bytes = try IconFile.bytes(at: path) } catch { throw Diagnostic(error, at: DocumentLocation(file: path)) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return try IconCheck(bytes, name: IconFile.stem(name) ?? name) { list throws(Diagnostic) in
      try renderer.render(list, upTo: .bitmap).bitmap
    }
  }

  private static func files(_ path: String) throws(Diagnostic) -> [String] {
    if IconFile.stem(path) != nil { return [path] }
    let folder = try folder(path)
    return folder.names().map { folder.file(named: $0) ?? "\(path)/\($0).svg" }
  }

  private static func unreadableNames(_ path: String) throws(Diagnostic) -> [String] {
    IconFile.stem(path) != nil ? [] : try folder(path).unreadableNames()
  }

  private static func folder(_ path: String) throws(Diagnostic) -> IconFolder {
    do throws(MachineError) { return try IconFolder(prefix: "", path: path) } catch {
      throw Diagnostic(error, at: DocumentLocation(file: path))
    }
  }
}

extension IconDiagnostic {
  fileprivate func text(_ path: String) -> String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(rule.rawValue): \(reason)".escapedControls
  }

  fileprivate func json(_ path: String) -> JSONValue {
    ["file": path.json, "line": line.json, "rule": rule.rawValue.json, "value": value.json, "message": reason.json]
  }
}

/// The measurements of a file, or of a folder as a whole.
private struct IconMeasurements {
  var file: String
  var grid: GridAlignment
  var coverage: Double?
  var offCentre: Point?

  var text: String {
    var text = "ends \(grid.ends.summary), lines \(grid.lines.summary)"
    if let coverage { text += ", coverage \(DumpText.number(coverage * 100, places: 1)) %" }
    if let offCentre { text += ", off centre \(DumpText.number(offCentre.x)) \(DumpText.number(offCentre.y))" }
    return "\(file): \(text)"
  }

  var json: JSONValue {
    func object(_ count: GridAlignment.Count) -> JSONValue { ["all": count.all.json, "onGrid": count.onGrid.json] }
    return [
      "file": file.json, "ends": object(grid.ends), "lines": object(grid.lines), "coverage": coverage.json,
      "offCentreX": (offCentre?.x).json, "offCentreY": (offCentre?.y).json,
    ]
  }
}
