// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The adapters for Spark and Ray and the recipes for clusters, with the tool under test. `scripts/install-deps --with-spark` installs what
/// they need.
struct ClusterTests {
  private static let python = Script.repository.appending(path: ".build/spark/bin/python").path
  private static let modules = ["Packaging/python", "Integrations/spark", "Integrations/ray"]

  private let environment = [
    "LABELKIT": Script.tool, "PYTHONDONTWRITEBYTECODE": "1", "SPARK_LOCAL_IP": "127.0.0.1",
    "PYTHONPATH": modules.map { Script.repository.appending(path: $0).path }.joined(separator: ":"),
  ]

  private static let isSlow = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"] != nil

  /// The whole behaviour of the adapters, in sessions of Spark and Ray of their own.
  @Test(.enabled(if: Self.isSlow, "LABELKIT_SLOW_TESTS is not set"), arguments: ["spark", "ray"])
  func adaptersGiveTheImagesOfTheTool(name: String) async throws { try await runTests(name) }

  @Test(arguments: ["recipes", "proof"]) func allWaysGiveTheSameImages(name: String) async throws { try await runTests(name) }

  private func runTests(_ name: String) async throws {
    guard try isInstalled() else { return }
    let file = "Tests/PackagingTests/Python/clusters/test_\(name).py"
    // A cluster that waits for ever would hold up the whole run.
    let pytest = ["--kill-after=10", "900", Self.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", file]
    let ran = try await LongWork().onOwnThread { try Script.run("/usr/bin/timeout", pytest, environment: environment) }
    #expect(ran.code == 0, "\(ran.text)")
  }

  @Test func typesAreRight() throws {
    guard try isInstalled() else { return }
    let ran = try Script.run(
      Self.python,
      ["-m", "mypy", "--strict", "--cache-dir", "/dev/null", "Integrations/spark/labelkit_spark", "Integrations/ray/labelkit_ray.py"],
      environment: environment.merging(["MYPYPATH": "Packaging/python"]) { $1 })
    #expect(ran.code == 0, "\(ran.text)")
  }

  private func isInstalled() throws -> Bool {
    guard try Script.run("/usr/bin/env", ["sh", "-c", "command -v java && \"$0\" -c 'import pyspark, ray'", Self.python]).code == 0
    else {
      print("skipped: Java or pyspark is not installed; run scripts/install-deps --with-spark")
      return false
    }
    return true
  }
}
