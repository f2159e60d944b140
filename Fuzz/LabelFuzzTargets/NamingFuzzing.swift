// SPDX-License-Identifier: MIT

internal import LabelIcons

/// The `naming.json` of a folder of icons.
enum NamingFuzzing {
  /// The bytes up to the first zero byte as a file; after it, the name of an icon that a label asks for.
  static func file(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    guard let file = parts.first, let naming = try? IconNaming(json: file, path: "naming.json") else { return }
    let asked = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    for name in FuzzWords.icons + ["trash", "bell.slash.fill", "star.slash.circle.square"] + asked { _ = naming.candidates(for: name) }
  }
}
