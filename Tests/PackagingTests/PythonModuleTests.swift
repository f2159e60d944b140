// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The Python module of the wheel, with the tool under test: its own tests, and the types of its functions.
struct PythonModuleTests {
  private let environment = [
    "LABELKIT": Script.tool, "PYTHONPATH": Script.repository.appending(path: "Packaging/python").path, "PYTHONDONTWRITEBYTECODE": "1",
  ]

  @Test func itsTestsPass() throws {
    guard try has("pytest") else { return print("skipped: Python or pytest is not installed") }
    let ran = try python([
      "-m", "pytest", "-q", "-p", "no:cacheprovider", "Tests/PackagingTests/Python", "--ignore", "Tests/PackagingTests/Python/clusters",
    ])
    #expect(ran.code == 0, "\(ran.text)")
  }

  @Test func itsTypesAreRight() throws {
    guard try has("mypy") else { return print("skipped: Python or mypy is not installed") }
    let ran = try python(["-m", "mypy", "--strict", "--cache-dir", "/dev/null", "Packaging/python/labelkit"])
    #expect(ran.code == 0, "\(ran.text)")
  }

  private func has(_ module: String) throws -> Bool { try python(["-c", "import \(module)"]).code == 0 }

  private func python(_ arguments: [String]) throws -> (code: Int32, text: String) {
    try Script.run("/usr/bin/env", [ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"] + arguments, environment: environment)
  }
}
