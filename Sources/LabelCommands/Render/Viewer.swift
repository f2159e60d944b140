// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelSystem

/// Opens results in the user's own viewer: `--open`.
enum Viewer {
  static let help: ArgumentHelp = "Opens the result with xdg-open when it is written."

  /// Opens a file or folder, or says why it cannot.
  static func open(_ path: String, _ console: Console) {
    // A path that begins with a hyphen would be an option.
    let path = path.hasPrefix("-") ? "./" + path : path
    switch ExternalProgram.run("xdg-open", [path]) {
    case 0?: break
    case nil, 127?: console.note("--open: there is no xdg-open to show \(path) with; the package xdg-utils has it\n")
    case let code?: console.note("--open: xdg-open found no program that shows \(path) (exit code \(code))\n")
    }
  }

  /// Throws an error for options that `--open` cannot be combined with.
  static func check(_ opens: Bool, output: String?, _ untrusted: UntrustedOption) throws {
    guard opens else { return }
    if output == "-" { throw ValidationError("--open needs a file; it cannot show standard output.") }
    if untrusted.isUntrusted { throw ValidationError("--open and --untrusted cannot be combined: a sandbox starts no viewer.") }
  }
}
