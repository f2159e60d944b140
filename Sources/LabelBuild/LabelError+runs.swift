// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// The process that rendered a label ended.
  public static let workerEnded: Self = "LK0412"
  /// A job was begun by a LabelKit that may draw differently.
  public static let otherFingerprint: Self = "LK0418"
  /// An archive of a series belongs to another shard.
  public static let otherShard: Self = "LK0420"
  /// Hyphenation is asked for without patterns for the language.
  public static let noHyphenationPatterns: Self = "LK0514"
  /// A label in a square image leaves bars of it empty.
  public static let letterboxed: Self = "LK0516"
  /// Two labels have the same name in generated code.
  public static let assetNameCollision: Self = "LK0603"
  /// An id cannot be used as the name of an asset.
  public static let unusableAssetName: Self = "LK0604"
}

extension LabelError {
  /// Hyphenation is asked for, but there are no patterns for the language; `package` is the Debian package that has them.
  package static func noHyphenationPatterns(locale: String, package: String?) -> Self {
    Self(
      .noHyphenationPatterns, "words are not hyphenated: there are no hyphenation patterns for \(locale)",
      help: (package.map { "install the package \($0) of Debian or Ubuntu, or " } ?? "") + "set soft hyphens (U+00AD) in the title",
      kind: .warning, keys: ["hyphenationFactor", "locale", "attributedTitle"])
  }

  /// A label that fills a square, such as a favicon, is not square itself; its size is in points.
  package static func letterboxed(width: Double, height: Double) -> Self {
    Self(
      .letterboxed,
      "the label is \(DumpText.number(width)) × \(DumpText.number(height)) points, so its square images are partly empty",
      help: "write `aspect: 1`, an equal width and height, or a style that shows the icon alone", kind: .warning,
      keys: ["aspect", "width", "height", "id"])
  }

  /// Two labels have the same name in code or in a project; `first` is the id of the other one.
  package static func assetNameCollision(name: String, id: String, first: String) -> Self {
    Self(
      .assetNameCollision, "the ids \"\(first)\" and \"\(id)\" would both be named \(name)",
      help: "give one of them an id that differs in more than punctuation and case", keys: ["id"])
  }

  /// An id cannot name an asset; `target` is the kind of asset, as in "an Android resource".
  package static func unusableAssetName(id: String, target: String, reason: String) -> Self {
    Self(.unusableAssetName, "the id \"\(id)\" cannot name \(target): \(reason)", keys: ["id"])
  }
}

extension MachineError {
  /// The process that rendered a label ended before it had answered.
  package static func workerEnded(reason: String) -> Self {
    Self(
      .workerEnded, "the process that rendered this label ended: \(reason)",
      help: "the other labels were rendered; if memory was not short, please report this label", kind: .system)
  }

  /// This LabelKit has another fingerprint than the one that is expected; `differences` names what differs, such as `the fonts`.
  package static func otherFingerprint(found: String, expected: String, differences: [String]) -> Self {
    Self(
      .otherFingerprint,
      "this labelkit has the fingerprint \(found), and \(expected) is expected"
        + (differences.isEmpty ? "" : ": different are \(differences.joined(separator: ", "))"),
      help: "install the same LabelKit, libraries and fonts on all machines of a job, and give all the same options")
  }

  /// An archive of a series belongs to another shard of a job; the shards are `1/8` and the like, or nil without one.
  package static func otherShard(path: String, found: String?, own: String?) -> Self {
    func name(_ shard: String?) -> String { shard.map { "shard \($0)" } ?? "a run without --shard" }
    return Self(
      .otherShard, "\(path) is an archive of \(name(found)), and this is \(name(own))",
      help:
        "give the archives of each shard names of their own, such as out-0-%06d.tar and out-1-%06d.tar, or remove those of an earlier job",
      kind: .output)
  }
}
