// SPDX-License-Identifier: MIT

internal import LabelCore

/// What the compiler says about a package that it cannot build.
struct PreviewBuildFailure {
  /// The errors with their places in the package, each once.
  private(set) var diagnostics: [Diagnostic] = []
  /// The modules in `Sources` that have errors.
  private(set) var modules: Set<String> = []
  /// What to say if no error has a place.
  let reason: String

  /// - Parameters:
  ///   - log: What `swift build` printed.
  ///   - work: The folder of the package that was built, whose files are links to those of the package.
  init(log: String, work: String, sources: PreviewSources) {
    let lines = log.split(separator: "\n")
    var seen: Set<String> = []
    for line in lines {
      guard let match = line.firstMatch(of: #/^(/.+?):(\d+):(\d+): error: (.+)$/#), match.1.hasPrefix(work + "/"),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let file = String(match.1.dropFirst(work.count + 1))
      let path = sources.shown(file)
      guard seen.insert("\(path):\(number):\(column):\(match.4)").inserted else { continue }
      diagnostics.append(
        Diagnostic(
          LabelError.previewNotBuilt(reason: String(match.4)), at: DocumentLocation(file: path, line: number, column: column),
          sourceLine: sources.line(number, of: path)))
      let parts = file.split(separator: "/")
      if parts.count > 2, parts[0] == "Sources" { modules.insert(String(parts[1])) }
    }
    if log.contains("no product named") {
      reason = "the package does not use LabelKit: no target depends on one of its products by .product(name:package:)"
    } else {
      let errors = lines.filter { $0.contains("error: ") }
      reason = "swift build failed: " + (errors.isEmpty ? lines.suffix(3) : errors.prefix(3)).joined(separator: "\n")
    }
  }
}
