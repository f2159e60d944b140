// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// A file that lists the inputs and outputs of a run, for the build tool that calls LabelKit.
public struct DependencyFile: Hashable, Sendable {
  /// The syntax of a dependency file, for the build tool that reads it.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A rule for Make. Characters that Make cannot escape are written as the wildcard `?`.
    case make
    /// The same for Ninja (`depfile =`) and CMake, without wildcards and without Make's phony rules.
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
  ///
  /// - Throws: `.cannotWrite` for a name with a control character. In Make's syntax it would end the rule and begin another one.
  package func text(inputs: [String], outputs: [String]) throws(MachineError) -> String {
    if format == .json {
      return (["inputs": inputs.json, "outputs": outputs.json] as JSONValue).line + "\n"
    }
    for name in inputs + outputs where name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw .cannotWrite(path: path, reason: "the file name \"\(name)\" has a control character, which only --deps-format json can write")
    }
    let isNinja = format == .ninja
    let targets = outputs.map(isNinja ? MakeName.ninja : MakeName.target).joined(separator: " \\\n ")
    let prerequisites = inputs.map { " \\\n " + (isNinja ? MakeName.ninja($0) : MakeName.prerequisite($0)) }.joined()
    // Each input has an empty rule, as with gcc's -MP, so that Make does not fail when an input is deleted.
    let phony = isNinja ? "" : inputs.filter(MakeName.canBePhony).map { MakeName.phony($0) + ":\n" }.joined()
    return targets + ":" + prerequisites + "\n" + phony
  }
}
