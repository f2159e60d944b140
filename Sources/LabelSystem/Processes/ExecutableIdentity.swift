// SPDX-License-Identifier: MIT

internal import SystemPackage

/// What distinguishes this executable from others, the same for every copy of it.
package enum ExecutableIdentity {
  /// The build ID that the linker has written into the executable; without one, its length in bytes.
  package static var bytes: [UInt8] {
    guard let file = try? FileDescriptor.currentFolder.open("/proc/self/exe", .readOnly) else { return [] }
    defer { try? file.close() }
    return buildID(of: file) ?? Array("\((try? file.stat())?.size ?? 0)".utf8)
  }

  /// The largest table of segments and the largest notes that are read.
  private static let limit = 1 << 16

  /// The build ID in the notes of an ELF file (`readelf --notes`); nil if it has none. Stripping and patchelf leave it as it is.
  private static func buildID(of file: FileDescriptor) -> [UInt8]? {
    guard let header = try? file.head(count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = number(header, at: 32, bytes: 8), let size = number(header, at: 54, bytes: 2),
      let count = number(header, at: 56, bytes: 2),
      size * count <= limit, let segments = try? file.bytes(at: table, count: size * count)
    else { return nil }
    for index in 0..<count {
      let start = index * size
      // PT_NOTE, its offset and its length.
      guard number(segments, at: start, bytes: 4) == 4, let offset = number(segments, at: start + 8, bytes: 8),
        let length = number(segments, at: start + 32, bytes: 8), length <= limit, let notes = try? file.bytes(at: offset, count: length)
      else { continue }
      if let found = buildID(inNotes: notes) { return found }
    }
    return nil
  }

  private static func buildID(inNotes notes: [UInt8]) -> [UInt8]? {
    var offset = 0
    while let nameLength = number(notes, at: offset, bytes: 4), let length = number(notes, at: offset + 4, bytes: 4),
      let type = number(notes, at: offset + 8, bytes: 4)
    {
      let start = offset + 12 + (nameLength + 3) / 4 * 4
      guard start + length <= notes.count else { return nil }
      // NT_GNU_BUILD_ID
      if type == 3, notes[(offset + 12)...].starts(with: "GNU\u{0}".utf8) { return Array(notes[start..<start + length]) }
      offset = start + (length + 3) / 4 * 4
    }
    return nil
  }

  /// A little-endian number; nil beyond the end, and for a number that no file of ours has.
  private static func number(_ bytes: [UInt8], at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    let value = bytes[offset..<offset + count].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
