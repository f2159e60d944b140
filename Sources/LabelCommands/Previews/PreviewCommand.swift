// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelPreviewBuild
import LabelPreviewProtocol
import LabelSystem
import SystemPackage

/// `labelkit preview`: draws the previews of a Swift package.
struct PreviewCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Draws every #Preview and PreviewProvider of a Swift package.",
    discussion: """
      Builds the package in the current folder, or that of --package-path, and draws the previews of all its modules, `private` ones \
      too. The pictures are DIR/Module/File/Name.png, with the variant before the extension, as in Name.dark.png. The build is below \
      the package's .build/labelkit-preview; nothing else of it changes, and its tests need not exist.

      Without a layout of its own, a preview is as large as its view, which is offered the width of a device, 390 points. It has the \
      system's background, as in Xcode, unless you ask for --transparent.

      Exit codes: 0 all were drawn; 1 some were not; 65 none was, or the package does not compile. #Preview needs Swift 6.3 or newer.
      """)

  @Option(name: [.short, .customLong("output")], help: ArgumentHelp("The folder for the pictures.", valueName: "dir"))
  var output = "previews"

  @Option(name: .customLong("package-path"), help: ArgumentHelp("The folder of the package.", valueName: "dir"))
  var package = "."

  @Option(
    name: .customLong("scratch-path"),
    help: ArgumentHelp("The folder of the build, as in swift build; below .build of the package by default.", valueName: "dir"),
    completion: .directory)
  var scratch: String?

  @Flag(help: "Lists the previews with their places, and draws nothing.")
  var list = false

  @Option(help: ArgumentHelp("Only previews whose names contain this; may be repeated.", valueName: "text"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "standard, or KEY=VALUE,VALUE with colorScheme, contrast, dynamicTypeSize, layoutDirection, locale, boldText, scale or width; "
        + "may be repeated. standard is light and dark, large and accessibility3, left to right and right to left.", valueName: "variants"))
  var variants: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draws for DocC into this folder: Name@2x.png and Name~dark@2x.png, transparent; says which were stale.", valueName: "dir"))
  var docc: String?

  @Flag(help: "Leaves out the system's background.")
  var transparent = false

  @Flag(help: "Draws a numbered frame around what screen readers read as one, and lists what they read: Name.accessibility.png.")
  var accessibility = false

  @Flag(help: "Prints a JSON object for each preview or picture, one on each line.")
  var json = false

  @Flag(name: .shortAndLong, help: "Shows errors alone.")
  var quiet = false

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if docc != nil, !variants.isEmpty || list {
      throw ValidationError("--docc decides the variants and draws; leave out --variants and --list.")
    }
    if docc != nil, accessibility { throw ValidationError("--docc draws for readers; leave out --accessibility.") }
  }

  func run(on streams: ConsoleStreams) throws {
    var console = messages.console(on: streams)
    console.isQuiet = quiet
    try console.run { () throws(Diagnostic) in
      // Wrong variants are told before the package is built.
      _ = try PreviewValues.all(variants)
      let built = try PreviewPackage(folder: package, scratch: scratch).build { report in
        switch report {
        case .note(let text): console.note(text + "\n")
        case .diagnostic(let diagnostic): console.show(diagnostic)
        }
      }
      var request = PreviewHostRequest(host: built.host, rows: built.rowFile)
      request.filters = filter
      request.variants = docc == nil ? variants : ["colorScheme=light,dark"]
      request.isForDocC = docc != nil
      request.isTransparent = transparent || docc != nil
      request.showsAccessibility = accessibility
      request.output = list ? nil : docc ?? output
      let rows = try PreviewRun(request).rows()
      if rows.isEmpty, !built.hasErrors, let text = filter.first {
        let error = LabelError.invalidValue(
          "--filter", text, expected: "a part of the name of a preview", help: "`labelkit preview --list` lists the names")
        throw Diagnostic(error, at: DocumentLocation(file: "--filter"))
      }
      let report = PreviewReport(rows: rows, sources: built.sources, isJSON: json, isForDocC: docc != nil, isFiltered: !filter.isEmpty)
      return try report.show(on: console, output: request.output, hasBuildErrors: built.hasErrors)
    }
  }
}
