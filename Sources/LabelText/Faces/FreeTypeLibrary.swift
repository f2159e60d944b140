// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// Owns FreeType. Faces hold on to it, so that it goes after the last of them.
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
  /// What FreeType's `status` says about a call.
  static func freeType(_ call: String, _ status: FT_Error) -> MachineError {
    .library(name: "FreeType", call: call, status: Int(status), message: freeTypeWords(status))
  }

  /// A glyph that would take more memory than any picture.
  static func tooManyPixels(in font: String) -> MachineError {
    .library(name: "FreeType", call: "a mask of \(font)", status: 0, message: "the glyph has too many pixels")
  }

  /// FreeType's own words, which some builds leave out.
  static func freeTypeWords(_ status: FT_Error) -> String {
    FT_Error_String(status).map { String(cString: $0) } ?? "error \(status)"
  }
}
