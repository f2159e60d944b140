// SPDX-License-Identifier: MIT

import Foundation

/// Chromium without a window.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The headings of the first level of a page after its scripts have run, and what they printed on the console.
  static func open(_ address: String, in folder: URL) throws -> (headings: [String], console: [String]) {
    let log = folder.appending(path: "browser")
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(folder.path)/profile",
      "--virtual-time-budget=20000", "--enable-logging=stderr", "--v=0", "--dump-dom", address,
    ]
    let lines = try run(URL(filePath: path ?? ""), arguments, log: log).output
    let headings = lines.matches(of: /<h1[^>]*>(.*?)<\/h1>/.dotMatchesNewlines()).map { match in
      match.output.1.replacing(/<!--.*?-->|<[^>]*>/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return (headings, lines.split(separator: "\n").filter { $0.contains(":CONSOLE:") }.map(String.init))
  }

  /// Runs a program; what it prints on either output goes through a file, so that no pipe can fill up.
  static func run(_ program: URL, _ arguments: [String], log: URL) throws -> (output: String, code: Int32) {
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (String(decoding: try Data(contentsOf: log), as: UTF8.self), process.terminationStatus)
  }
}
