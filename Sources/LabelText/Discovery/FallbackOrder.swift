// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelSettings

/// The inputs that determine the order in which faces are tried for characters that the requested font lacks.
package struct FallbackOrder: Hashable {
  /// The requested family.
  var family: String
  var style: FontStyle
  var script: FallbackScript
  var prefersColor: Bool

  /// The order for characters of a script.
  ///
  /// - Parameters:
  ///   - family: The requested family.
  ///   - style: The requested weight, width and slant.
  ///   - script: The script of the characters.
  ///   - prefersColor: Whether faces with colour glyphs come first.
  package init(family: String, style: FontStyle, script: FallbackScript, prefersColor: Bool) {
    self.family = family
    self.style = style
    self.script = script
    self.prefersColor = prefersColor
  }

  /// Positions in the catalogue, best first.
  ///
  /// Fontconfig is asked for the requested family, then for the families that belong to it and to the machine's default family in this
  /// script, then for anything of the same kind. By itself it would take Hebrew from the first general family that has it, which may look
  /// very different from the surrounding text.
  func positions(in database: FontDatabase) -> [Int] {
    let kind = database.kind(of: family)
    let bases = [family] + (database.defaultFamily(generic: kind).map { [$0] } ?? [])
    let companions = script.name.map { name in bases.map { "\($0) \(name)" } } ?? []
    let styleName = script.families.isEmpty ? nil : style.weight.cssValue >= 600 ? "Bold" : "Regular"
    return database.configuration?.ranking(
      families: [family] + script.families + companions + [kind], styleName: styleName, language: script.language, style: style,
      prefersColor: prefersColor) ?? []
  }
}

/// Caches fallback orders and the faces found through them. A sort by fontconfig takes half a millisecond.
package struct FallbackCache {
  /// A query: which face to use for these characters.
  package struct Query: Hashable {
    var order: FallbackOrder
    var cluster: [Unicode.Scalar]

    /// The query for the characters of a cluster.
    package init(order: FallbackOrder, cluster: [Unicode.Scalar]) {
      self.order = order
      self.cluster = cluster
    }
  }

  private var orderCache = LRUCache<FallbackOrder, [Int]>(costLimit: 64)
  private var faceCache = LRUCache<Query, FontFaceID?>(costLimit: 8192)

  mutating func positions(_ order: FallbackOrder, in database: FontDatabase) -> [Int] {
    orderCache.value(for: order) { order.positions(in: database) }
  }

  /// The face for a query, found once by `find`; nil (no face) is cached too.
  mutating func face(_ query: Query, find: (inout FallbackCache) throws(LabelError) -> FontFaceID?) throws(LabelError) -> FontFaceID? {
    if let face = faceCache[query] { return face }
    let face = try find(&self)
    faceCache.insert(face, for: query)
    return face
  }
}
