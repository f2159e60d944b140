// SPDX-License-Identifier: MIT

import LabelCore
import LabelSnapshotEngine
import LabelSystem
import SystemPackage

/// An output file that an option of a command names.
struct OutputFile {
  private let path: String
  private let option: String
  private let rule: OutputRule

  /// Checks that the file may be written, before the command works for it.
  ///
  /// - Parameters:
  ///   - path: The path; nil if the option was not given, and `-` for standard output.
  ///   - option: The option, for errors.
  ///   - kind: The only kind of file that is replaced.
  ///   - extensions: How the name of an image has to end, for errors; `.png for a PNG image` where no other format is possible.
  ///   - inputs: The files that the command reads, which are not replaced.
  ///   - console: Where standard output goes.
  /// - Throws: `MachineError.notReplaced` or `.cannotWrite`, and `LabelError.usage` for a PNG image whose name does not end in `.png`.
  init?(
    _ path: String?, _ option: String, _ kind: OutputKind, extensions: String = ".png for a PNG image", inputs: [String] = [],
    _ console: Console
  ) throws(Diagnostic) {
    guard let path else { return nil }
    self.path = path
    self.option = option
    rule = OutputRule(kind, inputs: inputs)
    guard !isStandardOutput else {
      if !kind.isText { try Self.checkTerminal(path, option, kind.name, console) }
      return
    }
    do throws(MachineError) { try rule.check(path: path) } catch { throw Diagnostic(error, at: location) }
    // An empty file was made for its name, as by mktemp.
    if kind.name == OutputKind.image.name, !path.lowercased().hasSuffix(".png"), FileStamp(path: path)?.size != 0 {
      throw Diagnostic(
        LabelError.usage(
          reason: "\(option) takes a name that ends in \(extensions), not \"\(path)\"",
          help: "for example \(option) \(path.prefix { $0 != "." }).png"),
        at: location)
    }
  }

  /// Whether the file is `-`.
  var isStandardOutput: Bool { path == "-" }

  private var location: DocumentLocation { DocumentLocation(file: option) }

  /// Throws an error if an output that is not text would go to a terminal.
  static func checkTerminal(_ path: String?, _ option: String, _ content: String, _ console: Console) throws(Diagnostic) {
    guard path == "-", console.streams.outputIsShown else { return }
    throw Diagnostic(
      LabelError.usage(
        reason: "standard output is a terminal, which cannot show the bytes of \(content)",
        help: "name a file, or send the bytes on: \(option) - | PROGRAM, \(option) - > FILE"), at: DocumentLocation(file: option))
  }

  /// Writes the file, and makes the missing folders of its path.
  ///
  /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite`.
  func write(_ bytes: [UInt8], _ console: Console) throws(Diagnostic) {
    if isStandardOutput { return try console.output(bytes) }
    Self.makeFolders(of: path)
    do throws(MachineError) { _ = try AtomicFile.write(bytes, to: path, rule) } catch { throw Diagnostic(error, at: location) }
  }

  /// Makes the missing folders of a path; nothing for `-`.
  static func makeFolders(of path: String) {
    if path != "-" { FilePath(path).folder.makeFolders() }
  }

  /// Writes text to the file.
  func write(_ text: String, _ console: Console) throws(Diagnostic) { try write(Array(text.utf8), console) }

  /// Throws an error on a build server, where nobody looks at the images that would be accepted.
  static func checkNotOnBuildServer() throws(Diagnostic) {
    let environment = EnvironmentVariable.value("CI").map { ["CI": $0] } ?? [:]
    guard RecordMode.all.allowed(in: environment) == .never else { return }
    throw Diagnostic(
      LabelError.usage(reason: "snapshots are not accepted on a build server (CI is set); record them where someone can look at them"))
  }
}
