// SPDX-License-Identifier: MIT

package import Foundation
internal import LabelCore

/// Extreme numbers, for tests that no number ends the process.
package enum ExtremeNumbers {
  package static let all: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 9.3e18, -9.3e18, 4.3e9, 1e7, 1e5, -1, -0.0, 0,
    .leastNonzeroMagnitude, 1e-300, 0.5,
  ]

  /// A third of the numbers, others for the next index; all of them if `LABELKIT_SLOW_TESTS` is set.
  package static func some(_ index: Int) -> [CGFloat] {
    SlowBuild.isEnabled ? all : all.indices.filter { $0 % 3 == index % 3 }.map { all[$0] }
  }

  /// The number as a count.
  package static func count(_ number: CGFloat) -> Int { Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min) }

  /// Whether data is a PNG file, and nothing else than a diagnostic is thrown in its place.
  package static func isImageOrDiagnostic(_ data: () throws -> Data) -> Bool {
    do { return try data().starts(with: [0x89, 0x50, 0x4E, 0x47]) } catch { return error is Diagnostic }
  }
}
