// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelSettings

extension FontFile {
  /// The faces in the file, read from its own tables.
  func records() throws(UnusableFont) -> [FontRecord] {
    var records: [FontRecord] = []
    for index in 0..<faceCount {
      try withFace(at: index) { face in
        records.append(FontRecord(path: path, index: index, traits: Self.traits(of: face), isFromFontFolder: true))
      }
    }
    return records
  }

  /// The axes of one of its faces.
  func designSpace(at index: Int) throws(UnusableFont) -> DesignSpace {
    try withFace(at: index) { DesignSpace(of: $0) }
  }

  private func withFace<Result>(at index: Int, _ body: (OpaquePointer) -> Result) throws(UnusableFont) -> Result {
    guard let face = makeFace(at: index) else { throw UnusableFont(reason: "HarfBuzz cannot read it") }
    defer { hb_face_destroy(face) }
    return body(face)
  }

  private static func traits(of face: OpaquePointer) -> FaceTraits {
    let os2 = FontTable("OS/2", of: face)
    let head = FontTable("head", of: face)
    let selection = os2.unsigned(at: 62) ?? 0
    let macStyle = head.unsigned(at: 44) ?? 0
    let isItalic = selection & 1 != 0 || macStyle & 2 != 0
    let isOblique = selection & 1 << 9 != 0
    let weight = Double(os2.unsigned(at: 4) ?? (macStyle & 1 != 0 ? 700 : 400))
    let widthClass = os2.unsigned(at: 6) ?? 5
    let width = widthPercents.indices.contains(widthClass - 1) ? widthPercents[widthClass - 1] : 100
    return FaceTraits(weight: weight...weight, width: width...width, slant: isOblique ? .oblique : isItalic ? .italic : .upright)
  }

  /// The widths in per cent of the classes 1…9 of `usWidthClass`, as OpenType defines them.
  private static let widthPercents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
}
