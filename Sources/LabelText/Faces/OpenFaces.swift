// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// A face that was opened for a style.
struct FaceChoice {
  let face: FontFace
  /// Whether the face is italic or oblique, or has an axis for it.
  let supportsItalic: Bool
}

/// The id of a `FaceChoice`. A cache has this instead, so that it keeps no file in memory and no descriptor that `OpenFaces` has closed.
struct KnownChoice {
  let face: FontFaceID
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

  /// The failures of the current label.
  let failures = FontFailures()
  /// The number of the current label, counted from 1.
  private var label = 0

  private let library: FreeTypeLibrary
  /// Reads the SVG documents of fonts.
  private let svgGlyphs: any GlyphDocument.Type
  /// The states in which files were opened first. A face that was closed and is opened again must be the same.
  private var states: [String: FontFileState] = [:]
  private var files: [String: FontFile] = [:]
  /// By id; nil for a face that was closed.
  private var faces: [FontFace?] = []
  private var openCount = 0
  /// Whether a face that was opened so far has colour glyphs that are drawings.
  private(set) var hasDrawings = false
  private var ids = LRUCache<Key, FontFaceID>(costLimit: .max)
  /// By id, so that a closed face can be opened again under the same id.
  private var keys: [Key] = []

  /// The most open faces; all are closed beyond it. A batch with a different variation for each label would keep thousands open otherwise.
  /// Fonts in use retain their faces.
  private static let maximumFaces = 256

  /// The most files of which tables are read when they are needed; all faces are closed beyond it. Each needs a descriptor, of which a
  /// process has 1,024 for all its threads, unless its limit was raised.
  private static let maximumOpenFiles = 32

  init(library: FreeTypeLibrary, svgGlyphs: any GlyphDocument.Type) {
    self.library = library
    self.svgGlyphs = svgGlyphs
  }

  /// The face with an id; nil when its file has become unusable since, which is a failure of the label.
  func face(_ id: FontFaceID) -> FontFace? {
    let index = Int(id.value)
    guard index < keys.count else { return nil }
    if let face = faces[index] { return face }
    do throws(UnusableFont) { return try open(keys[index]) } catch {
      failures.add(error, of: keys[index].path)
      return nil
    }
  }

  /// Begins another label, without failures.
  func beginLabel() {
    label += 1
    failures.findings = FontFindings()
  }

  /// Looks, once for each label, whether the file of a face was changed; then the label fails.
  func checkState(of file: FontFile) {
    guard file.checkedLabel != label else { return }
    file.checkedLabel = label
    file.checkState()
    if file.isChanged { failures.add(.changed, of: file.path) }
  }

  /// Opens a record's face with the axis values for a style and explicit variations.
  func open(_ record: FontRecord, style: FontStyle, variations: [FontVariation] = []) throws(UnusableFont) -> FaceChoice {
    let space = try file(record.path).designSpace(at: record.index)
    let coordinates = space.coordinates(for: style, variations: variations)
    let face = try open(Key(path: record.path, index: record.index, coordinates: coordinates))
    return FaceChoice(face: face, supportsItalic: record.traits.slant != .upright || space.hasItalicAxis)
  }

  /// The file at a path, the same in each call.
  ///
  /// - Throws: why it cannot be used: `.changed` if it is not the one that was opened first.
  func file(_ path: String) throws(UnusableFont) -> FontFile {
    if let file = files[path] {
      if file.isChanged { throw .changed }
      return file
    }
    let file = try FontFile(path: path, failures: failures)
    guard file.state == states[path] ?? file.state else { throw .changed }
    states[path] = file.state
    if file.isOpen, files.values.count(where: \.isOpen) >= Self.maximumOpenFiles { closeAll() }
    files[path] = file
    return file
  }

  private func open(_ key: Key) throws(UnusableFont) -> FontFace {
    let id = ids[key] ?? FontFaceID(UInt32(keys.count))
    if Int(id.value) < faces.count, let face = faces[Int(id.value)] { return face }
    let face = try FontFace(
      id: id, file: try file(key.path), index: key.index, coordinates: key.coordinates, library: library, svgGlyphs: svgGlyphs,
      failures: failures)
    if Int(id.value) == keys.count {
      ids.insert(id, for: key)
      keys.append(key)
      faces.append(nil)
    }
    if openCount >= Self.maximumFaces { closeAll() }
    faces[Int(id.value)] = face
    openCount += 1
    if face.colors != nil { hasDrawings = true }
    return face
  }

  private func closeAll() {
    faces = Array(repeating: nil, count: keys.count)
    openCount = 0
    files.removeAll()
  }
}
