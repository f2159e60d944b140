// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz

/// Owns FreeType's face of a font file.
final class OutlineFace {
  let pointer: FT_Face
  private let file: FontFile
  private let library: FreeTypeLibrary
  private let stream: UnsafeMutablePointer<FT_StreamRec>?

  init(_ file: FontFile, index: Int, _ library: FreeTypeLibrary) throws(UnusableFont) {
    var opened: FT_Face?
    let status: FT_Error
    switch file.contents {
    case .tables(let reader):
      let pointer = Self.stream(of: reader)
      var arguments = FT_Open_Args()
      arguments.flags = FT_UInt(FT_OPEN_STREAM)
      arguments.stream = pointer
      status = FT_Open_Face(library.pointer, &arguments, FT_Long(index), &opened)
      stream = pointer
    case .memory(let blob):
      let bytes = FontFile.bytes(of: blob)
      status = FT_New_Memory_Face(
        library.pointer, bytes.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(bytes.count), FT_Long(index), &opened)
      stream = nil
    }
    guard status == 0, let opened else {
      stream?.deallocate()
      throw file.isChanged ? .changed : .freeType(status)
    }
    pointer = opened
    self.file = file
    self.library = library
  }

  /// The file and the library are released after this body.
  deinit {
    FT_Done_Face(pointer)
    stream?.deallocate()
  }

  /// A stream by which FreeType reads from a file that is not in memory. The caller deallocates it, after the face.
  private static func stream(of reader: FontTableReader) -> UnsafeMutablePointer<FT_StreamRec> {
    var stream = FT_StreamRec()
    stream.size = UInt(reader.byteCount)
    // The face retains the file, and the file its reader.
    stream.descriptor.pointer = Unmanaged.passUnretained(reader).toOpaque()
    // A call for no bytes asks whether there is such a position; 0 means yes.
    stream.read = { stream, offset, buffer, count in
      guard let stream = stream?.pointee, let pointer = stream.descriptor.pointer else { return count == 0 ? 1 : 0 }
      guard let buffer, count > 0 else { return offset > stream.size ? 1 : 0 }
      let reader = Unmanaged<FontTableReader>.fromOpaque(pointer).takeUnretainedValue()
      guard offset <= stream.size, count <= stream.size - offset else { return 0 }
      return UInt(reader.read(Int(offset)..<Int(offset + count), into: buffer))
    }
    let memory = UnsafeMutablePointer<FT_StreamRec>.allocate(capacity: 1)
    memory.initialize(to: stream)
    return memory
  }
}

extension UnusableFont {
  /// A call of FreeType returned an error.
  static func freeType(_ status: FT_Error) -> UnusableFont {
    let message = freetype_message(status & 0xFF).map { String(cString: $0) + " " } ?? ""
    return UnusableFont(reason: "FreeType: \(message)(error \(status))")
  }
}
