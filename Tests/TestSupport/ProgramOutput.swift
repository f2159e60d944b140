// SPDX-License-Identifier: MIT

internal import Foundation

/// Programs that tests ask about files of LabelKit.
package enum ProgramOutput {
  /// Runs a program without input and waits for its end. Its errors are not shown.
  ///
  /// - Returns: What it writes to standard output.
  package static func bytes(of program: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return [UInt8](bytes)
  }

  /// The output of a program as text.
  package static func text(of program: String, _ arguments: [String]) throws -> String {
    String(decoding: try bytes(of: program, arguments), as: UTF8.self)
  }
}
