// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest
import LabelSystem

/// `labelkit worker`: renders rows for another program, such as a task of Spark.
struct RowWorkerCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", _superCommandName: "labelkit", abstract: "Renders rows of standard input for another program.",
    discussion: """
      Reads NDJSON, as 'labelkit batch -' does, and writes a line of JSON for each image, as soon as it is rendered and in no order. The \
      first line is {"labelkit":VERSION,"fingerprint":…}, and the last one has the counts:

        {"row":0,"id":"a","results":1,"path":"a.png","status":"rendered",…}
        {"row":1,"id":"b","results":1,"status":"failed","diagnostics":[…]}
        {"end":true,"rows":2,"rendered":1,"failed":1,"fingerprint":"…"}

      A rendered image also has digest, width, height, milliseconds, diagnostics and length. Without the last line the process was killed or stopped. row counts rows from 0; it is null for an error of the head line. digest is \
      the SHA-256 of the PNG file. With --bytes raw, length bytes of PNG follow directly after the line. A row with variants has a line \
      for each, their number in results, the values in variant, and the name that batch would give the file in path.

      Memory does not grow with the number of rows: if nobody reads the results, the worker reads no further rows. The exit codes are \
      those of batch.
      """)

  @Option(help: "How images are sent: raw (the default), after their lines; base64, as png in their lines; or none.")
  var bytes: WorkerTarget.Payload?

  @Option(parsing: .unconditional, help: "The number of threads; by default one for each processor that the process may use.")
  var jobs: Int?

  @Option(parsing: .unconditional, help: TimeoutOption.help)
  var timeout: Double?

  @Flag(
    name: .customLong("isolate"),
    help: "Renders in worker processes, one for each of --jobs, so that a crash costs only the row that caused it.")
  var isolates = false

  @Flag(name: .customLong("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false

  @Flag(help: StrictOption.help)
  var strict = false

  @Flag(help: "Compresses files as much as possible, with the same pixels; takes longer.")
  var optimize = false

  @Flag(
    name: .customLong("allow-equal-ids"),
    help: "Rows may have the ids of other rows, as when a row is sent again; row tells them apart.")
  var allowsEqualIDs = false

  @Option(
    help: ArgumentHelp(
      "Reads no row if the fingerprint of this LabelKit, its libraries, fonts and options is another one.", valueName: "fingerprint"))
  var expect: String?

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    try TimeoutOption.check(timeout)
  }

  func run(on streams: ConsoleStreams) throws {
    // The program that reads the results may have ended, which is no error. Its child may have inherited that the signal is ignored.
    signal(SIGPIPE, SIG_DFL)
    Cancellation.watch()
    let untrusted = UntrustedOption(isUntrusted: isUntrusted)
    let common = untrusted.settings(common)
    let console = common.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      if (bytes ?? .raw) == .raw { try OutputFile.checkTerminal("-", "--bytes raw", "images", console) }
      var resources = try common.resources()
      resources.optimizesFiles = optimize
      resources.isStrict = strict
      let fingerprint = try fingerprint(of: resources)
      // Its files, such as the executable, cannot be read afterwards.
      try untrusted.enter(common, reading: [Manifest.folder(of: "-")], startsWorkers: isolates, console)
      resources.limits.maximumSeconds = TimeoutOption.seconds(timeout, orElse: TimeoutOption.ofBatches)
      return try perform(resources, fingerprint, console)
    }
  }

  /// The fingerprint, which is the one of `--expect`.
  private func fingerprint(of resources: Resources) throws(Diagnostic) -> JobFingerprint {
    do throws(MachineError) {
      let fingerprint = try JobFingerprint(resources)
      if let expect { try fingerprint.check(against: expect) }
      return fingerprint
    } catch { throw Diagnostic(error, at: expect == nil ? nil : DocumentLocation(file: "--expect")) }
  }

  private func perform(_ resources: Resources, _ fingerprint: JobFingerprint, _ console: Console) throws(Diagnostic) -> Int32 {
    let output = WorkerOutput { (bytes) throws(MachineError) in try StandardOutput.write(bytes) }
    var run = Run(["-"], into: .target(WorkerTarget(output, bytes ?? .raw)), resources: resources)
    if let jobs { run.jobs = jobs }
    run.cache = .none
    run.allowsEqualIDs = allowsEqualIDs
    run.isolation = isolates ? .own([WorkerCommandLine.configuration.commandName ?? ""]) : nil
    run.isCancelled = { Cancellation.isCancelled }
    do throws(MachineError) {
      output.begin()
      try output.add(line: WorkerLine.greeting(fingerprint))
      try output.flush()
    } catch { throw Diagnostic(error) }
    let summary = try run.perform { (event) throws(Diagnostic) in
      switch event {
      case .failed(let diagnostic): console.show(diagnostic)
      // What concerns no row is shown, and is also a line.
      case .finished(let result) where result.row == nil: for diagnostic in result.diagnostics { console.show(diagnostic) }
      case .finished, .planned, .orphan, .archive: break
      }
    }
    do throws(MachineError) {
      // Without it the reader knows that rows are missing.
      if summary.failure == nil, !summary.isCancelled { try output.add(line: WorkerLine.trailer(summary, fingerprint)) }
      try output.finish()
    } catch { throw Diagnostic(error) }
    return Cancellation.exitCode ?? summary.exitCode
  }
}

extension WorkerTarget.Payload: OptionChoice {}
