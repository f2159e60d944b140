// SPDX-License-Identifier: MIT

internal import CFontconfig

/// Faces in a fixed order, in the form that fontconfig's searches take. Owns its patterns.
final class FontSet {
  let patterns: [FontPattern]
  /// Only for calls of fontconfig.
  let pointer: UnsafeMutablePointer<FcFontSet>
  /// The index of each pattern in `patterns`.
  private(set) lazy var positions = Dictionary(uniqueKeysWithValues: zip(patterns.map(\.pointer), patterns.indices))

  /// The usable faces of one of a configuration's own sets, sorted by path and index: fontconfig keeps the order of equal faces.
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
