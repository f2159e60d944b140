// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelIcons

/// `labelkit icons check`: whether drawings meet the bar of the built-in icons.
struct CheckIcons: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Measures SVG files against the bar of the built-in icons.",
    discussion: """
      Prints a line for each rule that a file breaks, and ends with 1 when there is any. The rules: \
      \(IconRule.allCases.map(\.rawValue).joined(separator: ", ")). Grid and ends are those of all files of a \
      folder together. A drawing that breaks centring, coverage or gaps on purpose names it in its root: data-exempt="gaps".
      """)

  @Argument(help: ArgumentHelp("SVG files, and folders of them.", valueName: "path"))
  var paths: [String]

  @Flag(name: .customLong("json"), help: "Print an object a line: file, line, rule, value and message.")
  var isJSON = false

  @Flag(name: .customLong("figures"), help: "Print what was measured of every file, too.")
  var showsFigures = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      var resources = try common.settings.resources()
      // Icons hold no text: looking for fonts would be idle.
      resources.usesSystemFonts = false
      let renderer = try RendererPool.shared.renderer(for: resources)
      var code: Int32 = 0
      for path in paths {
        do throws(Diagnostic) {
          if try check(path, renderer, console) { code = max(code, 1) }
        } catch {
          console.show(error)
          code = max(code, error.exitCode)
        }
      }
      return code
    }
  }

  /// Whether a file, or one of a folder's, breaks a rule; all findings are printed.
  private func check(_ path: String, _ renderer: Renderer, _ console: Console) throws(Diagnostic) -> Bool {
    var grid = GridShare()
    var isFaulty = false
    func show(_ findings: [IconDiagnostic], of path: String) throws(Diagnostic) {
      for finding in findings { try console.output((isJSON ? finding.json(path) : finding.words(path)) + "\n") }
      isFaulty = isFaulty || !findings.isEmpty
    }
    func show(_ figures: IconFigures) throws(Diagnostic) {
      if showsFigures { try console.output((isJSON ? figures.json : figures.words) + "\n") }
    }
    for file in try Self.files(path) {
      let result: IconCheck
      do throws(Diagnostic) { result = try Self.check(file, renderer) } catch {
        // A file that cannot be read is no reason to leave out its neighbours.
        console.show(error)
        isFaulty = true
        continue
      }
      try show(result.findings, of: file)
      try show(IconFigures(file: file, grid: result.grid, coverage: result.coverage, offCentre: result.offCentre))
      grid = grid + result.grid
    }
    try show(IconCheck.findings(about: grid), of: path)
    if !path.hasSuffix(".svg") { try show(IconFigures(file: path, grid: grid)) }
    return isFaulty
  }

  private static func check(_ path: String, _ renderer: Renderer) throws(Diagnostic) -> IconCheck {
    let bytes: [UInt8]
    do throws(LabelError) { bytes = try IconFile.bytes(at: path) } catch { throw Diagnostic(error, at: DocumentLocation(file: path)) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return try IconCheck(bytes, name: name.hasSuffix(".svg") ? String(name.dropLast(4)) : name) { list throws(Diagnostic) in
      try renderer.rasterize(list)
    }
  }

  private static func files(_ path: String) throws(Diagnostic) -> [String] {
    if path.hasSuffix(".svg") { return [path] }
    do throws(MachineError) { return try IconFolder(prefix: "", path: path).names().map { "\(path)/\($0).svg" } } catch {
      throw Diagnostic(error, at: DocumentLocation(file: path))
    }
  }
}

extension IconDiagnostic {
  fileprivate func words(_ path: String) -> String { "\(path)\(line.map { ":\($0)" } ?? ""): \(rule.rawValue): \(reason)" }

  fileprivate func json(_ path: String) -> String {
    JSONText.object([
      ("file", JSONText.string(path)), ("line", line.map(String.init) ?? JSONText.null), ("rule", JSONText.string(rule.rawValue)),
      ("value", JSONText.number(value)), ("message", JSONText.string(reason)),
    ])
  }
}

/// What was measured of a file, or of a folder as a whole.
private struct IconFigures {
  var file: String
  var grid: GridShare
  var coverage: Double?
  var offCentre: Point?

  var words: String {
    var words = "ends \(grid.ends.words), lines \(grid.lines.words)"
    if let coverage { words += ", coverage \(DumpText.number(coverage * 100, places: 1)) %" }
    if let offCentre { words += ", off centre \(DumpText.number(offCentre.x)) \(DumpText.number(offCentre.y))" }
    return "\(file): \(words)"
  }

  var json: String {
    func object(_ count: GridShare.Count) -> String {
      JSONText.object([("all", String(count.all)), ("onGrid", String(count.onGrid))])
    }
    return JSONText.object([
      ("file", JSONText.string(file)), ("ends", object(grid.ends)), ("lines", object(grid.lines)),
      ("coverage", JSONText.number(coverage)), ("offCentreX", JSONText.number(offCentre?.x)),
      ("offCentreY", JSONText.number(offCentre?.y)),
    ])
  }
}
