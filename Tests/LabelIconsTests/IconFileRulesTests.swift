// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import Testing

struct IconFileRulesTests {
  static let files: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Resources/icons").standardizedFileURL
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { $0.pathExtension == "svg" }.sorted { $0.path() < $1.path() }
  }()

  @Test func thereAreIconsAndAllAreBuiltIn() {
    #expect(!Self.files.isEmpty)
    let registry = IconRegistry()
    let drawn = registry.names.filter { !registry.isGenerated($0) }
    #expect(drawn == Self.files.map { $0.deletingPathExtension().lastPathComponent }.sorted())
  }

  @Test(arguments: files)
  func everyIconKeepsToTheRules(file: URL) throws {
    let violations = IconFileRules.violations(of: Array(try Data(contentsOf: file)))
    #expect(violations.map { "\(file.lastPathComponent):\($0.line ?? 0): \($0.reason)" } == [])
  }

  @Test(arguments: files)
  func everyIconIsNamedInSmallLettersDigitsAndDots(file: URL) {
    let name = file.deletingPathExtension().lastPathComponent
    #expect(name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil)
  }

  private static let root =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">"#

  private func reasons(_ text: String) -> [String] { IconFileRules.violations(of: Array(text.utf8)).map(\.reason) }

  @Test(arguments: [
    (#"<path class="primary" d="M2 2h4"/>"#, []),
    (#"<path class="primary" d="M2 2h4" data-multicolor="tint" data-variable="0.34" data-monochrome="erase" fill="currentColor"/>"#, []),
    (#"<path d="M2 2h4"/>"#, ["a shape must have a class: primary, secondary, tertiary or erase"]),
    (#"<path class="main" d="M2 2h4"/>"#, ["\"main\" is no layer class"]),
    (#"<path class="primary" d="M2.1234 2h4"/>"#, ["d has more than three decimals"]),
    (#"<path class="primary" d="M2 2h4" fill="red"/>"#, ["fill takes currentColor"]),
    (#"<path class="primary" d="M2 2h4" stroke-width="2"/>"#, ["a shape may not have stroke-width"]),
    (#"<path class="primary" d="M4 4h4" transform="rotate(5)"/>"#, ["a shape may not have transform"]),
    (
      #"<path class="primary" d="M2 2h4" data-variable="2"/>"#,
      ["data-variable takes 0 to 1, with two decimals at most", "data-variable=\"2\" is not understood"]
    ),
    (#"<g><path class="primary" d="M2 2h4"/></g>"#, ["<g> is not one of the shapes that icons are drawn with"]),
    (#"<path class="primary" d="M1 2h4"/>"#, ["its ink (0.125 1.125 5.75×1.75) leaves (1 1 22×22)"]),
    (#"<path class="primary" d="M2 2h4L"/>"#, ["path data at character 8 is drawn up to its fault"]),
    ("", ["it draws nothing"]),
  ])
  func eachBreachOfTheRulesIsNamed(shape: String, expected: [String]) {
    #expect(reasons("\(Self.root)\(shape)</svg>") == expected)
  }

  @Test func rootMustBeTheSameForAll() {
    let reasons = reasons(
      #"<svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" data-flip="yes"><path class="primary" d="M3 3h4"/></svg>"#
    )
    #expect(
      reasons == [
        "the root must have stroke-width=\"1.75\"", "the root must have xmlns=\"http://www.w3.org/2000/svg\"",
        "the root may not have width",
        "data-flip takes rtl",
      ])
  }
}
