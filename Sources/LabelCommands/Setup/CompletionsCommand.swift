// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSystem
import SystemPackage

/// `labelkit completions`: prints or installs a completion script.
struct CompletionsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints or installs a script that completes commands, options and names in your shell.",
    discussion: """
      The script completes commands, options and their values. The names of icons and fonts and the codes of errors come from the tool, \
      each time you press Tab. With --install it is written to the folder where the shell looks for scripts of the user:

      \(CompletionScript.Shell.allCases.map { "  \($0.rawValue): \($0.shownPath)" }.joined(separator: "\n"))
      """)

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: CompletionScript.Shell

  @Flag(help: "Writes the script to the folder of the shell, and says what else to do.")
  var install = false

  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      let script = CompletionScript(shell)
      guard install else {
        try console.output(script.text)
        return 0
      }
      guard let path = shell.path else {
        throw Diagnostic(LabelError.usage(reason: "there is no folder for the script", help: "set HOME to an absolute path"))
      }
      FilePath(path).folder.makeFolders()
      do throws(MachineError) { _ = try AtomicFile.write(Array(script.text.utf8), to: path, CompletionScript.kind) } catch {
        throw Diagnostic(error)
      }
      console.error("\(path)\n\(shell.advice)\n")
      return 0
    }
  }
}

/// A completion script.
struct CompletionScript {
  /// A shell that has one.
  enum Shell: String, OptionChoice { case bash, zsh, fish }

  /// The script of the parser, with a line that says who wrote it.
  let text: String

  init(_ shell: Shell) {
    let script =
      switch shell {
      case .bash: Self.withoutExpansion(LabelKitTool.completionScript(for: .bash))
      case .zsh: Self.withColons(LabelKitTool.completionScript(for: .zsh))
      case .fish: Self.withCursors(LabelKitTool.completionScript(for: .fish))
      }
    // After the first line, which zsh reads.
    let first = script.prefix { $0 != "\n" }
    text = first + "\n" + Self.signature + script.dropFirst(first.count) + "\n"
  }

  /// bash expands the words of `compgen -W`, so that a file or an icon with the name `$(command)` would run the command. The names of the tool
  /// begin with the word already, and readline quotes what it inserts.
  private static func withoutExpansion(_ script: String) -> String {
    let definition = """
      __labelkit_add_names() {
          local name
          while IFS='' read -r name; do
              [[ -n "${name}" ]] && COMPREPLY+=("${name}")
          done <<<"${1}"
      }


      """
    return script.replacing("__labelkit_custom_complete() {", with: definition + "__labelkit_custom_complete() {")
      .replacing("__labelkit_add_completions -W \"$(", with: "__labelkit_add_names \"$(")
  }

  /// fish 3.6 does not tell where the cursor is in a token of `complete --do-complete`. The length of the token up to the cursor is the same.
  private static func withCursors(_ script: String) -> String {
    script.replacing("(__labelkit_tokens -tC)", with: "(string length -- (commandline -ct))")
  }

  /// zsh takes what follows a colon for a description, so the colon of an icon such as `my:logo` has a backslash.
  private static func withColons(_ script: String) -> String {
    script.replacing(#""${completions[@]:0:-1}""#, with: #""${(@)completions[1,-2]//:/\\:}""#)
  }

  private static let signature = "# Written by labelkit completions."

  /// A script of this command.
  static let kind = OutputKind("a completion script of LabelKit") { head in
    head.split(separator: UInt8(ascii: "\n")).prefix(3).contains { $0.elementsEqual(signature.utf8) }
  }
}

extension CompletionScript.Shell {
  /// The script's path below a folder that a variable names, or else below another one in the user's home folder.
  private var location: (variable: String, standard: String, name: String) {
    switch self {
    case .bash: ("XDG_DATA_HOME", ".local/share", "bash-completion/completions/labelkit")
    case .zsh: ("XDG_DATA_HOME", ".local/share", "zsh/site-functions/_labelkit")
    case .fish: ("XDG_CONFIG_HOME", ".config", "fish/completions/labelkit.fish")
    }
  }

  /// The path as help shows it.
  var shownPath: String { "~/\(location.standard)/\(location.name)" }

  /// The path to install to; nil if the user has no home folder.
  var path: String? {
    if let folder = EnvironmentVariable.path(location.variable), folder.hasPrefix("/") { return folder + "/" + location.name }
    guard let home = EnvironmentVariable.path("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(location.standard)/\(location.name)"
  }

  /// What is left to do after the script is installed.
  var advice: String {
    switch self {
    case .bash: "New shells complete labelkit, if the package bash-completion is installed. In this shell: source \(path ?? shownPath)"
    case .zsh:
      "Put this line into ~/.zshrc before compinit, once: fpath=(\(path.map { FilePath($0).folder.string } ?? shownPath) $fpath)"
    case .fish: "New shells complete labelkit."
    }
  }
}
