// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelSystem

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
      let records = systemFamily(request.design).map { self.records(family: $0, request.width) } ?? []
      guard !records.isEmpty else { throw .machine(noFonts) }
      return records
    case .named(let name):
      let records = records(named: name, request.design, request.width)
      guard !records.isEmpty else {
        throw .label(.unknownFontFamily(name: name, nearest: NearestNames.of(name, in: database.familyNames())))
      }
      return records
    }
  }

  /// The family of the system font in a design.
  private func systemFamily(_ design: FontDesign) -> String? {
    let (preferred, generic) =
      switch design {
      case .default: (["Inter"], "sans-serif")
      case .rounded: (["Inter" + Self.roundedSuffix] + Self.roundedFamilies + ["Inter"], "sans-serif")
      case .serif: (["Noto Serif"], "serif")
      case .monospaced: (["Noto Sans Mono", "DejaVu Sans Mono"], "monospace")
      }
    return preferred.first { !database.family($0).isEmpty } ?? database.defaultFamily(generic: generic)
  }

  /// What foundries add to the name of a family for its rounded design.
  private static let roundedSuffix = " Rounded"
  /// Families with rounded strokes, the nearest to the system font first, because Inter has no rounded design.
  private static let roundedFamilies = ["SF Pro Rounded", "Nunito", "M PLUS Rounded 1c", "Varela Round"]

  /// A family name takes precedence over a generic name, so that a font called "Serif" can be used.
  private func records(named name: String, _ design: FontDesign, _ width: FontWidth) -> [FontRecord] {
    if design == .rounded {
      let rounded = records(family: name + Self.roundedSuffix, width)
      if !rounded.isEmpty { return rounded }
    }
    let family = records(family: name, width)
    if !family.isEmpty { return family }
    if Self.genericFamilies.contains(name) { return database.defaultFamily(generic: name).map { records(family: $0, width) } ?? [] }
    return database.face(named: name).map { [$0] } ?? database.records(spelledLike: name)
  }

  /// The faces of a family, with those of the families that have its other widths, such as "Roboto Condensed".
  private func records(family: String, _ width: FontWidth) -> [FontRecord] {
    let own = database.family(family)
    guard !own.isEmpty, width != .standard else { return own }
    let others = Self.widthSuffixes(width).flatMap { database.family(family + $0) }
    return own
      + others.map { record in
        var record = record
        // Some fonts have the width only in their name.
        if record.traits.width.contains(100) { record.traits.width = width.percent...width.percent }
        return record
      }
  }

  /// What foundries add to the name of a family for a width.
  private static func widthSuffixes(_ width: FontWidth) -> [String] {
    switch width {
    case .compressed: [" Compressed", " ExtraCondensed", " Extra Condensed", " Condensed", " Narrow"]
    case .condensed: [" Condensed", " Narrow", " SemiCondensed", " Semi Condensed"]
    case .standard: []
    case .expanded: [" Expanded", " Extended", " Wide", " SemiExpanded", " Semi Expanded"]
    }
  }

  /// The generic families of CSS that fontconfig supports.
  static let genericFamilies: Set<String> = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy", "emoji"]
}

extension FontFamily {
  /// Whether this is a certain font: neither the system font nor a generic family.
  var isNamed: Bool {
    switch self {
    case .system: false
    case .named(let name): !FontLibrary.genericFamilies.contains(name)
    case .file: true
    }
  }
}
