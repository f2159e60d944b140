// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// Owns FreeType's library object. Faces retain it, so that it is destroyed after the last of them.
final class FreeTypeLibrary {
  let pointer: FT_Library

  init() throws(MachineError) {
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    guard status == 0, let library else { throw .freeType("FT_Init_FreeType", status) }
    pointer = library
  }

  deinit { FT_Done_FreeType(pointer) }
}

extension MachineError {
  /// The error of a FreeType call that returned `status`.
  static func freeType(_ call: String, _ status: FT_Error) -> MachineError {
    .library(name: "FreeType", call: call, status: Int(status), message: freeTypeMessage(status))
  }

  /// The error for a glyph whose mask would be too large.
  static func tooManyPixels(in font: String) -> MachineError {
    .library(name: "FreeType", call: "a mask of \(font)", status: 0, message: "the glyph has too many pixels")
  }

  /// FreeType's error message, or the number: some builds of FreeType have no messages.
  static func freeTypeMessage(_ status: FT_Error) -> String {
    FT_Error_String(status).map { String(cString: $0) } ?? "error \(status)"
  }
}
