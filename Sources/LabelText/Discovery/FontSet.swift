// SPDX-License-Identifier: MIT

internal import CFontconfig

/// Faces in a fixed order, as fontconfig takes them for a search. Holds on to its patterns.
final class FontSet {
  let patterns: [FontPattern]
  /// For fontconfig's calls alone.
  let pointer: UnsafeMutablePointer<FcFontSet>
  /// Where in `patterns` a pattern stands.
  private(set) lazy var positions = Dictionary(uniqueKeysWithValues: zip(patterns.map(\.pointer), patterns.indices))

  /// The usable faces of one of a configuration's own sets, by path and index: the order in which fontconfig settles ties.
  init(of configuration: OpaquePointer, _ name: FcSetName) {
    var patterns: [FontPattern] = []
    if let fonts = FcConfigGetFonts(configuration, name)?.pointee, let first = fonts.fonts {
      patterns = (0..<Int(fonts.nfont)).compactMap { first[$0].map(FontPattern.init) }.filter(\.isUsable).sorted()
    }
    self.patterns = patterns
    self.pointer = FcFontSetCreate()
    for pattern in patterns {
      FcPatternReference(pattern.pointer)
      FcFontSetAdd(pointer, pattern.pointer)
    }
  }

  deinit { FcFontSetDestroy(pointer) }
}
