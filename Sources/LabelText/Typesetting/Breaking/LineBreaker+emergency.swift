// SPDX-License-Identifier: MIT

extension LineBreaker {
  /// The end of a line whose only word does not fit: the last cluster boundary that fits and is between syllables, or else not before a mark. A
  /// no-break space does not begin the next line, where it would be a gap.
  ///
  /// - Parameter overflow: The first cluster that does not fit.
  func emergencyBreak(from start: Int, before overflow: Int) -> Int {
    let last = fitsWithoutKerning(start..<overflow) ? overflow : overflow - 1
    let ends = stride(from: last, to: start, by: -1)
    return ends.first { !continuesWord(at: $0) && !endsSyllable(at: $0) } ?? ends.first { !continuesWord(at: $0) } ?? max(last, start + 1)
  }

  /// Whether a cluster is a mark or a no-break space.
  private func continuesWord(at cluster: Int) -> Bool {
    guard let first = scalars(of: cluster).first else { return false }
    if first == 0xA0 || first == 0x202F { return true }
    guard first >= 0x300, let scalar = Unicode.Scalar(first) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether a cluster is a Myanmar consonant without a vowel, which has U+103A.
  private func endsSyllable(at cluster: Int) -> Bool {
    let scalars = scalars(of: cluster)
    return scalars.count > 1 && (0x1000...0x102A).contains(scalars[0]) && scalars[1] == 0x103A
  }

  /// The first two scalars of a cluster.
  private func scalars(of cluster: Int) -> [UInt32] {
    guard paragraph.clusters.indices.contains(cluster) else { return [] }
    return UTF16Scalars(paragraph.units, in: paragraph.clusters[cluster].range).prefix(2).map(\.scalar)
  }
}
