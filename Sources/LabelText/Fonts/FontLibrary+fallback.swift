// SPDX-License-Identifier: MIT

extension FontLibrary {
  /// The font that stands in where `font` lacks a character: the first face on the machine that covers the whole cluster.
  ///
  /// It has the weight of `font`, and its italic where its family has one; it is never slanted by us, because most scripts that need a
  /// fallback have no slanted form. The same fonts on a machine always give the same answer.
  /// - Parameters:
  ///   - cluster: what a reader takes for one character; a face that has only some of it is passed over.
  ///   - font: the author's font. It is not asked itself.
  ///   - language: a BCP 47 tag; decides between the forms of Han characters.
  ///   - prefersEmoji: whether the cluster is to be shown as an emoji: colour faces go first then, otherwise last.
  /// - Returns: nil when no face has the cluster.
  package func fallback(
    for cluster: some Collection<Unicode.Scalar>, like font: Font, language: String?, prefersEmoji: Bool
  ) -> Font? {
    guard let first = cluster.first else { return nil }
    let order = FallbackOrderKey(
      family: font.face.familyName, style: font.style, language: SampleLanguage.of(first, in: language), prefersColor: prefersEmoji)
    let scalars = Array(cluster)
    let position = fallbacks.answer(FallbackAnswerKey(order: order, cluster: scalars)) { cache in
      self.position(covering: scalars, in: cache.order(order, in: database), prefersColor: prefersEmoji, style: font.style)
    }
    guard let position, let face = openFace(at: position, style: font.style) else { return nil }
    return Font(face: face, size: font.size, stretch: font.stretch, features: font.features, style: font.style, emMetrics: face.metrics)
  }

  private func position(covering cluster: [Unicode.Scalar], in order: [Int], prefersColor: Bool, style: FontStyle) -> Int? {
    for wantsColor in [prefersColor, !prefersColor] {
      for position in order {
        let pattern = database.patterns[position]
        guard pattern.isColor == wantsColor, ClusterCoverage.isCovered(cluster, has: pattern.has) else { continue }
        // Fontconfig's cache may be older than the file.
        if let face = openFace(at: position, style: style), face.covers(cluster) { return position }
      }
    }
    return nil
  }

  private func openFace(at position: Int, style: FontStyle) -> FontFace? {
    try? face(of: database.record(at: position), style: style).face
  }
}
