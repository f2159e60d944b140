// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import Glibc
internal import LabelSystem

/// Fontconfig's description of a face, available without opening the file. Valid as long as the `FontSet` that owns it.
package struct FontPattern: Comparable {
  let pointer: OpaquePointer

  /// Whether both HarfBuzz and FreeType can use the face: it has OpenType outlines or colour glyphs.
  ///
  /// Named instances of a variable font are excluded; the pattern of the whole design space covers them.
  var isUsable: Bool {
    guard let format = cString(FC_FONTFORMAT), strcmp(format, "TrueType") == 0 || strcmp(format, "CFF") == 0 else { return false }
    guard flag(FC_SCALABLE) || flag(FC_COLOR), cString(FC_FILE) != nil else { return false }
    return isVariable || integer(FC_INDEX) >> 16 == 0
  }

  /// The path of the file. One that is not UTF-8 is written as messages show it; no file can be opened by that.
  package var path: String { cString(FC_FILE).map { NameText.of($0).text } ?? "" }
  /// The face's index in its file; the higher bits are the named instance.
  var index: Int { integer(FC_INDEX) & 0xFFFF }
  var isVariable: Bool { flag(FC_VARIABLE) }
  var isColor: Bool { flag(FC_COLOR) }
  var isMonospaced: Bool { integer(FC_SPACING) >= Int(FC_DUAL) }
  var postScriptName: String? { cString(FC_POSTSCRIPT_NAME).map { String(cString: $0) } }
  var styleName: String? { english(FC_STYLE, languages: FC_STYLELANG) }

  /// The family's name, in English where it has one.
  var family: String? { english(FC_FAMILY, languages: FC_FAMILYLANG) }

  /// All names of the family, in all its languages.
  var families: [String] { names(.family) }

  /// All names of a kind.
  package func names(_ kind: FontCatalog.NameKind) -> [String] {
    let property =
      switch kind {
      case .family: FC_FAMILY
      case .full: FC_FULLNAME
      case .postScript: FC_POSTSCRIPT_NAME
      }
    var names: [String] = []
    while let name = cString(property, Int32(names.count)) { names.append(String(cString: name)) }
    return names
  }

  /// The face as an entry of a catalogue.
  package var face: FontCatalog.Face {
    FontCatalog.Face(
      path: path, index: index, traits: traits, isVariable: isVariable, isColor: isColor, isMonospaced: isMonospaced, family: family,
      styleName: styleName, postScriptName: postScriptName)
  }

  var traits: FaceTraits {
    let weight = range(FC_WEIGHT, default: Double(FC_WEIGHT_REGULAR))
    let slant = integer(FC_SLANT)
    return FaceTraits(
      weight: FcWeightToOpenTypeDouble(weight.lowerBound)...FcWeightToOpenTypeDouble(weight.upperBound),
      width: range(FC_WIDTH, default: Double(FC_WIDTH_NORMAL)),
      slant: slant >= Int(FC_SLANT_OBLIQUE) ? .oblique : slant >= Int(FC_SLANT_ITALIC) ? .italic : .upright)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pointer, FC_CHARSET, 0, &characters) == FcResultMatch else { return false }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Sorted by the bytes of the path, then by the index in the file.
  package static func < (a: FontPattern, b: FontPattern) -> Bool {
    guard let pathA = a.cString(FC_FILE), let pathB = b.cString(FC_FILE) else { return false }
    let order = strcmp(pathA, pathB)
    return order == 0 ? a.index < b.index : order < 0
  }

  private func english(_ property: String, languages: String) -> String? {
    var n: Int32 = 0
    while let language = cString(languages, n) {
      if strcmp(language, "en") == 0, let name = cString(property, n) { return String(cString: name) }
      n += 1
    }
    return cString(property).map { String(cString: $0) }
  }

  private func cString(_ property: String, _ n: Int32 = 0) -> UnsafePointer<CChar>? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pointer, property, n, &value) == FcResultMatch, let value else { return nil }
    return UnsafeRawPointer(value).assumingMemoryBound(to: CChar.self)
  }

  private func flag(_ property: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pointer, property, 0, &value) == FcResultMatch && value != 0
  }

  private func integer(_ property: String) -> Int {
    var value: Int32 = 0
    return FcPatternGetInteger(pointer, property, 0, &value) == FcResultMatch ? Int(value) : 0
  }

  private func range(_ property: String, default standard: Double) -> ClosedRange<Double> {
    var value = 0.0
    if FcPatternGetDouble(pointer, property, 0, &value) == FcResultMatch { return value...value }
    var low = 0.0
    var high = 0.0
    var range: OpaquePointer?
    guard FcPatternGetRange(pointer, property, 0, &range) == FcResultMatch, FcRangeGetDouble(range, &low, &high) != 0, low <= high
    else { return standard...standard }
    return low...high
  }
}
