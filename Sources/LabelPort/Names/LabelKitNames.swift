// SPDX-License-Identifier: MIT

/// The names that `import SwiftUI`, `import UIKit` and their likes bring on Linux. `Resources/port` has them, made from the compiled modules; a test
/// compares the two.
package struct LabelKitNames: Sendable {
  /// The names of this LabelKit.
  package static let current = LabelKitNames(
    modules: EmbeddedFiles.modulesTXT, exports: EmbeddedFiles.exportsTXT, types: EmbeddedFiles.typesTXT, members: EmbeddedFiles.membersTXT,
    own: ownList, warnings: EmbeddedFiles.warningsTXT)

  /// Modules with the name of a framework of Apple's.
  let modules: Set<String>
  /// Modules of others that these export, such as Foundation.
  let exports: Set<String>
  /// Warnings of views when they are rendered: what is drawn in another way than on iOS, and in which.
  let warnings: [(pattern: String, text: String)]
  private let types: Set<String>
  /// The argument labels of each function and initialiser.
  private let signatures: [CalledName: [[String]]]
  private let memberNames: Set<String>
  private let own: Set<String>

  /// Reads the names from lists.
  ///
  /// - Parameters:
  ///   - modules: The modules, separated by white space.
  ///   - exports: The modules of others, separated by white space.
  ///   - types: Types, functions and macros, and members of types as `Type.member`, separated by white space.
  ///   - members: Members as `.member` or `.member(label:)`, initialisers as `Type(label:)`, separated by white space.
  ///   - own: Names that are LabelKit's own.
  ///   - warnings: A line for each warning: the pattern, a tab, and what is drawn.
  package init(modules: String, exports: String, types: String, members: String, own: String, warnings: String) {
    self.modules = Set(AppleNames.words(modules))
    self.exports = Set(AppleNames.words(exports))
    self.types = Set(AppleNames.words(types))
    self.own = Set(AppleNames.words(own))
    self.warnings = warnings.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "\t").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) }
    }
    var signatures: [CalledName: [[String]]] = [:]
    var names: Set<String> = []
    for text in AppleNames.words(members) {
      let pattern = NamePattern(text)
      if pattern.owner != nil { names.insert(pattern.name) }
      if let labels = pattern.labels { signatures[pattern.called, default: []].append(labels) }
    }
    self.signatures = signatures
    memberNames = names
  }

  /// Whether LabelKit has what a pattern means.
  package func has(_ pattern: NamePattern) -> Bool {
    if let labels = pattern.labels { return signatures[pattern.called]?.contains { NamePattern.labels(labels, areIn: $0) } ?? false }
    switch pattern.owner {
    case nil: return types.contains(pattern.name)
    case "": return memberNames.contains(pattern.name)
    case let owner?: return types.contains(owner + "." + pattern.name)
    }
  }

  /// Apple's types and members that LabelKit has.
  var listed: [String] { types.filter { !own.contains($0) } + memberNames.map { "." + $0 } }
}
