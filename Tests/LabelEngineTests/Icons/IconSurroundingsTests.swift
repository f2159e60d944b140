// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// What the SVG file of an icon asks of its label: `@media`, `light-dark()` and `systemLanguage`.
@Suite struct IconSurroundingsTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private func svg(_ inside: String, stroke: String = "none") -> String {
    "<svg viewBox='0 0 24 24'>\(inside)<path fill='#000' d='M0 0h1v1z' stroke='\(stroke)'/></svg>"
  }

  /// The images of labels with the keys of each, by their ids, in one run.
  private func images(_ labels: [String: String]) throws -> [String: [UInt8]] {
    let rows = labels.sorted { $0.key < $1.key }.map { "  - { id: \($0.key), background: white, \($0.value) }\n" }
    try folder.write("m.yaml", "version: 1\nlabels:\n" + rows.joined())
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    return Dictionary(uniqueKeysWithValues: try folder.files("out").map { (String($0.key.dropLast(4)), $0.value) })
  }

  /// One icon is drawn in each appearance of a run.
  @Test func theAppearanceAnswers() throws {
    let style = "<style>@media (prefers-color-scheme:dark){path{stroke:red}} @media (prefers-contrast:more){path{stroke:blue}}</style>"
    try folder.write("asks.svg", svg(style + "<path fill='light-dark(#0f0, #f0f)' d='M2 2h20v20z'/>"))
    try folder.write("plain.svg", svg("<path fill='#0f0' d='M2 2h20v20z'/>"))
    try folder.write("dark.svg", svg("<path fill='#f0f' stroke='red' d='M2 2h20v20z'/>", stroke: "red"))
    try folder.write("more.svg", svg("<path fill='#0f0' stroke='blue' d='M2 2h20v20z'/>", stroke: "blue"))
    let images = try images([
      "light": "icon: ./asks.svg", "plain": "icon: ./plain.svg",
      "dark": "icon: ./asks.svg, colorScheme: dark", "isdark": "icon: ./dark.svg, colorScheme: dark",
      "more": "icon: ./asks.svg, contrast: increased", "ismore": "icon: ./more.svg, contrast: increased",
    ])
    #expect(images["light"] == images["plain"] && images["light"] != nil)
    #expect(images["dark"] == images["isdark"] && images["dark"] != images["light"])
    #expect(images["more"] == images["ismore"] && images["more"] != images["light"])
  }

  @Test func theLocaleAnswers() throws {
    let choice = "<switch><path systemLanguage='de' fill='#0f0' d='M2 2h20v20z'/><path fill='#f0f' d='M2 2h20v20z'/></switch>"
    try folder.write("asks.svg", svg(choice))
    try folder.write("german.svg", svg("<path fill='#0f0' d='M2 2h20v20z'/>"))
    try folder.write("other.svg", svg("<path fill='#f0f' d='M2 2h20v20z'/>"))
    let images = try images([
      "de": "icon: ./asks.svg, locale: de", "at": "icon: ./asks.svg, locale: de-AT", "fr": "icon: ./asks.svg, locale: fr",
      "german": "icon: ./german.svg", "other": "icon: ./other.svg",
    ])
    #expect(images["de"] == images["german"] && images["at"] == images["german"] && images["de"] != nil)
    #expect(images["fr"] == images["other"] && images["fr"] != images["de"])
  }
}
