// SPDX-License-Identifier: MIT

internal import LabelCore

/// A file that says what a run made from what, for the build tool that calls LabelKit.
public struct DependencyFile: Hashable, Sendable {
  /// How it is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A rule for Make and Ninja (`depfile =`).
    case make
    /// The same; Ninja reads Make's rules.
    case ninja
    /// `{"inputs": […], "outputs": […]}`, as typst writes it.
    case json
  }

  /// The file; its folder has to exist.
  public var path: String
  /// How it is written; for Make by default.
  public var format = Format.make
  /// What the rule makes, such as a stamp file; nil for every file of the run, or its archive.
  public var target: String?

  /// Creates the description of a dependency file that a run will write.
  ///
  /// - Parameters:
  ///   - path: The file; its folder has to exist.
  ///   - format: How it is written; for Make by default.
  ///   - target: What the rule makes; nil, the default, for every file of the run, or its archive.
  public init(path: String, format: Format = .make, target: String? = nil) {
    self.path = path
    self.format = format
    self.target = target
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
