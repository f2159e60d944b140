// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSystem
import SystemPackage

/// `labelkit init`: writes files to begin with.
struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes files to begin with: a manifest, an icon, the schema for editors and a Makefile.",
    discussion: """
      labels.yaml has comments that explain it; labelkit.schema.json and .vscode/settings.json let editors complete and check its keys; \
      icons/ has an icon of your own; make renders the labels into out/. With --swift a Swift package is made instead, with a label and \
      a snapshot test of it. No file that exists is replaced.
      """)

  @Argument(help: "The folder; created if it does not exist.")
  var folder = "."

  @Flag(name: .customLong("swift"), help: "Makes a Swift package with a snapshot test.")
  var makesPackage = false

  @Option(
    name: .customLong("labelkit"),
    help: ArgumentHelp("Where the package finds LabelKit: its folder or its repository's address; with --swift.", valueName: "dir|url"))
  var labelKit: String?

  @OptionGroup var messages: MessageOptions

  func validate() throws {
    if makesPackage, labelKit == nil {
      throw ValidationError("--swift needs --labelkit. Name the folder of LabelKit's sources or the address of its repository.")
    }
    if ManifestFormat(path: folder) != nil, FileStamp(path: folder) != nil {
      throw ValidationError("\(folder) is a file, and this command makes a folder of files. Name a folder, such as labels/.")
    }
    if !makesPackage, labelKit != nil { throw ValidationError("--labelkit needs --swift.") }
  }

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      let (files, advice) =
        if let labelKit {
          try package(labelKit)
        } else {
          (files: StarterFiles.all, advice: "Render the labels: \(enter)make (or: labelkit batch labels.yaml -o out)\n")
        }
      try write(files, console)
      console.error(advice)
      return 0
    }
  }

  /// The files of a package and what to do with it.
  private func package(_ labelKit: String) throws(Diagnostic) -> (files: [StarterFile], advice: String) {
    let package = StarterPackage(folder: realPath(folder), dependency: try dependency(labelKit))
    return (
      package.files,
      """
      Accept the first snapshot, look at it, then compare with it: \(enter)LABELKIT_RECORD=missing swift test
      swift test

      """
    )
  }

  private func dependency(_ labelKit: String) throws(Diagnostic) -> StarterPackage.Dependency {
    if labelKit.contains("://") || labelKit.hasPrefix("git@") { return .address(labelKit) }
    let path = realPath(labelKit)
    guard (try? Stat(FilePath(path + "/Package.swift"))) != nil else {
      throw Diagnostic(MachineError.noSuchFile(path: labelKit + "/Package.swift"), at: DocumentLocation(file: "--labelkit"))
    }
    return .folder(path)
  }

  /// An absolute path; the last component need not exist.
  private func realPath(_ path: String) -> String {
    let here = (try? FilePath(".").withoutLinks())?.string ?? "."
    return (try? FilePath(path).withoutLinks())?.string
      ?? FilePath(path.hasPrefix("/") ? path : here + "/" + path).lexicallyNormalized().string
  }

  /// The command that enters the folder, as one types it in a shell.
  private var enter: String {
    let isPlain = folder.allSatisfy { $0.isLetter || $0.isNumber || "._-/~".contains($0) }
    return folder == "." ? "" : "cd \(isPlain ? folder : "'\(folder.replacing("'", with: "'\\''"))'") && "
  }

  /// Writes all files, or none if one exists.
  private func write(_ files: [StarterFile], _ console: Console) throws(Diagnostic) {
    let rule = OutputRule(Self.kind)
    let folder = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
    let paths = files.map { folder == "." ? $0.path : folder + "/" + $0.path }
    do throws(MachineError) {
      for path in paths { try rule.check(path: path) }
      for (path, file) in zip(paths, files) {
        FilePath(path).folder.makeFolders()
        _ = try AtomicFile.write(Array(file.text.utf8), to: path, rule)
        console.error(path + "\n")
      }
    } catch { throw Diagnostic(error) }
  }

  /// Only empty files are replaced.
  private static let kind = OutputKind("an empty file") { _ in false }
}
