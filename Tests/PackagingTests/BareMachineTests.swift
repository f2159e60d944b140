// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What `make build` gives to Swift on a machine where nothing is installed yet: the same as on one where everything is.
@Suite(
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "needs make"),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query"), "needs a system with apt"))
struct BareMachineTests {
  /// Programs that stand for a machine: nothing is installed until apt-get is called, and Swift writes down its arguments.
  private static let programs = [
    "dpkg-query": "[ -e \"$MACHINE/installed\" ] && exec /usr/bin/dpkg-query \"$@\"; exit 1",
    "pkg-config": "[ -e \"$MACHINE/installed\" ] && exec /usr/bin/pkg-config \"$@\"; exit 1",
    "apt-get": "touch \"$MACHINE/installed\"",
    "sudo": "exec \"$@\"",
    "record-swift": "printf '%s\\n' \"$@\" >\"$MACHINE/arguments\"",
  ]

  /// The arguments of Swift in a run of `make build`.
  private func arguments(installed: Bool) throws -> [Substring] {
    let machine = try Script.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: machine) }
    for (name, script) in Self.programs {
      let file = machine.appending(path: name)
      try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    if installed { try Data().write(to: machine.appending(path: "installed")) }
    let path = machine.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let made = try Script.run(
      "/usr/bin/make", ["build", "SWIFT=\(machine.path)/record-swift"], environment: ["PATH": path, "MACHINE": machine.path])
    try #require(made.code == 0, "\(made.text)")
    return try String(contentsOf: machine.appending(path: "arguments"), encoding: .utf8).split(separator: "\n")
  }

  @Test func buildIsTheSameWhateverWasThereBefore() throws {
    let bare = try arguments(installed: false)
    #expect(try bare == arguments(installed: true))
    #expect(bare.contains("build") && bare.contains("labelkit"))
    // Of the archives, that of cairo is one that every Debian has with cairo's headers.
    let hasArchive = try Script.run("/bin/sh", ["-c", "[ -f \"$(pkg-config --variable=libdir cairo)/libcairo.a\" ]"]).code == 0
    #expect(bare.contains("-l:libcairo.a") == hasArchive)
  }
}
