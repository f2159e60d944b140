// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// Owns FreeType's library object. Faces retain it, so that it is destroyed after the last of them.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init() throws(MachineError) {
    var library: FT_Library?
    let status = freetype_open_library(&library)
    guard status == 0, let library else { throw .freeType("FT_New_Library", status) }
    pointer = library
  }

  deinit { FT_Done_Library(pointer) }
}

extension MachineError {
  /// The error of a FreeType call that returned `status`.
  static func freeType(_ call: String, _ status: FT_Error) -> MachineError {
    Int(status) == Int(FT_Err_Out_Of_Memory)
      ? .exhausted("\(call) of FreeType failed")
      : .library(name: "FreeType", call: call, status: Int(status), message: UnusableFont.freeType(status).reason)
  }

  /// The error for a glyph whose mask would be too large.
  static func tooManyPixels(in font: String) -> MachineError {
    .library(name: "FreeType", call: "a mask of \(font)", status: 0, message: "the glyph has too many pixels")
  }
}
