// SPDX-License-Identifier: MIT

internal import LabelCore

extension FontLibrary {
  /// The faces that a request selects from, at least one.
  func records(of request: FontRequest) throws(Diagnostic.Cause) -> [FontRecord] {
    switch request.family {
    case .file(let path):
      do {
        return try openFaces.file(path).records()
      } catch {
        if error == .missing { throw .label(.missingFile(path: path, what: "font")) }
        throw .label(.unusableFont(path: path, reason: error.reason))
      }
    case .system:
      let records = systemFamily(request.design)
      guard !records.isEmpty else { throw .machine(noFonts) }
      return records
    case .named(let name):
      let records = records(named: name)
      guard !records.isEmpty else {
        throw .label(.unknownFontFamily(name: name, nearest: NearestNames.of(name, in: database.familyNames())))
      }
      return records
    }
  }

  private func systemFamily(_ design: FontDesign) -> [FontRecord] {
    let (preferred, generic) =
      switch design {
      case .default, .rounded: (["Inter"], "sans-serif")
      case .serif: (["Noto Serif"], "serif")
      case .monospaced: (["Noto Sans Mono", "DejaVu Sans Mono"], "monospace")
      }
    return preferred.lazy.map(database.family).first { !$0.isEmpty } ?? records(generic: generic)
  }

  /// A family name takes precedence over a generic name, so that a font called "Serif" can be used.
  private func records(named name: String) -> [FontRecord] {
    let family = database.family(name)
    if !family.isEmpty { return family }
    if Self.genericFamilies.contains(name) { return records(generic: name) }
    return database.face(named: name).map { [$0] } ?? []
  }

  private func records(generic name: String) -> [FontRecord] { database.defaultFamily(generic: name).map(database.family) ?? [] }

  /// The generic families of CSS that fontconfig supports.
  static let genericFamilies: Set<String> = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy", "emoji"]
}
