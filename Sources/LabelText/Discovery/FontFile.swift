// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import Glibc
internal import LabelCore
internal import LabelSettings
internal import LabelSystem
internal import SystemPackage

/// An error: a file cannot be used as a font. The reason follows "cannot be used: " in messages.
struct UnusableFont: Error, Hashable {
  var reason: String

  /// The file is something else.
  static let noFont = UnusableFont(reason: "it is not an OpenType font")
  /// There is no file at the path.
  static let missing = UnusableFont(reason: "there is no such file")
  /// The file was cut or overwritten after a label was drawn with it.
  static let changed = UnusableFont(reason: "it was changed while labels were drawn")
}

/// A font file, shared by all faces opened from it: a short one is read into memory, and of a long one only the tables that are needed.
///
/// Destroy order: every `FontFace` retains its file, and destroys its own `hb_font_t` and `FT_Face` before it releases the file.
final class FontFile {
  let path: String
  let state: FontFileState
  let contents: Contents

  /// The number of faces in the file, at least 1.
  let faceCount: Int

  /// The last label for which the file's state was checked.
  var checkedLabel = 0

  /// Whether the file was found to be cut or overwritten since it was opened.
  var isChanged: Bool { changes.path != nil }
  private let changes: Changes

  enum Contents {
    /// The whole file, a blob of HarfBuzz.
    case memory(OpaquePointer)
    case tables(FontTableReader)
  }

  /// The outlines of the open face that last had a table `CFF`.
  private var shared: SharedOutlines?

  /// Without a range, for which the runtime would look up a conformance.
  private struct SharedOutlines {
    let offset: Int
    let byteCount: Int
    let unitsPerEm: Int
    weak var face: OutlineFace?
  }

  /// Where a change is recorded: the reader of the tables finds it, and the label has to fail.
  private final class Changes {
    var path: String?
    let failures: FontFailures

    init(_ failures: FontFailures) { self.failures = failures }

    func add(_ path: String) {
      self.path = path
      failures.add(.changed, of: path)
    }
  }

  /// The size limit of a font file in bytes; the largest collections of CJK fonts have 200 MB.
  private static let maximumBytes = 1 << 30

  /// Files up to this size are read into memory. It has room for most fonts of one script; reading it takes less than half a millisecond.
  static let maximumBytesInMemory = 1 << 20

  /// A limit above the size of any real collection; a broken header may claim millions of faces.
  private static let maximumFaces = 256

  /// Opens a file.
  ///
  /// - Parameter failures: where a change of the file is recorded that is found later.
  init(path: String, failures: FontFailures) throws(UnusableFont) {
    guard UntrustedInput.mayRead(path) else { throw UnusableFont(reason: "it cannot be read") }
    // A device or a pipe is not even opened.
    guard let status = try? Stat(path) else { throw UnusableFont.missing }
    guard status.type == .regular else { throw UnusableFont(reason: "it is not a file") }
    guard let descriptor = try? FileDescriptor.currentFolder.open(path, .readOnly, options: .nonBlocking) else {
      throw UnusableFont(reason: "it cannot be read")
    }
    let file = OpenFile(descriptor)
    guard let opened = try? descriptor.stat(), opened.type == .regular else { throw UnusableFont(reason: "it is not a file") }
    guard opened.size > 0 else { throw UnusableFont(reason: "it is empty") }
    guard opened.size <= Self.maximumBytes else { throw UnusableFont(reason: "it is larger than a font can be") }
    let changes = Changes(failures)
    contents = try Self.contents(of: file, opened) { changes.add(path) }
    self.path = path
    self.state = FontFileState(opened)
    self.changes = changes
    self.faceCount = min(Self.faceCount(contents), Self.maximumFaces)
  }

  deinit { if case .memory(let blob) = contents { hb_blob_destroy(blob) } }

  /// Whether the file is open, to read further tables.
  var isOpen: Bool { if case .tables = contents { true } else { false } }

  /// Looks whether the file was cut or overwritten since it was opened.
  func checkState() {
    if !isChanged, state.wasChangedInPlace(at: path) { changes.add(path) }
  }

  /// The outlines of another open face in place of a face's own, if they are the same table: FreeType has 2 MB of memory for each face of
  /// Noto Sans CJK, whose faces differ in their character maps.
  func sharedOutlines(for outlines: OutlineFace, ofFace index: Int, unitsPerEm: Int) -> OutlineFace {
    guard case .tables(let reader) = contents, let table = reader.position(of: OpenTypeTag("CFF ").value, ofFace: index) else {
      return outlines
    }
    if let shared, shared.offset == table.lowerBound, shared.byteCount == table.count, shared.unitsPerEm == unitsPerEm,
      let face = shared.face
    {
      return face
    }
    shared = SharedOutlines(offset: table.lowerBound, byteCount: table.count, unitsPerEm: unitsPerEm, face: outlines)
    return outlines
  }

  /// Creates HarfBuzz's `hb_face_t` for a face; the caller destroys it.
  func makeFace(at index: Int) -> OpaquePointer? {
    switch contents {
    case .memory(let blob): return hb_face_create(blob, UInt32(index))
    case .tables(let reader):
      let tables = Unmanaged.passRetained(FaceTables(reader: reader, index: index))
      let face = hb_face_create_for_tables(
        { _, tag, data in data.flatMap { Unmanaged<FaceTables>.fromOpaque($0).takeUnretainedValue().table(tag) } }, tables.toOpaque(),
        { data in if let data { Unmanaged<FaceTables>.fromOpaque(data).release() } })
      if let face { hb_face_set_index(face, UInt32(index)) }
      return face
    }
  }

  /// The tables of one face, for HarfBuzz's callback.
  private final class FaceTables {
    private let reader: FontTableReader
    private let index: Int

    init(reader: FontTableReader, index: Int) {
      self.reader = reader
      self.index = index
    }

    func table(_ tag: UInt32) -> OpaquePointer? { reader.table(tag, ofFace: index) }
  }

  // MARK: Opening

  /// Reads a short file, or the directories of a long one.
  private static func contents(
    of file: OpenFile, _ status: Stat, onChange: @escaping () -> Void
  ) throws(UnusableFont) -> Contents {
    let state = FontFileState(status)
    let count = Int(status.size)
    if count > maximumBytesInMemory, !WebFont.isWebFont((try? file.bytes(0..<4)) ?? []) {
      let reader = FontTableReader(file, state, byteCount: count, maximumFaces: maximumFaces, onChange: onChange)
      guard reader.faceCount > 0 else { throw UnusableFont.noFont }
      return .tables(reader)
    }
    guard count <= WebFont.maximumBytes else { throw UnusableFont(reason: "it is larger than a web font can be") }
    guard let memory = malloc(count) else { throw UnusableFont(reason: "there is not enough memory to read it") }
    let filled = (try? file.read(at: 0, into: UnsafeMutableRawBufferPointer(start: memory, count: count))) ?? -1
    guard filled >= 0 else {
      free(memory)
      throw UnusableFont(reason: "it cannot be read")
    }
    guard filled == count, state.isState(of: file.descriptor) else {
      free(memory)
      throw .changed
    }
    let blob = blob(owning: memory, count: count)
    if WebFont.isWebFont(bytes(of: blob).prefix(4)) {
      defer { hb_blob_destroy(blob) }
      return .memory(try WebFont.unpacked(bytes(of: blob)))
    }
    guard hb_face_count(blob) > 0 else {
      hb_blob_destroy(blob)
      throw UnusableFont.noFont
    }
    return .memory(blob)
  }

  private static func faceCount(_ contents: Contents) -> Int {
    switch contents {
    case .memory(let blob): Int(hb_face_count(blob))
    case .tables(let reader): reader.faceCount
    }
  }

  /// A blob of HarfBuzz that frees memory from `malloc` when it is released.
  static func blob(owning memory: UnsafeMutableRawPointer, count: Int) -> OpaquePointer {
    hb_blob_create(memory.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_WRITABLE, memory) { free($0) }
  }

  /// The bytes of a blob, valid while it exists.
  static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let first = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: first, count: Int(length))
  }
}
