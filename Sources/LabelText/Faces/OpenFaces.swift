// SPDX-License-Identifier: MIT

internal import LabelCore

/// A face that was opened for a style.
struct FaceChoice {
  let face: FontFace
  /// Whether the face is italic or oblique, or has an axis for it.
  let supportsItalic: Bool
}

/// The open faces of a library. Each face has an id that is never reused.
final class OpenFaces {
  /// The identity of a face.
  private struct Key: Hashable {
    var path: String
    var index: Int
    var coordinates: [Int32]
  }

  private let library: FreeTypeLibrary
  private var files: [String: FontFile] = [:]
  /// By id; nil for a face that was closed.
  private var faces: [FontFace?] = []
  private var openCount = 0
  private var ids: [Key: FontFaceID] = [:]
  /// By id, so that a closed face can be opened again under the same id.
  private var keys: [Key] = []

  /// The most open faces; all are closed beyond it. A batch with a different variation for each label would keep thousands open otherwise.
  /// Fonts in use retain their faces.
  private static let maximumFaces = 256

  init(library: FreeTypeLibrary) { self.library = library }

  /// The face with an id; nil when its file has become unusable since.
  func face(_ id: FontFaceID) -> FontFace? {
    let index = Int(id.value)
    guard index < keys.count else { return nil }
    return faces[index] ?? (try? open(keys[index]))
  }

  /// Opens a record's face with the axis values for a style and explicit variations.
  func open(_ record: FontRecord, style: FontStyle, variations: [FontVariation] = []) throws(UnusableFont) -> FaceChoice {
    let space = try file(record.path).designSpace(at: record.index)
    let coordinates = space.coordinates(for: style, variations: variations)
    let face = try open(Key(path: record.path, index: record.index, coordinates: coordinates))
    return FaceChoice(face: face, supportsItalic: record.traits.slant != .upright || space.hasItalicAxis)
  }

  func file(_ path: String) throws(UnusableFont) -> FontFile {
    if let file = files[path] { return file }
    let file = try FontFile(path: path)
    files[path] = file
    return file
  }

  private func open(_ key: Key) throws(UnusableFont) -> FontFace {
    let id = ids[key] ?? FontFaceID(UInt32(keys.count))
    if Int(id.value) < faces.count, let face = faces[Int(id.value)] { return face }
    let face = try FontFace(id: id, file: try file(key.path), index: key.index, coordinates: key.coordinates, library: library)
    if ids.updateValue(id, forKey: key) == nil {
      keys.append(key)
      faces.append(nil)
    }
    if openCount >= Self.maximumFaces {
      faces = Array(repeating: nil, count: keys.count)
      openCount = 0
      files.removeAll()
    }
    faces[Int(id.value)] = face
    openCount += 1
    return face
  }
}
