// SPDX-License-Identifier: MIT

/// The names of files in a rule of Make, which has characters with a meaning. A file can have any of them in its name, and such a name must not
/// become a command.
enum MakeName {
  /// The words that begin a directive.
  private static let directives: Set<String> = [
    "define", "endef", "undefine", "export", "unexport", "private", "override", "vpath", "include", "sinclude", "ifdef", "ifndef", "ifeq",
    "ifneq", "else", "endif", "load",
  ]

  /// A target of a rule of GNU Make, as `make` reads it.
  static func target(_ path: String) -> String { written(path, escaped: " #:*?[", wildcards: "=;|&%") }

  /// The target of an empty rule, for a prerequisite that may be missing. It is the same name for Make, which finds no file for a wildcard then.
  static func phony(_ path: String) -> String { written(path, escaped: " #:*?[%", wildcards: "=;|&") }

  /// A prerequisite of a rule of GNU Make.
  static func prerequisite(_ path: String) -> String { written(path, escaped: " #:*?[", wildcards: "=;|&") }

  /// A name in a dependency file for Ninja. It is escaped as gcc escapes it, since Ninja has no wildcards.
  static func ninja(_ path: String) -> String { written(path, escaped: " #:", wildcards: "") }

  /// Whether an empty rule for a name has no other meaning than that the file may be missing. A name such as `.IGNORE` is a setting of Make.
  static func canBePhony(_ path: String) -> Bool { !path.hasPrefix(".") || path.contains("/") }

  /// A name with a backslash before each escaped character, and before each backslash before one.
  ///
  /// - Parameter wildcards: The characters that Make cannot escape: `=` makes an assignment of a line, and `;` begins a command. They are written as
  ///   the wildcard `?`, which finds the file, and perhaps others that only make Make work more often than it has to.
  private static func written(_ path: String, escaped: String, wildcards: String) -> String {
    var text = directives.contains(path) ? "./" : ""
    var backslashes = 0
    for scalar in path.unicodeScalars {
      if scalar == "\\" {
        backslashes += 1
        continue
      }
      let isWildcard = wildcards.unicodeScalars.contains(scalar)
      let isEscaped = escaped.unicodeScalars.contains(scalar)
      text += String(repeating: "\\", count: isWildcard || isEscaped ? 2 * backslashes : backslashes)
      backslashes = 0
      switch scalar {
      case _ where isWildcard: text += "?"
      case _ where isEscaped: text += "\\" + String(scalar)
      case "$": text += "$$"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + String(repeating: "\\", count: 2 * backslashes)
  }
}
