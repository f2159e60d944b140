// SPDX-License-Identifier: MIT

internal import LabelCore

/// What was made from what, for the build tool that called us.
package enum DependencyFile {
  /// How it is written.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// A rule for Make and Ninja (`depfile =`).
    case make
    /// The same; Ninja reads Make's rules.
    case ninja
    /// `{"inputs": […], "outputs": […]}`, as typst writes it.
    case json
  }

  /// The file's text, in the order given.
  package static func text(_ format: Format, inputs: [String], outputs: [String]) -> String {
    switch format {
    case .json:
      return JSONText.object([
        ("inputs", JSONText.array(inputs.map(JSONText.string))), ("outputs", JSONText.array(outputs.map(JSONText.string))),
      ]) + "\n"
    case .make, .ninja:
      // An input that is deleted later must not stop Make, and so it has a rule of its own, as gcc's -MP writes.
      let phony = format == .make ? inputs.map { escaped($0) + ":\n" }.joined() : ""
      return outputs.map(escaped).joined(separator: " \\\n ") + ":" + inputs.map { " \\\n " + escaped($0) }.joined() + "\n" + phony
    }
  }

  /// Make's escapes: a backslash before blanks, # and :, and $ twice.
  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case " ", "#", ":", "\\": text += "\\" + String(character)
      case "$": text += "$$"
      default: text.append(character)
      }
    }
  }
}
