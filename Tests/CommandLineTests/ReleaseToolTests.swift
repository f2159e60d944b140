// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What only the release build of the tool is told.
@Suite struct ReleaseToolTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let tool = root.appendingPathComponent(".build/release/labelkit").path

  private static func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Each library more is found, mapped and bound before the tool's first instruction.
  @Test(
    .enabled(if: isExecutable("/usr/bin/readelf"), "readelf, of binutils, lists a program's libraries; it is not installed"),
    .enabled(if: isExecutable(tool), "there is no release build; make build makes one"))
  func theSystemLoadsTheCLibraryAloneBeforeTheTool() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/readelf")
    process.arguments = ["--dynamic", "--wide", Self.tool]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let libraries = text.matches(of: /\(NEEDED\).*\[(?<name>.*)\.so/).map { String($0.output.name) }
    #expect(libraries.contains("libc"))
    #expect(libraries.filter { !["libc", "libm", "ld-linux-x86-64", "ld-linux-aarch64"].contains($0) } == [])
  }
}
