// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelPreviewBuild
internal import LabelPreviewProtocol

/// The previews of a package as they were found by the last build, and what the compiler says now.
struct PreviewContent: Sendable {
  /// A preview on the page.
  struct Label: Hashable, Sendable {
    /// Its name, `Module/File/Name`.
    var id: String
    /// The path of its file for messages; the type of a provider.
    var file: String
    /// Its line; 0 for a provider.
    var line: Int
    /// Why it cannot be drawn.
    var diagnostics: [Diagnostic]
  }

  /// A column of the page.
  struct Column: Hashable, Sendable {
    var name: String
    var values: PreviewValues
    /// The axes that make it, each with one value.
    var axes: [String]
  }

  /// What the package is doing.
  enum Status: Hashable, Sendable {
    case building, built, failed
  }

  var status = Status.building
  var labels: [Label] = []
  let columns: [Column]
  /// The compiler's errors in modules that it cannot build.
  var diagnostics: [Diagnostic] = []
  var sources: PreviewSources?
  private var positions: [String: Int] = [:]

  /// Begins without previews.
  ///
  /// - Parameter variants: As the values of `labelkit preview --variants`.
  init(variants: [String]) throws(Diagnostic) {
    columns = try PreviewValues.all(variants).map { Column($0) }
  }

  /// Takes the previews of a build.
  mutating func take(_ rows: [PreviewRow], _ sources: PreviewSources) {
    self.sources = sources
    var seen: Set<String> = []
    labels = rows.compactMap { row in
      // The second of two previews with one name has an error, and the first one the name.
      let id = seen.insert(row.name).inserted ? row.name : "\(row.name) \(row.line)"
      let file = row.line > 0 ? sources.path(of: row.file) : row.file
      let diagnostics = row.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if let location = diagnostic.location {
          diagnostic.location = DocumentLocation(file: sources.path(of: location.file), line: location.line, column: location.column)
        }
        return diagnostic
      }
      return Label(id: id, file: file, line: row.line, diagnostics: diagnostics)
    }
    positions = Dictionary(labels.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  subscript(id: String) -> Label? { positions[id].map { labels[$0] } }

  /// The files that the page names: `Package.swift`, and each file with a preview or a diagnostic.
  var files: [String] {
    var result = [sources?.shown("Package.swift") ?? "Package.swift"]
    var seen = Set(result)
    for file in labels.lazy.filter({ $0.line > 0 }).map(\.file) + diagnostics.compactMap({ $0.location?.file })
    where seen.insert(file).inserted { result.append(file) }
    return result
  }
}

extension PreviewContent.Column {
  init(_ values: PreviewValues) {
    self.values = values
    name = values.name.isEmpty ? "light" : values.name
    axes = values.axes
  }
}
