// SPDX-License-Identifier: MIT

import LabelBuild
import LabelManifest

/// What a run over manifests is to leave behind.
struct RunGoal {
  enum Place {
    case folder(String)
    case archive(String)
  }

  let place: Place
  /// The part of the labels as it was typed.
  var shardText: String?
  /// The part of the labels; all when nil.
  var shard: Shard?
  /// The pipeline that names the files; nil for the manifests' own `output`.
  var assets: AssetTarget?
  /// All files that a build tool expects below the folder; nil when none does.
  var expected: Set<String>?

  /// The folder; nil for an archive.
  var folder: String? { if case .folder(let path) = place { path } else { nil } }

  /// The archive's name that stands for standard output.
  static let standardOutput = "-"

  /// The archive; nil for a folder.
  var archive: String? { if case .archive(let path) = place { path } else { nil } }

  /// What tells runs of the same manifests into the same folder apart.
  var stateWords: [String?] { [shardText] + (assets.map { [$0.kind.rawValue, $0.name] } ?? []) }
}
