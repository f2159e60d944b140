// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore

/// `labelkit explain`: explains a diagnostic code.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains the code of an error or warning, such as LK0102.")

  @Argument(help: "The code; without it, all codes are listed.", completion: CompletionNames.codes)
  var code: String?

  @OptionGroup var messages: MessageOptions

  func run() throws {
    let console = messages.console
    try console.run { () throws(Diagnostic) in
      guard let code else {
        for code in DiagnosticCode.allCases { try console.output("\(code.rawValue)  \(Explanation.of(code).title)\n") }
        return 0
      }
      guard let explanation = Explanation.named(code) else {
        throw Diagnostic(
          LabelError.invalidValue(
            key: "CODE", value: code, expected: "the code of an error or warning",
            nearest: NearestNames.of(code, in: DiagnosticCode.allCases.map(\.rawValue))))
      }
      try console.output(explanation.text)
      return 0
    }
  }
}
