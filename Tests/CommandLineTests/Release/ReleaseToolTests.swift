// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The release build is hardened, because it parses files from untrusted sources.
@Suite(
  .enabled(if: ReleaseBuild.isExecutable("/usr/bin/readelf"), "needs readelf of binutils, which is not installed"),
  .enabled(if: ReleaseBuild.linksSwiftStatically, "needs a release build with a static Swift runtime; run make build"))
struct ReleaseToolTests {
  /// The segments and dynamic entries of the program, one on each line.
  private let headers: [Substring]

  init() throws {
    headers = try ReleaseBuild.run("/usr/bin/readelf", ["--segments", "--dynamic", "--wide", ReleaseBuild.tool]).text.split(separator: "\n")
  }

  /// The lines of the dynamic entries with a tag.
  private func entries(_ tag: String) -> [Substring] { headers.filter { $0.contains("(\(tag))") } }

  /// The access flags of the segments of a type, such as "R E".
  private func flags(_ kind: String) -> [Substring] {
    headers.compactMap { line in
      guard let match = line.prefixMatch(of: /\s*(\S+)(?:\s+0x[0-9a-f]+){5} ([RWE ]{3})/), match.output.1 == kind else { return nil }
      return match.output.2
    }
  }

  @Test func programIsPositionIndependent() {
    #expect(entries("FLAGS_1").contains { $0.contains(" PIE") })
  }

  @Test func relocationsAreResolvedAtStartAndThenReadOnly() {
    #expect(!flags("GNU_RELRO").isEmpty)
    #expect(entries("FLAGS").contains { $0.contains("BIND_NOW") })
  }

  @Test func noSegmentIsWritableAndExecutable() {
    #expect(flags("GNU_STACK") == ["RW "])
    #expect(flags("LOAD").count >= 2)
    #expect(!flags("LOAD").contains { $0.contains("W") && $0.contains("E") })
  }

  /// Otherwise a malicious library next to the tool, for example in a downloads folder, would be loaded.
  @Test func noLibraryIsLoadedFromTheToolsFolder() {
    let folders = (entries("RUNPATH") + entries("RPATH")).flatMap { line in
      line.split(separator: "[").last?.dropLast().split(separator: ":", omittingEmptySubsequences: false) ?? []
    }
    #expect(folders.allSatisfy { $0.hasPrefix("/") }, "\(folders)")
  }

  /// Foundation's part for locales brings a second ICU of 30 MB, and with the rest of Foundation a third of what Swift's runtime searches for a
  /// conformance. ArgumentParser needs the part without either.
  @Test func foundationsLocalesAreNotInIt() throws {
    let program = try Data(contentsOf: ReleaseBuild.root.appending(path: ReleaseBuild.tool), options: .mappedIfSafe)
    #expect(program.range(of: Data("swift5_protocol_conformances".utf8)) != nil, "names are in it")
    #expect(program.range(of: Data("FoundationInternationalization".utf8)) == nil)
  }
}
