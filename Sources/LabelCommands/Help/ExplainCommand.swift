// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// `labelkit explain`: explains a diagnostic code or a key of manifests.
struct ExplainCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explains the code of an error or warning, such as LK0102, or a key of manifests, such as padding.")

  @Argument(
    help: "The code or the key, such as font.size; without it, all codes and keys are listed.", completion: CompletionNames.codes)
  var code: String?

  @OptionGroup var messages: MessageOptions

  func run(on streams: ConsoleStreams) throws {
    let console = messages.console(on: streams)
    try console.run { () throws(Diagnostic) in
      guard let code else {
        try console.output(Self.list)
        return 0
      }
      guard let text = Explanation.named(code)?.text ?? KeyExplanation.named(code)?.text else {
        let codes = NearestNames.of(code, in: Explanation.all.map(\.code.rawValue))
        let expected = "a code such as LK0102 or a key such as padding"
        let nearest = Array((codes + KeyReference.nearest(to: code)).prefix(3))
        throw Diagnostic(
          nearest.isEmpty
            ? LabelError.invalidValue("explain", code, expected: expected, help: "`labelkit explain` alone lists the codes and the keys")
            : LabelError.invalidValue(key: "explain", value: code, expected: expected, nearest: nearest))
      }
      try console.output(text)
      return 0
    }
  }

  /// All codes with their titles, then all keys. The first sentence of a key is enough here.
  private static var list: String {
    let codes = Explanation.all.map { "\($0.code.rawValue)  \($0.title)\n" }
    let entries = KeyReference.allEntries
    let width = entries.map(\.key.count).max() ?? 0
    let keys = entries.map { entry in
      let space = String(repeating: " ", count: width - entry.key.count + 2)
      return "\(entry.key)\(space)\(firstClause(of: entry.summary.summary))\n"
    }
    return codes.joined() + "\n" + keys.joined()
  }

  /// A text up to the end of its first sentence or its first colon. Dots in names such as `font.size` end nothing.
  private static func firstClause(of text: String) -> Substring {
    let end = text.firstRange(of: /[.:](?= |$)/)?.lowerBound ?? text.endIndex
    return text[..<end]
  }
}
