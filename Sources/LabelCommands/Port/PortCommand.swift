// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelPort
import LabelSystem
import SystemPackage

/// `labelkit port`: lists what Swift code for Apple's platforms needs to be compiled with LabelKit.
struct PortCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Lists what SwiftUI and UIKit code has to change to draw its labels with LabelKit.",
    discussion: """
      Reads Swift files and changes none. Reported are public names of Apple's that LabelKit does not have, names that it draws in another \
      way than iOS, branches of #if that Linux leaves out, imports of frameworks that Linux lacks, @objc and selectors, names of symbols \
      without a drawing, and classes of the main actor in a package whose code does not belong to it. Names that the code declares itself \
      are not reported. Hidden folders, links in folders, Pods, Carthage and DerivedData are skipped. It looks for names that are known, so \
      that code without a report may still not compile: `swift build` with LabelKit is the next step.

      Each line is file:line:column: message [code]; the counts of the causes follow. The exit code is 0 if there is nothing to change and \
      1 if there is something, or that of a file that cannot be read. `labelkit explain` explains the codes.
      """)

  @Argument(help: ArgumentHelp("Swift files, and folders of them.", valueName: "path"))
  var paths: [String] = []

  @Flag(name: .customLong("json"), help: "Prints one JSON object a line for each place, and one with the counts at the end.")
  var isJSON = false

  @Flag(name: .customLong("sarif"), help: "Prints a SARIF 2.1.0 log, which code hosts and editors show at the lines.")
  var isSARIF = false

  @Flag(name: .customLong("names"), help: "Lists the names of Apple's that are looked for, each with what LabelKit does with it.")
  var listsNames = false

  @OptionGroup(title: "Common") var messages: MessageOptions

  func validate() throws {
    if isJSON, isSARIF { throw ValidationError("--json and --sarif cannot be combined.") }
    if listsNames, isSARIF { throw ValidationError("--names and --sarif cannot be combined.") }
    let other = paths.first { path in
      guard let ending = FilePath(path).extension, ending != "swift", FileStamp(path: path) != nil else { return false }
      return FolderListing.names(in: path).isEmpty
    }
    if let other {
      throw ValidationError("This command reads Swift files, and \(other) does not end in .swift. Name a Swift file, or a folder of them.")
    }
    if listsNames != paths.isEmpty { throw ValidationError(listsNames ? "--names takes no path." : "Name a folder or a file.") }
  }

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      if listsNames {
        try console.output(NameTable.standard.listing.map { PortText.line($0.name, $0.status, isJSON: isJSON) + "\n" }.joined())
        return 0
      }
      let report = PortReport(paths)
      for failure in report.failures { console.show(failure) }
      if isSARIF {
        try console.output(SARIFLog.text(report.findings) + "\n")
      } else if isJSON {
        try console.output(report.findings.map { $0.json.line + "\n" }.joined() + PortText.trailer(report) + "\n")
      } else if report.failures.isEmpty || report.fileCount > 0 {
        try console.output(PortText.text(report))
      }
      return report.exitCode
    }
  }
}
