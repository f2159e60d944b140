// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import LabelCore
import LabelPipeline
import LabelSnapshotEngine

/// `labelkit snapshot`: the pictures of manifests against accepted ones.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Says which labels of manifests do not look as accepted, and accepts them.",
    discussion: "Exit codes: 0 all as accepted, 20 some differ, 22 some are missing or orphaned, 1 some labels could not be drawn.",
    subcommands: [VerifySnapshots.self, RecordSnapshots.self, ReviewSnapshots.self, ReportSnapshots.self, PruneSnapshots.self])
}

/// `labelkit snapshot verify`.
struct VerifySnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares every label with its accepted picture and layout; accepts nothing.")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Flag(help: "Prints a JSON object for every snapshot, and one with the counts at the end.")
  var json = false

  @Option(help: "A file to write the results to, as JUnit's XML.")
  var junit: String?

  @Option(help: "An HTML file to show the results in.")
  var report: String?

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in
      let plan = try options.plan(console)
      var results = try options.check(plan, common, rule: try rule.rule(), keepsPictures: report != nil) { _ in .never }
      results.results += try SnapshotOrphans.results(plan, options)
      for result in results.results {
        for diagnostic in result.diagnostics { console.show(diagnostic) }
        if let failure = result.failure { console.error(failure.description + "\n") }
        if result.status == .deleted { console.error("\(result.name) is drawn by no label; labelkit snapshot prune removes it\n") }
      }
      if json { try console.output(results.json) }
      try OutputFile.write(junit.map { ($0, results.junit) }, "--junit")
      try OutputFile.write(report.map { ($0, HTMLReport(results).html) }, "--report")
      console.error(results.sentence + "\n")
      return results.exitCode == 0 && !plan.isComplete ? 1 : results.exitCode
    }
  }
}

/// `labelkit snapshot record`.
struct RecordSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Accepts labels as they look now; equal pixels write nothing. Refuses on a build server (CI).")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(help: "missing accepts labels without an accepted picture, failed and all also those that differ.")
  var mode = RecordMode.failed

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in
      try OutputFile.refuseOnBuildServer()
      let mode = mode
      let plan = try options.plan(console)
      let results = try options.check(plan, common, rule: try rule.rule()) { _ in mode }
      for result in results.results {
        for diagnostic in result.diagnostics { console.show(diagnostic) }
        if let failure = result.failure { console.error(failure.description + "\n") }
        for file in result.files { try console.output("\(options.folder().root)/\(file)\n") }
      }
      console.error(results.sentence + "\n")
      return results.exitCode == 0 && !plan.isComplete ? 1 : results.exitCode
    }
  }
}

/// `labelkit snapshot report`.
struct ReportSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes one HTML file that shows new, changed, deleted and equal snapshots.")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(name: [.short, .long], help: "The HTML file.")
  var output: String

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in
      let plan = try options.plan(console)
      var results = try options.check(plan, common, rule: try rule.rule(), keepsPictures: true) { _ in .never }
      results.results += try SnapshotOrphans.results(plan, options)
      try OutputFile.write((output, HTMLReport(results).html), "--output")
      console.error(results.sentence + "\n")
      return 0
    }
  }
}

/// `labelkit snapshot prune`.
struct PruneSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes accepted files that no label of the manifests draws.",
    discussion: """
      All labels of all manifests count, also those outside of --filter and --shard, which only choose among the orphans: an orphan \
      belongs to the one shard that its name falls into. When a manifest has mistakes or cannot be read, nothing is removed.
      """)

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions

  @Flag(name: .customLong("dry-run"), help: "Says which files would be removed, and removes none.")
  var isDryRun = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in
      let plan = try options.plan(console)
      guard plan.isComplete else {
        console.error("nothing was removed: what looks like an orphan may belong to a label with a mistake\n")
        return 65
      }
      let orphans = try SnapshotOrphans(plan, options)
      if !isDryRun {
        do { try options.folder().remove((orphans.files, orphans.hashes)) } catch {
          throw SnapshotOptions.diagnostic(error, options.baseline)
        }
      }
      for file in orphans.files { try console.output("\(options.folder().root)/\(file)\n") }
      for name in orphans.hashes { try console.output("\(name)\n") }
      return 0
    }
  }
}

/// What is accepted and drawn by no label of any manifest, as far as filters and shard choose it.
struct SnapshotOrphans {
  let files: [String]
  let hashes: [String]

  init(_ plan: SnapshotPlan, _ options: SnapshotOptions) throws(Diagnostic) {
    let orphans: (files: [String], hashes: [String])
    do { orphans = try options.folder().orphans(besides: plan.fileNames) } catch {
      throw SnapshotOptions.diagnostic(error, options.baseline)
    }
    func isChosen(_ name: String) -> Bool { options.isWanted(name) && plan.part?.contains(id: name) ?? true }
    files = orphans.files.filter { isChosen(String($0.dropLast(4))) }
    hashes = orphans.hashes.filter(isChosen)
  }

  /// A result for each of them; none while it is not certain that no label draws them.
  static func results(_ plan: SnapshotPlan, _ options: SnapshotOptions) throws(Diagnostic) -> [SnapshotRun.Result] {
    guard plan.isComplete else { return [] }
    let root = options.folder().root
    let orphans = try SnapshotOrphans(plan, options)
    let names = Set(orphans.files.map { String($0.dropLast(4)) } + orphans.hashes)
    return names.sorted().map { name in
      var result = SnapshotRun.Result(name: name, status: .deleted)
      result.accepted = FileManager.default.contents(atPath: "\(root)/\(name).png").map { Array($0) }
      return result
    }
  }
}

/// Files that commands leave.
enum OutputFile {
  /// Writes a text to the file that an option names, if it was given.
  static func write(_ file: (path: String, text: String)?, _ flag: String) throws(Diagnostic) {
    guard let file else { return }
    do throws(MachineError) { _ = try AtomicFile.write(Array(file.text.utf8), to: file.path) } catch {
      throw Diagnostic(error, at: SourcePlace(file: flag))
    }
  }

  /// What a build server drew nobody looked at.
  static func refuseOnBuildServer() throws(Diagnostic) {
    guard RecordMode.all.allowed(in: ProcessInfo.processInfo.environment) == .never else { return }
    throw Diagnostic(LabelError.usage(reason: "on a build server (CI is set) nothing is accepted: record where someone looks at it"))
  }
}
