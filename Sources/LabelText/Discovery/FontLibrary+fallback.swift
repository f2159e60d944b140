// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings
internal import LabelSystem

extension FontLibrary {
  /// The fallback for characters that `font` lacks: the first face on the machine that covers the whole cluster.
  ///
  /// It has the weight of `font`, and the italic of its own family where there is one. It is never slanted synthetically, because most
  /// scripts that need a fallback have no slanted form. The same fonts on a machine always give the same result.
  /// - Parameters:
  ///   - cluster: the scalars of a user-perceived character; a face that has only some of them is skipped.
  ///   - font: the requested font; callers check first with `FontFace.covers` that it lacks the cluster.
  ///   - language: a BCP 47 tag; selects the regional form of Han characters.
  ///   - prefersEmoji: whether the cluster has emoji presentation: then colour faces come first, otherwise last.
  /// - Returns: nil when no face has the cluster.
  /// - Throws: `.unusableFont` when a face may have the cluster, but its file was changed since this library began: the next face would
  ///   give another image.
  package func fallback(
    for cluster: some Collection<Unicode.Scalar>, like font: Font, language: String?, prefersEmoji: Bool
  ) throws(LabelError) -> Font? {
    guard let first = cluster.first else { return nil }
    let order = FallbackOrder(
      family: font.face.familyName, style: font.style, script: FallbackScript(of: first, in: language), prefersColor: prefersEmoji)
    let scalars = Array(cluster)
    let query = FallbackCache.Query(order: order, cluster: scalars)
    let id = try fallbackCache.face(query) { (cache) throws(LabelError) in
      if let cached = cachedFace(for: query) { return cached?.id }
      let found = try face(covering: scalars, in: cache.positions(order, in: database), prefersColor: prefersEmoji, style: font.style)
      database.fallbackCacheFile?.insert(found?.position, for: query)
      return found?.face.id
    }
    guard let id, let face = openFaces.face(id) else { return nil }
    return font.replaced(by: face)
  }

  /// The face that a previous run found for a query, if it still covers the cluster; nil inside means no face, nil outside not cached.
  private func cachedFace(for query: FallbackCache.Query) -> FontFace?? {
    guard let cached = database.fallbackCacheFile?.position(for: query) else { return nil }
    guard let position = cached else { return .some(nil) }
    guard let record = database.record(at: position), let face = try? openFaces.open(record, style: query.order.style).face,
      face.covers(query.cluster)
    else { return nil }
    return .some(face)
  }

  private func face(
    covering cluster: [Unicode.Scalar], in positions: [Int], prefersColor: Bool, style: FontStyle
  ) throws(LabelError) -> (face: FontFace, position: Int)? {
    guard let configuration = database.configuration else { return nil }
    for wantsColor in [prefersColor, !prefersColor] {
      for position in positions {
        let pattern = configuration.patterns[position]
        guard pattern.isColor == wantsColor, ClusterCoverage.isCovered(cluster, has: pattern.has) else { continue }
        // Fontconfig's cache may be older than the file, and it does not count SVG documents as colour.
        let record = configuration.record(at: position)
        let face = try? openFaces.open(record, style: style).face
        if let face, face.isColor || !wantsColor, face.covers(cluster), !face.file.isChanged { return (face, position) }
        if let stamp = FileStamp(path: record.path), stamp.changed >= database.start {
          openFaces.failures.add(.changed, of: record.path)
          throw .unusableFont(path: record.path, reason: UnusableFont.changed.reason)
        }
      }
    }
    return nil
  }
}
