// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import LabelCore
import TestSupport
import Testing

/// A command line that help, a manual page, an explanation or a document shows.
struct ShownCommand: Sendable, CustomTestStringConvertible {
  /// Where it is shown.
  let place: String
  /// The line without its comment.
  let line: String
  /// The comment behind it; empty without one.
  let comment: String

  var testDescription: String { "\(place): \(line)" }

  init(_ place: String, _ text: String) {
    self.place = place
    let parts = text.split(separator: " # ", maxSplits: 1, omittingEmptySubsequences: false)
    line = parts[0].trimmingCharacters(in: .whitespaces)
    comment = parts.count > 1 ? String(parts[1]) : ""
  }

  /// The code that the comment says the command ends with; nil if it says none.
  var code: String? { comment.firstMatch(of: /^ *(LK\d{4})/).map { String($0.1) } }

  /// The examples of help, which manual pages have too.
  static let ofHelp = CommandExample.paths.flatMap { path in
    CommandExample.of(path).map { ShownCommand(path.isEmpty ? "labelkit" : path.joined(separator: " "), $0.command) }
  }

  /// The lines of explanations that call the tool.
  static let ofExplanations = Explanation.all.flatMap { explanation in
    explanation.example.split(separator: "\n").filter { $0.hasPrefix("labelkit ") }
      .map { ShownCommand(explanation.code.rawValue, String($0)) }
  }

  /// The lines of documents that call the tool, or send it something.
  static let ofDocuments: [ShownCommand] = {
    let root = Checkout.root
    let pages = (try? FileManager.default.subpathsOfDirectory(atPath: root.path + "/Documentation")) ?? []
    let sources = (try? FileManager.default.subpathsOfDirectory(atPath: root.path + "/Sources")) ?? []
    let names =
      ["README.md", "Examples/jobs/README.md"] + pages.map { "Documentation/" + $0 }
      + sources.filter { $0.contains(".docc/") }.map { "Sources/" + $0 }
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name -> [ShownCommand] in
      guard let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8) else { return [] }
      return text.matches(of: /```(?:sh|console|bash)\n((?:.|\n)*?)```/).flatMap { block in
        block.output.1.replacing("\\\n", with: "").split(separator: "\n").map { $0.hasPrefix("$ ") ? $0.dropFirst(2) : $0 }
          .filter { $0.hasPrefix("labelkit ") || $0.contains(" | labelkit ") }.map { ShownCommand(name, String($0)) }
      }
    }
  }()
}

/// Every command that is shown is run in a folder that has the files it names, and what it says and writes is looked at.
@Suite struct ShownCommandTests {
  /// Commands that are not run, and why.
  private static let notRun = [
    (" live ", "it serves a page until a signal; LiveCommandTests"), ("--web", "it serves a page until a signal"),
    ("--watch", "it waits for changes"), ("labelkit preview", "it builds a Swift package; PreviewCommandTests"),
    ("--package-path MyApp", "the same; PackageAuditTests"),
    ("run.zip", "the archive of a build server; AcceptSnapshotsTests"), ("curl ", "it needs a network"),
    ("labelkit snapshot review weather.yaml", "it asks on a terminal; SnapshotReviewTests"),
  ]

  /// Explanations whose commands need a disk, a file or a program that the folder does not have; each has a test of its own.
  private static let staged: Set = [
    "LK0304", "LK0305", "LK0308", "LK0403", "LK0404", "LK0407", "LK0408", "LK0410", "LK0411", "LK0412", "LK0419", "LK0420", "LK0607",
    "LK0608", "LK0620", "LK0624", "LK0632", "LK0633", "LK0635",
  ]

  /// The exit codes that are not 0: what a command finds, and the fingerprint of no LabelKit.
  private static let exitCodes: [String: Int32] = [
    "labelkit worker --expect 2f1c0a77c0ffee00d15ea5e5deadbeef": 65, "labelkit icons check icons/": 1,
    "labelkit icons check icons/logo.svg --figures": 1, "labelkit compare accepted.png new.png": 20,
    "labelkit compare accepted.png new.png --metric oklab -o difference.png": 20,
    "labelkit compare old.png new.png --metric oklab -o difference.png": 20, "labelkit snapshot verify weather.yaml": 20,
    "labelkit snapshot review weather.yaml --list": 20,
    "labelkit snapshot verify labels.yaml --accessibility": 22,
    "labelkit snapshot verify weather.yaml --junit results.xml --report report.html": 20,
    "labelkit snapshot accept snapshot-failures sky/rain": 65, "labelkit snapshot accept downloads/snapshot-failures": 65,
  ]

  /// What has to be done before a command.
  private static let before = [
    "labelkit snapshot accept snapshot-failures --undo": "labelkit snapshot accept snapshot-failures",
    "labelkit init": "rm -r *", "labelkit init labels": "rm -rf labels*",
    "labelkit init MyLabels --swift --labelkit .": "cp ../LabelKit/Package.swift .",
  ]

  /// Files that a command has to write besides those that its options name.
  private static let written: [String: [String]] = [
    "labelkit assets labels.yaml --kind xcassets -o App": [
      "App/Labels.swift", "App/Labels.xcassets/Contents.json", "App/Labels.xcassets/sky/rain.imageset/rain@2x.png",
    ],
    "labelkit assets labels.yaml --kind android -o app/src/main --skip-unsupported": [
      "app/src/main/res/drawable-mdpi/sky_rain.png", "app/src/main/res/drawable-xxxhdpi/rain.png",
    ],
    "labelkit assets weather.yaml --kind android -o app/src/main": ["app/src/main/res/drawable-mdpi/sky_rain.png"],
    "labelkit assets sprites.yaml --kind web -o game/ --sheet-size pow2 --plain-names": [
      "game/sprites/sheet1.png", "game/sprites/sheet1@2x.png", "game/sprites.json", "game/sky/rain@2x.png",
    ],
    "labelkit batch prices.csv -o out/ --strings Localizations/": ["out/flour.png"],
    "labelkit batch prices.csv -o out/ --defaults defaults.yaml": ["out/flour-en.png", "out/flour-de.png"],
    "labelkit batch weather.yaml -o out/ --jobs 2": ["out/rain.png", "out/sky/rain.png"],
    "labelkit icons export icons/ --size 128 -o png/": ["png/logo.png"],
    "labelkit icons export bolt.fill -o icons/": ["icons/bolt.fill.png"],
    "labelkit icons browse -o icons/": ["icons/index.html"], "labelkit init": ["labels.yaml", "Makefile"],
    "labelkit init labels/": ["labels/labels.yaml"], "labelkit init labels": ["labels/labels.yaml"],
    "labelkit init MyLabels --swift --labelkit ../LabelKit": ["MyLabels/Package.swift"],
  ]

  /// The folder that commands are run in, as a script; `$1` is the checkout. A change follows after the snapshots were accepted.
  private static let preparation = """
    set -e
    mkdir -p icons brand fonts inbox Sources Localizations/en.lproj Localizations/de.lproj ../LabelKit
    printf '// swift-tools-version: 6.2\\n' > ../LabelKit/Package.swift
    cat > labels.yaml <<M
    version: 1
    labels:
      - { id: rain, title: Rain, icon: cloud.rain }
      - { id: sky/rain, title: Rain, icon: cloud.heavyrain }
      - { id: sky/snow, title: Snow, icon: cloud.snow }
    M
    for name in m.yaml weather.yaml inbox/m.yaml sprites.yaml bolt.yaml posters.yaml shop.yaml; do cp labels.yaml $name; done
    printf '{"id":"a","title":"A"}\\n{"id":"b","title":"B"}\\n' > rows.ndjson
    printf '{"id":"a","title":"Lightning over Bergen","bounds":[0,0,90,50]}\\n' > titles.ndjson
    printf 'id,titleKey,titleArguments\\nflour,price,12\\n' > prices.csv
    cp prices.csv rows.csv
    printf '"price" = "%%d kr";\\n' > Localizations/en.lproj/Localizable.strings
    printf '"price" = "%%d Kronen";\\n' > Localizations/de.lproj/Localizable.strings
    printf 'version: 1\\nstrings: Localizations/\\nvariants: { locale: [en, de], scale: [2] }\\n' > defaults.yaml
    cp "$1/Examples/jobs/icons/logo.svg" icons/logo.svg
    cp icons/logo.svg brand/mark.svg
    printf 'import SwiftUI\\nlet rain = Label("Rain", systemImage: "cloud.rain")\\n' > Sources/Rain.swift
    cp "$2" fonts/
    labelkit render Old -o old.png
    labelkit render New -o new.png
    cp old.png accepted.png
    cp new.png rain.png
    printf 'a text\\n' > notes.png
    labelkit batch m.yaml -o out/ --embed -q
    labelkit assets labels.yaml --kind xcassets --name Assets -o . -q
    labelkit snapshot record weather.yaml
    sed -i 's/title: Snow/title: More snow/' weather.yaml
    labelkit snapshot verify weather.yaml || true
    """

  /// The prepared folder, which each command gets a copy of.
  private static let prepared: Result<Tool, any Error> = Result {
    let tool = try Tool()
    let outcome = try tool.shell(preparation, Checkout.root.path, try BoxFont.file.get(), environment: environment(of: tool))
    try #require(outcome.code == 0, "\(outcome.text) \(outcome.errors)")
    return tool
  }

  private static func environment(of tool: Tool) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
    return ["PATH": Tool.buildFolder.path + ":" + path, "HOME": tool.home.path, "CI": "", "GITHUB_ACTIONS": ""]
  }

  private static func isRun(_ command: ShownCommand) -> Bool {
    !notRun.contains { command.line.contains($0.0) } || command.line.hasSuffix("--list")
  }

  @Test func everyReasonNotToRunACommandIsNeeded() {
    let all = ShownCommand.ofHelp + ShownCommand.ofDocuments + ShownCommand.ofExplanations
    for (text, reason) in Self.notRun { #expect(all.contains { $0.line.contains(text) }, "\(text): \(reason)") }
    for line in Array(Self.exitCodes.keys) + Array(Self.before.keys) + Array(Self.written.keys) {
      #expect(all.contains { $0.line == line }, "\(line)")
    }
    #expect(ShownCommand.ofDocuments.count > 40 && ShownCommand.ofExplanations.count > 30)
  }

  @Test(arguments: (ShownCommand.ofHelp + ShownCommand.ofDocuments).filter(isRun))
  func commandDoesWhatIsSaidAndWritesWhereItSays(command: ShownCommand) throws {
    let (tool, outcome) = try run(command)
    let code = Self.exitCodes[command.line] ?? 0
    #expect(outcome.code == code, "\(outcome.errors)")
    for path in Self.outputs(of: command.line) + (Self.written[command.line] ?? []) {
      let files = try tool.files().keys.sorted()
      #expect(FileManager.default.fileExists(atPath: tool.path(path)), "\(path) is missing: \(files)")
    }
    // A folder in a folder of the same name: the option named what the command makes.
    for name in try tool.files().keys {
      let folders = name.split(separator: "/").dropLast()
      #expect(!zip(folders, folders.dropFirst()).contains { $0 == $1 || $0.hasSuffix(".xcassets") && $1.hasSuffix(".xcassets") }, "\(name)")
    }
  }

  @Test(arguments: ShownCommand.ofExplanations.filter { isRun($0) && !staged.contains($0.place) })
  func commandOfAnExplanationGivesItsCode(command: ShownCommand) throws {
    let (_, outcome) = try run(command)
    if let code = command.code {
      #expect(outcome.code != 0 && outcome.errors.contains(code), "\(outcome.errors)")
    } else {
      #expect(outcome.code == Self.exitCodes[command.line] ?? 0, "\(outcome.errors)")
    }
  }

  /// Runs a command in a copy of the prepared folder. Its standard input is a row.
  private func run(_ command: ShownCommand) throws -> (Tool, Outcome) {
    let tool = try Tool()
    let prepared = try Self.prepared.get()
    let environment = Self.environment(of: tool)
    let copied = try tool.shell("cp -R \"$1\"/work/. . && cp -R \"$1\"/LabelKit ..", prepared.home.path)
    try #require(copied.code == 0, "\(copied.errors)")
    let lines = [Self.before[command.line], command.line].compactMap { $0 }.joined(separator: " && ")
    let outcome = try tool.run(
      ["/bin/sh", "-c", lines], input: "{\"id\":\"a\",\"title\":\"A\"}\n", environment: environment, program: URL(filePath: "/usr/bin/env"))
    return (tool, outcome)
  }

  /// The files and folders that the options of a command name as its outputs.
  private static func outputs(of line: String) -> [String] {
    if line.contains("--dry-run") { return [] }
    let words = line.split(separator: " ").map(String.init)
    let options: Set = ["-o", "--output", "--gallery", "--deps", "--archive", "--junit", "--report", ">"]
    return zip(words, words.dropFirst()).filter { options.contains($0) && $1 != "-" }
      .map { $1.replacing("%06d", with: "000000").trimmingCharacters(in: ["\""]) }
      // Several sheets have numbers.
      .map { line.contains("icons sheet --size") ? $0.replacing(".png", with: "-1.png") : $0 }
  }
}
