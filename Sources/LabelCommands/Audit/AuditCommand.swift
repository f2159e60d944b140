// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelEngine
import LabelManifest
import LabelPreviewBuild
import LabelSystem

/// `labelkit audit`: finds what breaks in other languages, text sizes and appearances.
struct AuditCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Finds what breaks in other languages, text sizes and appearances. Draws nothing.",
    discussion: """
      Every label is laid out in each locale, at all twelve Dynamic Type sizes, in light and dark, with standard and increased contrast, and \
      in both directions. Of what the manifest's variants name, only those are audited; other locales are those of its string tables. \
      Keys that a label writes, such as colorScheme, are not varied.

      Reported are text that is cut, too small, broken or overlapping, characters without a font, contrast below WCAG 2.2, texts that are \
      missing or differ in their values or plural forms, icons that are not mirrored, and titles that a screen reader cannot say. \
      `labelkit explain` explains the codes.

      --accept writes what is found into a file beside the manifest, such as weather.audit.yaml; later audits report only what is new.

      Without a manifest, the previews of the Swift package in the current folder, or in that of --package-path, are audited, and the texts \
      of its string tables compared. Their accepted findings are in previews.audit.yaml.

      Exit codes: 0 nothing new is found, or no more than --max; 1 something is, or some labels have errors; 65 no label could be audited.
      """)

  @Argument(help: "The manifests; without one, the previews of a Swift package are audited.")
  var manifests: [String] = []

  @Option(
    name: .customLong("package-path"),
    help: ArgumentHelp("The folder of a Swift package whose previews are audited.", valueName: "dir"), completion: .directory)
  var package: String?

  @Option(
    name: .customLong("scratch-path"),
    help: ArgumentHelp("The folder of its build, as in swift build; below .build of the package by default.", valueName: "dir"),
    completion: .directory)
  var scratch: String?

  @OptionGroup(title: "Variants") var variants: AuditVariantOptions

  @Option(help: ArgumentHelp("text, json, sarif, junit or github; text by default, github in GitHub Actions."))
  var format: AuditFormat?

  @Option(help: ArgumentHelp("Writes a page with the findings and their pictures.", valueName: "file"))
  var report: String?

  @Flag(help: "Accepts what is found: writes it into the file of accepted findings.")
  var accept = false

  @Flag(help: "Removes accepted findings that are gone from their file.")
  var prune = false

  @Option(help: ArgumentHelp("The file of accepted findings, instead of one beside each manifest.", valueName: "file"))
  var accepted: String?

  @Option(name: .customLong("max"), parsing: .unconditional, help: "How many new findings are no failure.")
  var maximum = 0

  @Flag(help: "Shows notes too: contrast below WCAG's level AAA.")
  var notes = false

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Only labels whose id, or previews whose name, contains this; may be repeated.", valueName: "text"))
  var only: [String] = []

  @Option(parsing: .unconditional, help: "The number of threads; by default one for each processor that the process may use.")
  var jobs: Int?

  @Option(parsing: .unconditional, help: TimeoutOption.help)
  var timeout: Double?

  @Option(help: SharedHeadOption.defaultsHelp)
  var defaults: String?

  @Option(help: SharedHeadOption.stringsHelp)
  var strings: String?

  @Flag(name: .shortAndLong, help: "Shows findings and errors only: no warnings and no summary.")
  var quiet = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if manifests.isEmpty {
      if defaults != nil || strings != nil || timeout != nil || variants.background != nil {
        throw ValidationError("--defaults, --strings, --timeout and --background are for manifests.")
      }
    } else if package != nil || scratch != nil {
      throw ValidationError("--package-path and --scratch-path are for previews; leave out the manifests.")
    }
    if report == "-" { throw ValidationError("--report cannot write to standard output; name a file.") }
    if maximum < 0 { throw ValidationError("--max must be at least 0.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    try TimeoutOption.check(timeout)
    try SharedHeadOption.check(defaults, manifests)
    if prune, !only.isEmpty || variants.isNarrowed {
      throw ValidationError("--prune needs all labels and variants; leave out --only and what narrows the variants.")
    }
    if accepted == "-" { throw ValidationError("--accepted cannot write to standard output; name a file.") }
    if accept || prune, accepted == nil, manifests.contains("-") {
      throw ValidationError("Standard input has no file beside it; name one with --accepted.")
    }
  }

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, isQuiet: quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      var options = try variants.options()
      let reportFile = try OutputFile(report, "--report", .auditPage, inputs: manifests, console)
      var page = reportFile.map { _ in AuditPage(on: options.background) }
      if let room = page?.room { options.draws = { room.isLeft } }
      Cancellation.watch()
      var findings = AuditReport(
        format ?? .standard, showsNotes: notes, of: manifests.isEmpty ? "preview" : "label", color: color.color, console)
      let package = try manifests.isEmpty ? PreviewPackage(folder: self.package ?? ".", scratch: scratch) : nil
      var files = try AcceptedFiles(package.map { [$0.folder + "/previews"] } ?? manifests, path: accepted)
      func take(_ label: AuditedLabel) throws(Diagnostic) {
        files.mark(label)
        for finding in label.findings { page?.add(finding, isAccepted: files.accepts(finding)) }
        let new = try findings.add(label) { files.accepts($0) }
        if accept { for finding in new { files.accept(finding) } }
      }
      if let package {
        var audit = PackageAudit(package, options)
        (audit.filters, audit.jobs) = (only, jobs)
        for label in try audit.labels(console) { try take(label) }
      } else {
        var audit = Audit(manifests.map(ManifestFile.input), resources: try common.settings.resources())
        audit.resources.limits.maximumSeconds = TimeoutOption.seconds(timeout, orElse: TimeoutOption.ofBatches)
        audit.options = options
        audit.planOptions.filter = only.isEmpty ? nil : LabelFilter(only)
        audit.planOptions.sharedHead = try SharedHead(defaults: defaults, strings: strings)
        if let jobs { audit.jobs = jobs }
        audit.isCancelled = { Cancellation.isCancelled }
        try audit.perform(take)
      }
      if let code = Cancellation.exitCode { return code }
      try update(&files, options, console)
      try findings.finish()
      if let page {
        let html = page.html(summary: findings.summary) { code in
          Explanation.of(code).map { ($0.title, $0.paragraph) } ?? (code.rawValue, "")
        }
        try reportFile?.write(html, console)
      }
      return findings.exitCode(maximum: maximum, acceptsAll: accept)
    }
  }

  /// Says which accepted findings are gone, and writes the files.
  private func update(_ files: inout AcceptedFiles, _ options: AuditOptions, _ console: Console) throws(Diagnostic) {
    var pruned = 0
    if !options.isNarrowed, only.isEmpty {
      if prune {
        pruned = files.prune(options.pseudoLocales)
      } else {
        for warning in files.goneWarnings(options.pseudoLocales) { console.show(warning) }
      }
    }
    guard accept || pruned > 0 else { return }
    for line in try files.write() { console.note(line + "\n") }
  }
}
