// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelManifest
import LabelSystem

/// The options of `labelkit render` for the file and how it is written.
struct FileOptions: ParsableArguments {
  @Option(
    name: "-o --output",
    help: """
      The file to write; - for standard output. Missing folders are created. Its extension is the format: \(OutputFormat.extensionList).
      """)
  var output: String

  @Option(
    name: .names("format"),
    help: "The format: \(OutputFormat.nameList), an Android VectorDrawable; otherwise the extension says, and - is PNG.")
  var format: String?

  @Flag(name: .names("embed"), help: "Adds the label's record to the PNG file, for labelkit dump --record.")
  var embeds = false

  @Flag(name: .names("strict"), help: StrictOption.help)
  var strict = false

  @Flag(name: .names("open"), help: Viewer.help)
  var opens = false

  @Flag(name: .names("quiet", short: "q"), help: "Shows errors only, and no warnings.")
  var quiet = false

  @Option(name: .names("timeout"), parsing: .unconditional, help: TimeoutOption.help, transform: NumberOption.number)
  var timeoutText: String?

  @Flag(name: .names("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false

  var timeout: Double? { timeoutText.flatMap { Double($0) } }
  var untrusted: UntrustedOption { UntrustedOption(isUntrusted: isUntrusted) }

  func validate() throws { try TimeoutOption.check(timeout) }

  /// The format of `--format` or else of the file's extension.
  func outputFormat() throws(Diagnostic) -> OutputFormat {
    let found: OutputFormat
    do throws(LabelError) {
      if let format {
        found = try OutputFormat(named: format)
      } else {
        // A file without an extension has to be checked for its own rule, and an empty one was made for its name, as by mktemp.
        found = output == "-" || FileStamp(path: output)?.size == 0 ? .png : try OutputFormat.ofFile(output) ?? .png
      }
    } catch {
      throw Diagnostic(error, at: DocumentLocation(file: format == nil ? "--output" : "--format"))
    }
    // PNG images are checked with the other outputs of PNG images.
    if let format, found != .png, output != "-", !output.lowercased().hasSuffix("." + found.rawValue), FileStamp(path: output)?.size != 0 {
      throw Diagnostic(
        LabelError.usage(
          reason: "--format \(format) writes \(found.kindName), and \"\(output)\" does not end in .\(found.rawValue)",
          help: "leave out --format, or write -o \(output.prefix { $0 != "." }).\(found.rawValue)"),
        at: DocumentLocation(file: "--output"))
    }
    guard !embeds || found == .png else {
      throw Diagnostic(LabelError.usage(reason: "--embed adds the record to a PNG file, and this one is \(found.title)"))
    }
    return found
  }
}

extension FileOptions {
  /// For `FlatCommand`.
  mutating func visit(_ options: FlatOptions) throws {
    try options.visit(&_output, "output", "output", short: "o")
    try options.visit(&_format, "format", "format")
    try options.visit(&_embeds, "embeds", "embed")
    try options.visit(&_strict, "strict", "strict")
    try options.visit(&_opens, "opens", "open")
    try options.visit(&_quiet, "quiet", "quiet", short: "q")
    try options.visit(&_timeoutText, "timeoutText", "timeout")
    try options.visit(&_isUntrusted, "isUntrusted", "untrusted")
  }
}
