// SPDX-License-Identifier: MIT

/// A face on this machine, for font listings.
package struct FontListing: Hashable, Sendable {
  package let family: String
  /// The name of the style inside its family, such as "Semi Bold Italic".
  package let styleName: String
  package let postScriptName: String
  /// On CSS's scale; a range in a variable font.
  package let weight: ClosedRange<Double>
  package let isItalic: Bool
  package let isVariable: Bool
  package let isColor: Bool
  package let isMonospaced: Bool
  package let path: String
  package let index: Int
}

extension FontLibrary {
  /// The names of all families, sorted, without duplicates.
  package func families() -> [String] { database.familyNames() }

  /// All faces, sorted by family, weight and path.
  package func faces() -> [FontListing] {
    let faces = database.catalog.indices.compactMap { database.catalog[$0] }
    let listings = faces.map { face in
      FontListing(
        family: face.family ?? "", styleName: face.styleName ?? "", postScriptName: face.postScriptName ?? "",
        weight: face.traits.weight, isItalic: face.traits.slant != .upright, isVariable: face.isVariable, isColor: face.isColor,
        isMonospaced: face.isMonospaced, path: face.path, index: face.index)
    }
    return listings.sorted { a, b in
      if a.family != b.family { return a.family < b.family }
      if a.weight.lowerBound != b.weight.lowerBound { return a.weight.lowerBound < b.weight.lowerBound }
      return a.path == b.path ? a.index < b.index : a.path < b.path
    }
  }
}
