// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem

/// The options of all runs over manifests, whatever they write to.
struct RunOptions: ParsableArguments {
  @Argument(help: "The manifests.")
  var manifests: [String]

  @Option(
    name: .names("jobs"), parsing: .unconditional,
    help: "The number of threads; by default one for each processor that the process may use.", transform: NumberOption.integer)
  private var jobsText: String?

  @Option(
    name: .names("max-failures"), parsing: .unconditional, help: "Stops after this many labels have failed.",
    transform: NumberOption.integer)
  private var maximumFailuresText: String?

  @Option(name: .names("timeout"), parsing: .unconditional, help: TimeoutOption.help, transform: NumberOption.number)
  private var timeoutText: String?

  @Option(
    name: .names("format"),
    help: ArgumentHelp(
      "The format of the files, in place of those of the manifests: \(OutputFormat.nameList); several as in png,webp.",
      valueName: "formats"))
  var format: String?

  @Flag(name: .names("force"), help: "Renders every file, even if it is up to date.")
  var force = false

  @Flag(name: .names("strict"), help: StrictOption.help)
  var strict = false

  @Flag(name: .names("optimize"), help: "Compresses files as much as possible, with the same pixels; takes longer.")
  var optimize = false

  @Flag(name: .names("embed"), help: "Adds each label's record to its PNG file, for labelkit dump --record.")
  var embeds = false

  @Flag(name: .names("prune"), help: "Removes the files that an earlier run wrote and that no label has any more.")
  var prune = false

  @Option(
    name: .names("state"), help: ArgumentHelp("The file of the build cache, instead of one in the user's cache folder.", valueName: "file"))
  var state: String?

  @Flag(
    name: .names("isolate"),
    help: "Renders in worker processes, one for each of --jobs, so that a crash costs only the label that caused it.")
  var isolates = false

  @Flag(name: .names("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false

  @Flag(name: .names("dry-run"), help: "Lists the files that would be rendered, and why, and renders none.")
  var isDryRun = false

  @Flag(name: .names("watch"), help: "Runs again whenever a manifest, icon, font or strings file changes.")
  var watches = false

  @Option(name: .names("deps"), help: ArgumentHelp("Writes a dependency file for a build tool.", valueName: "file"))
  var dependencies: String?

  @Option(
    name: .names("deps-format"),
    help: ArgumentHelp("The format of the dependency file: make (the default), ninja or json.", valueName: "deps-format"),
    completion: .values(DependencyFile.Format.allCases.map { $0.rawValue }))
  private var dependencyFormatText: String?

  @Option(
    name: .names("deps-target"),
    help: ArgumentHelp("The target of the rule in the dependency file, such as a stamp file; by default every output.", valueName: "name"))
  var dependencyTarget: String?

  @Option(
    name: .names("gallery"),
    help: ArgumentHelp("Writes an HTML page that shows all images, such as out/index.html.", valueName: "file"))
  var galleryFile: String?

  @Option(
    name: .names("set"),
    help: ArgumentHelp("Gives every label this key, such as font.size=20, in place of its own; may be repeated.", valueName: "key=value"))
  var overrides: [String] = []

  @Option(
    name: .names("color-space"),
    help: "The colour space of every image: srgb, or display-p3 in PNG files; the same as --set colorSpace.",
    completion: .values(CompletionLists.colorSpaces))
  var colorSpace: String?

  @Option(name: .names("defaults"), help: SharedHeadOption.defaultsHelp)
  var defaults: String?

  @Option(name: .names("strings"), help: SharedHeadOption.stringsHelp)
  var strings: String?

  @Flag(name: .names("open"), help: Viewer.help)
  var opens = false

  @Flag(name: .names("quiet", short: "q"), help: "Shows errors only: no warnings, no progress and no summary.")
  var quiet = false

  @Flag(name: .names("json"), help: "Prints a JSON object for each file, and one with the counts at the end.")
  var json = false

  @Option(
    name: .names("progress"),
    help: ArgumentHelp("Progress on standard error: auto (the default: on a terminal), never or json.", valueName: "progress"),
    completion: .values(ProgressChoice.allCases.map { $0.rawValue }))
  private var progressText: String?

  @Option(
    name: .names("color"), help: ArgumentHelp(ColorOption.text, valueName: "color"),
    completion: .values(ColorChoice.allCases.map { $0.rawValue }))
  private var colorText: String?

  private var jobs: Int? { jobsText.flatMap { Int($0) } }
  private var maximumFailures: Int? { maximumFailuresText.flatMap { Int($0) } }
  var color: ColorChoice? { colorText.flatMap { ColorChoice(rawValue: $0) } }
  var progress: ProgressChoice? { progressText.flatMap { ProgressChoice(rawValue: $0) } }
  private var dependencyFormat: DependencyFile.Format? { dependencyFormatText.flatMap { DependencyFile.Format(rawValue: $0) } }
  private var timeout: Double? { timeoutText.flatMap { Double($0) } }
  var untrusted: UntrustedOption { UntrustedOption(isUntrusted: isUntrusted) }

  enum ProgressChoice: String, CaseIterable { case auto, never, json }

  func validate() throws {
    try ChoiceText.check(colorText, "--color <color>", ColorChoice.allCases.map { $0.rawValue })
    try ChoiceText.check(progressText, "--progress <progress>", ProgressChoice.allCases.map { $0.rawValue })
    try ChoiceText.check(dependencyFormatText, "--deps-format <deps-format>", DependencyFile.Format.allCases.map { $0.rawValue })
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    if let maximumFailures, maximumFailures < 1 { throw ValidationError("--max-failures must be at least 1.") }
    if galleryFile == "-" { throw ValidationError("--gallery cannot write to standard output; name a file.") }
    if state == "-" || dependencies == "-" { throw ValidationError("--state and --deps cannot write to standard output; name a file.") }
    if let galleryFile, !galleryFile.lowercased().hasSuffix(".html"), !galleryFile.lowercased().hasSuffix(".htm") {
      throw ValidationError("--gallery writes an HTML page, and \(galleryFile) does not end in .html. Write --gallery index.html.")
    }
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
    if manifests.count > 1 {
      var seen: Set<String> = []
      if let twice = manifests.first(where: { !seen.insert($0).inserted }) {
        throw ValidationError("The manifest \(twice) is named twice. Name each manifest once.")
      }
    }
    try TimeoutOption.check(timeout)
    try Viewer.check(opens, output: nil, untrusted)
    try SharedHeadOption.check(defaults, manifests)
    if watches, manifests.contains("-") { throw ValidationError("--watch cannot watch standard input; name manifest files.") }
  }

  /// Enters the sandbox of `--untrusted`, once.
  ///
  /// - Parameters:
  ///   - folder: the output folder; nil for none.
  ///   - files: files that the command reads or writes besides those of these options.
  func enterSandbox(_ common: CommonSettings, writing folder: String?, _ files: [String?] = [], _ console: Console) throws(Diagnostic) {
    guard isUntrusted else { return }
    let files = (files + [dependencies, state, galleryFile]).compactMap { $0 }
    try untrusted.enter(
      common, reading: SharedHeadOption.folders(manifests, defaults, strings),
      writing: UntrustedOption.Outputs(folder: folder, files: files, isDryRun: isDryRun), startsWorkers: isolates, console)
  }

  /// Applies the options to a run.
  ///
  /// - Throws: a diagnostic for a --set that is not valid.
  func apply(to run: inout Run) throws(Diagnostic) {
    if let jobs { run.jobs = jobs }
    run.maximumFailures = maximumFailures
    run.formats = try formats()
    run.rendersAll = force
    run.resources.optimizesFiles = optimize
    run.resources.isStrict = strict
    run.resources.limits.maximumSeconds = TimeoutOption.seconds(timeout, orElse: TimeoutOption.ofBatches)
    run.embedsRecords = embeds
    run.isolation = isolates ? .own([WorkerCommandLine.configuration.commandName ?? ""]) : nil
    run.prunes = prune
    run.watches = watches
    // Without `+`, whose unoptimised code looks up a conformance.
    var overrides = overrides
    if let colorSpace { overrides.append("colorSpace=" + colorSpace) }
    run.overrides = try LabelOverrides(parsing: overrides)
    (run.defaultsFile, run.stringsPath) = (defaults, strings)
    if let state { run.cache = .file(state) }
    run.galleryFile = galleryFile
    run.dependencyFile = dependencies.map { DependencyFile(path: $0, format: dependencyFormat ?? .make, target: dependencyTarget) }
    run.reportsEveryLabel = json || progress == .json
    run.isCancelled = { Cancellation.isCancelled }
  }
}

extension RunOptions {
  /// For `FlatCommand`.
  mutating func visit(_ options: FlatOptions) throws {
    try options.visit(&_manifests, "manifests")
    try options.visit(&_jobsText, "jobsText", "jobs")
    try options.visit(&_maximumFailuresText, "maximumFailuresText", "max-failures")
    try options.visit(&_timeoutText, "timeoutText", "timeout")
    try options.visit(&_format, "format", "format")
    try options.visit(&_force, "force", "force")
    try options.visit(&_strict, "strict", "strict")
    try options.visit(&_optimize, "optimize", "optimize")
    try options.visit(&_embeds, "embeds", "embed")
    try options.visit(&_prune, "prune", "prune")
    try options.visit(&_state, "state", "state")
    try options.visit(&_isolates, "isolates", "isolate")
    try options.visit(&_isUntrusted, "isUntrusted", "untrusted")
    try options.visit(&_isDryRun, "isDryRun", "dry-run")
    try options.visit(&_watches, "watches", "watch")
    try options.visit(&_dependencies, "dependencies", "deps")
    try options.visit(&_dependencyFormatText, "dependencyFormatText", "deps-format")
    try options.visit(&_dependencyTarget, "dependencyTarget", "deps-target")
    try options.visit(&_galleryFile, "galleryFile", "gallery")
    try options.visit(&_overrides, "overrides", "set")
    try options.visit(&_colorSpace, "colorSpace", "color-space")
    try options.visit(&_defaults, "defaults", "defaults")
    try options.visit(&_strings, "strings", "strings")
    try options.visit(&_opens, "opens", "open")
    try options.visit(&_quiet, "quiet", "quiet", short: "q")
    try options.visit(&_json, "json", "json")
    try options.visit(&_progressText, "progressText", "progress")
    try options.visit(&_colorText, "colorText", "color")
  }
}

extension RunOptions {
  /// The formats of `--format`, each once; nil without the option.
  private func formats() throws(Diagnostic) -> [OutputFormat]? {
    guard let format else { return nil }
    var formats: [OutputFormat] = []
    for name in format.split(separator: ",", omittingEmptySubsequences: false) {
      do throws(LabelError) {
        let format = try OutputFormat(named: name.filter { $0 != " " })
        if !formats.contains(format) { formats.append(format) }
      } catch { throw Diagnostic(error, at: DocumentLocation(file: "--format")) }
    }
    return formats
  }
}
