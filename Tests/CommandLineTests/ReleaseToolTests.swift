// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What only the release build of the tool is told.
@Suite struct ReleaseToolTests {
  /// Each library more is found, mapped and bound before the tool's first instruction.
  @Test(
    .enabled(if: ReleaseBuild.isExecutable("/usr/bin/readelf"), "readelf, of binutils, lists a program's libraries; it is not installed"),
    .enabled(if: ReleaseBuild.exists, "there is no release build; make build makes one"))
  func theSystemLoadsTheCLibraryAloneBeforeTheTool() throws {
    let (text, _) = try ReleaseBuild.run("/usr/bin/readelf", ["--dynamic", "--wide", ".build/release/labelkit"])
    let libraries = text.matches(of: /\(NEEDED\).*\[(?<name>.*)\.so/).map { String($0.output.name) }
    #expect(libraries.contains("libc"))
    #expect(libraries.filter { !["libc", "libm", "ld-linux-x86-64", "ld-linux-aarch64"].contains($0) } == [])
  }
}
