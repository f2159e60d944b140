// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelManifest
import TestSupport
import Testing

/// Every number of a record, however extreme, gives an image or a diagnostic: no crash, no error of a library, and bounded work.
///
/// The test makes a third of the combinations, which the seed chooses, and all of them if `LABELKIT_SLOW_TESTS` is set.
@Suite struct ExtremeNumberTests {
  /// The largest, smallest and least exact numbers, and those next to the limits of integers; as YAML writes them.
  static let numbers = [
    "0", "-0.0", "1", "-1", "0.5", "1e-5", "-1e-5", "1e-300", "-1e-300", "5e-324", "7", "1000", "1e6", "-1e6", "1e9", "-1e9", "1.1e9",
    "1e300", "-1e300", "1.7976931348623157e308", ".inf", "-.inf", ".nan", "2147483647", "2147483648", "-2147483649", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616",
  ]

  /// Keys that a number is combined with, so that it reaches autoshrink, wrapping, tabs, decorations, clipping and emoji.
  static let companions = [
    "title: \"Ab fi\\tg\", icon: bolt.fill",
    "title: \"gypsy 😀\\n12,5\\tab\", icon: bolt.circle.fill, numberOfLines: 0, underline: { pattern: dot }",
    "title: \"one two three\", icon: bolt, width: 40, height: 30, numberOfLines: 2, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.1",
    "title: \"Übergröße ﷽ 日本\", width: 30, lineBreakMode: byClipping, strikethrough: { pattern: dash, style: double }",
    "title: \"ab\\tcd\", width: 60, numberOfLines: 0, textAlignment: justified, hyphenationFactor: 1, locale: de",
  ]

  /// The values of all keys of a shape that are or contain a number, as YAML with `#` for the number.
  static func templates(_ shape: ValueShape) -> [String] {
    switch shape {
    case .number, .integer, .argument: ["#"]
    case .string, .bool, .choice, .colorName: []
    case .list(let element, let count):
      templates(element).flatMap { template in
        let others = count ?? 1
        return (0..<others).map { index in
          "[" + (0..<others).map { $0 == index ? template : "1" }.joined(separator: ", ") + "]"
        }
      }
    case .object(let fields):
      fields.flatMap { field in templates(field.shape).map { "{ \(required(fields, except: field.name))\(field.name): \($0) }" } }
    case .dictionary(let value, _): templates(value).flatMap { template in ["wght", "kern"].map { "{ \($0): \(template) }" } }
    case .either(let shapes): shapes.flatMap(templates)
    }
  }

  /// Texts of objects such as title runs, without which they would be empty, and the kind and colours of gradients.
  private static func required(_ fields: [FieldSummary], except name: String) -> String {
    let names = Set(fields.map(\.name))
    let text = names.contains("text") && name != "text" ? "text: \"gy\\t1,5\", " : ""
    guard names.contains("gradient"), !["gradient", "colors", "stops"].contains(name) else { return text }
    let kind = ["radius", "center"].contains(name) ? "radial" : "linear"
    return text + "gradient: \(kind), colors: [red, blue], "
  }

  private static let isSlow = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"] != nil

  /// A label for each number in each numeric key, with one of the companions that does not have the key.
  static func labels(seed: UInt64) throws -> [String] {
    var generator = Seeded(state: seed)
    guard case .object(let fields) = LabelRecord.fields.shape else { return [] }
    var labels: [String] = []
    for field in fields where field.name != "variants" {
      for template in templates(field.shape) {
        for number in isSlow ? numbers : Array(numbers.shuffled(using: &generator).prefix(numbers.count / 3)) {
          let own = companions.filter { !$0.contains("\(field.name):") || field.name == "title" }
          let companion = own.randomElement(using: &generator) ?? companions[0]
          labels.append("  - { id: n\(labels.count), \(companion), \(field.name): \(template.replacing("#", with: number)) }")
        }
      }
    }
    return labels
  }

  /// Each format has a third of the numbers, others than the formats before.
  @Test(arguments: OutputFormat.allCases) func everyNumberOfARecordGivesAFileOrADiagnostic(format: OutputFormat) throws {
    let scratch = try ScratchTree()
    let labels = try Self.labels(seed: 22 + UInt64(OutputFormat.allCases.firstIndex(of: format) ?? 0))
    #expect(labels.count > 800)
    try scratch.make(file: "m.yaml", holding: "version: 1\nlabels:\n" + labels.joined(separator: "\n") + "\n")
    var run = Run([scratch.root + "/m.yaml"], into: .memory)
    run.cache = .none
    run.formats = [format]
    run.resources.limits.maximumArea = 4_000_000
    run.resources.limits.maximumSeconds = 30
    var unexpected: [String] = []
    var counts: [RunResult.Status: Int] = [:]
    let summary = try run.perform { event in
      guard case .finished(let result) = event else { return }
      counts[result.status, default: 0] += 1
      let isExpected =
        result.status == .written
        ? !result.bytes.isEmpty
        : result.diagnostics.contains { $0.severity == .error }
          && !result.diagnostics.contains { [.library, .timedOut].contains($0.code) }
      if !isExpected { unexpected.append("\(result.id ?? ""): \(result.diagnostics.map(\.message))") }
    }
    #expect(unexpected == [])
    #expect(summary.total == labels.count)
    // Neither is all of it refused, nor nothing.
    #expect(counts[.written, default: 0] > labels.count / 10 && counts[.failed, default: 0] > labels.count / 10)
  }
}
