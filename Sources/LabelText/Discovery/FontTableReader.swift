// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelSettings
internal import SystemPackage

/// Reads the tables of a large font file when they are asked for.
///
/// The file is not mapped into memory: reading a mapped file that was cut raises SIGBUS, and HarfBuzz checks a table only once. After every
/// read the file must still have the state that it had when it was opened.
final class FontTableReader {
  /// The longest piece that is read at once. The longest real tables are those of outlines, of about 30 MB; HarfBuzz seldom needs them.
  private static let maximumBytes = 64 << 20

  private let file: OpenFile
  private let state: FontFileState
  let byteCount: Int
  /// Called when a read finds that the file was changed.
  private let onChange: () -> Void
  /// The table directories of the faces that were asked for.
  private var directories: [Int: [UInt32: Range<Int>]] = [:]
  /// The offset of each face's table directory.
  private let faceOffsets: [Int]

  var faceCount: Int { faceOffsets.count }

  /// Reads the heads of the faces. The reader has no faces if the file does not begin like an OpenType font or a collection.
  ///
  /// - Parameter maximumFaces: the number of faces of a collection that are used.
  init(_ file: OpenFile, _ state: FontFileState, byteCount: Int, maximumFaces: Int, onChange: @escaping () -> Void) {
    self.file = file
    self.state = state
    self.byteCount = byteCount
    self.onChange = onChange
    let head = (try? file.bytes(0..<12)) ?? []
    switch head.number(at: 0) {
    case nil: faceOffsets = []
    case Self.collection:
      let count = min(Int(head.number(at: 8) ?? 0), maximumFaces)
      let offsets = (try? file.bytes(12..<12 + 4 * count)) ?? []
      faceOffsets = (0..<count).compactMap { offsets.number(at: 4 * $0).map(Int.init) }
    case .some(let version): faceOffsets = Self.versions.contains(version) ? [0] : []
    }
  }

  private static let collection = OpenTypeTag("ttcf").value
  /// How a file of one face begins.
  private static let versions = [0x0001_0000, OpenTypeTag("OTTO").value, OpenTypeTag("true").value, OpenTypeTag("typ1").value]

  /// A table of a face as a blob of HarfBuzz, which the caller releases; nil if the face does not have it or it cannot be read.
  func table(_ tag: UInt32, ofFace index: Int) -> OpaquePointer? {
    guard let range = directory(ofFace: index)[tag], !range.isEmpty, range.count <= Self.maximumBytes, let memory = malloc(range.count)
    else { return nil }
    guard read(range, into: memory) == range.count else {
      free(memory)
      return nil
    }
    return FontFile.blob(owning: memory, count: range.count)
  }

  /// Where a table of a face is in the file; nil if the face does not have it.
  func position(of tag: UInt32, ofFace index: Int) -> Range<Int>? { directory(ofFace: index)[tag] }

  /// Reads a part of the file.
  ///
  /// - Returns: the number of bytes, fewer at the end of the file; 0 if the file was changed or cannot be read.
  func read(_ range: Range<Int>, into memory: UnsafeMutableRawPointer) -> Int {
    guard range.count <= Self.maximumBytes else { return 0 }
    let buffer = UnsafeMutableRawBufferPointer(start: memory, count: range.count)
    let count = (try? file.read(at: range.lowerBound, into: buffer)) ?? 0
    guard state.isState(of: file.descriptor) else {
      onChange()
      return 0
    }
    return count
  }

  /// The position of each table of a face, cut at the end of the file.
  private func directory(ofFace index: Int) -> [UInt32: Range<Int>] {
    if let known = directories[index] { return known }
    guard faceOffsets.indices.contains(index) else { return [:] }
    let start = faceOffsets[index]
    var tables: [UInt32: Range<Int>] = [:]
    let count = (try? file.bytes(start..<start + 6)).flatMap { $0.number(at: 2) }.map { Int($0 & 0xFFFF) } ?? 0
    let rows = (try? file.bytes(start + 12..<start + 12 + 16 * count)) ?? []
    for row in stride(from: 0, to: rows.count - 15, by: 16) {
      guard let tag = rows.number(at: row), let offset = rows.number(at: row + 8), let length = rows.number(at: row + 12),
        tables[tag] == nil
      else { continue }
      let first = min(Int(offset), byteCount)
      tables[tag] = first..<min(first + Int(length), byteCount)
    }
    guard state.isState(of: file.descriptor) else {
      onChange()
      return [:]
    }
    directories[index] = tables
    return tables
  }
}

/// An open file, which is closed when this object is released.
final class OpenFile {
  let descriptor: FileDescriptor

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit { try? descriptor.close() }

  /// Fills the buffer from a position, or less at the end of the file.
  ///
  /// - Returns: the number of bytes.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let more = try descriptor.read(fromAbsoluteOffset: Int64(offset + filled), into: rest)
      if more == 0 { break }
      filled += more
    }
    return filled
  }

  /// The bytes of a range, fewer at the end of the file.
  func bytes(_ range: Range<Int>) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
      filled = try read(at: range.lowerBound, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }
}

extension [UInt8] {
  /// A big-endian number of four bytes; nil past the end.
  fileprivate func number(at offset: Int) -> UInt32? {
    guard offset + 4 <= count else { return nil }
    return self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
