// SPDX-License-Identifier: MIT

internal import LabelCore

/// A file that lists the inputs and outputs of a run, for the build tool that calls LabelKit.
public struct DependencyFile: Hashable, Sendable {
  /// The syntax of a dependency file, for the build tool that reads it.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A rule for Make and Ninja (`depfile =`).
    case make
    /// The same without Make's phony rules; Ninja reads Make's syntax.
    case ninja
    /// A JSON object: `{"inputs": […], "outputs": […]}`.
    case json
  }

  /// The file's path; its folder has to exist.
  public var path: String
  /// The file's format; `make` by default.
  public var format = Format.make
  /// The target of the rule, such as a stamp file; nil for every file of the run, or its archive.
  public var target: String?

  /// Creates the description of a dependency file that a run will write.
  ///
  /// - Parameters:
  ///   - path: The file's path; its folder has to exist.
  ///   - format: The file's format; `make` by default.
  ///   - target: The target of the rule, such as a stamp file. By default it is nil, for every file of the run, or its archive.
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
      // Each input has an empty rule, as with gcc's -MP, so that Make does not fail when an input is deleted.
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
