// SPDX-License-Identifier: MIT

internal import LabelCore

/// A face that was opened for a style.
struct FaceChoice {
  let face: FontFace
  /// Whether the face itself is italic or has an axis for it.
  let leans: Bool
}

/// The faces that a library has open, each under an id that stays its own.
final class OpenFaces {
  /// What an id stands for.
  private struct Place: Hashable {
    var path: String
    var index: Int
    var coordinates: [Int32]
  }

  private let library: FreeTypeLibrary
  private var files: [String: FontFile] = [:]
  /// By id; nil for one that was let go.
  private var faces: [FontFace?] = []
  private var openCount = 0
  private var ids: [Place: FontFaceID] = [:]
  /// By id, so that a face which was let go can be opened again under the same one.
  private var places: [Place] = []

  /// Faces are let go beyond this many; a batch with a variation a label would hold thousands otherwise. Fonts keep theirs.
  private static let maximumFaces = 256

  init(library: FreeTypeLibrary) { self.library = library }

  /// The face behind an id; nil when its file has become unusable since.
  func face(_ id: FontFaceID) -> FontFace? {
    let index = Int(id.value)
    guard index < places.count else { return nil }
    return faces[index] ?? (try? open(places[index]))
  }

  /// Opens a record's face at the place of its design space that a style and an author's variations ask for.
  func open(_ record: FontRecord, style: FontStyle, variations: [FontVariation] = []) throws(UnusableFont) -> FaceChoice {
    let space = try file(record.path).designSpace(at: record.index)
    let coordinates = space.coordinates(for: style, variations: variations)
    let face = try open(Place(path: record.path, index: record.index, coordinates: coordinates))
    return FaceChoice(face: face, leans: record.traits.slant != .upright || space.slants)
  }

  func file(_ path: String) throws(UnusableFont) -> FontFile {
    if let file = files[path] { return file }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }

  private func open(_ place: Place) throws(UnusableFont) -> FontFace {
    let id = ids[place] ?? FontFaceID(UInt32(places.count))
    if Int(id.value) < faces.count, let face = faces[Int(id.value)] { return face }
    let face = try FontFace(id: id, file: try file(place.path), index: place.index, coordinates: place.coordinates, library: library)
    if ids.updateValue(id, forKey: place) == nil {
      places.append(place)
      faces.append(nil)
    }
    if openCount >= Self.maximumFaces {
      faces = Array(repeating: nil, count: places.count)
      openCount = 0
      files.removeAll()
    }
    faces[Int(id.value)] = face
    openCount += 1
    return face
  }
}
