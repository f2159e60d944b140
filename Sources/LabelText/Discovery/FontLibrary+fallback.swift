// SPDX-License-Identifier: MIT

extension FontLibrary {
  /// The font that stands in where `font` lacks a character: the first face on the machine that covers the whole cluster.
  ///
  /// It has the weight of `font`, and its italic where its family has one; it is never slanted by us, because most scripts that need a
  /// fallback have no slanted form. The same fonts on a machine always give the same answer.
  /// - Parameters:
  ///   - cluster: what a reader takes for one character; a face that has only some of it is passed over.
  ///   - font: the author's font; callers ask it first with `FontFace.covers`.
  ///   - language: a BCP 47 tag; decides between the forms of Han characters.
  ///   - prefersEmoji: whether the cluster is to be shown as an emoji: colour faces go first then, otherwise last.
  /// - Returns: nil when no face has the cluster.
  package func fallback(
    for cluster: some Collection<Unicode.Scalar>, like font: Font, language: String?, prefersEmoji: Bool
  ) -> Font? {
    guard let first = cluster.first else { return nil }
    let order = FallbackOrder(
      family: font.face.familyName, style: font.style, script: FallbackScript(of: first, in: language), prefersColor: prefersEmoji)
    let scalars = Array(cluster)
    let question = FallbackCache.Question(order: order, cluster: scalars)
    let answer = fallbacks.answer(question) { cache in
      if let known = knownFace(for: question) { return known?.id }
      let found = face(covering: scalars, in: cache.positions(order, in: database), prefersColor: prefersEmoji, style: font.style)
      database.fallbacks?.keep(found?.position, for: question)
      return found?.face.id
    }
    guard let answer, let face = openFaces.face(answer) else { return nil }
    return font.replaced(by: face)
  }

  /// What a former run found for a question, if it is still so: a face, or none; nil when nothing is known.
  private func knownFace(for question: FallbackCache.Question) -> FontFace?? {
    guard let answer = database.fallbacks?.answer(to: question) else { return nil }
    guard let position = answer else { return .some(nil) }
    guard let record = database.record(at: position), let face = try? openFaces.open(record, style: question.order.style).face,
      face.covers(question.cluster)
    else { return nil }
    return .some(face)
  }

  private func face(
    covering cluster: [Unicode.Scalar], in positions: [Int], prefersColor: Bool, style: FontStyle
  ) -> (face: FontFace, position: Int)? {
    guard let configuration = database.configuration else { return nil }
    for wantsColor in [prefersColor, !prefersColor] {
      for position in positions {
        let pattern = configuration.patterns[position]
        guard pattern.isColor == wantsColor, ClusterCoverage.isCovered(cluster, has: pattern.has) else { continue }
        // Fontconfig's cache may be older than the file, and its colours may be of a kind that we cannot draw.
        guard let face = try? openFaces.open(configuration.record(at: position), style: style).face else { continue }
        if face.isColor == wantsColor, face.covers(cluster) { return (face, position) }
      }
    }
    return nil
  }
}
