// SPDX-License-Identifier: MIT

import Foundation
import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelLayout
import LabelManifest
import LabelSettings
import LabelStrings
import LabelText
import LabelViewNode
import TestSupport
import Testing

@Suite struct AuditTests {
  // MARK: The example

  private static let shop = Checkout.root.appending(path: "Examples/jobs/shop/shop.yaml").path

  /// A shop's twelve labels in eight languages have six faults of different kinds: all are found, and nothing else is.
  @Test func sixFaultsOfAShopAreFound() throws {
    let result = try AuditResult(of: [ManifestFile.input(Self.shop)])
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let found = result.findings.filter { !$0.isNote }.map { finding in
      "\(finding.code.rawValue) \(finding.labelID) \(finding.places.map(\.name).joined(separator: ","))"
    }
    #expect(
      found.sorted() == [
        "LK0701 cart/checkout de", "LK0709 product/sale ", "LK0711 account/sign-in th", "LK0713 product/stock fr", "LK0714 cart/items ar",
        "LK0715 nav/next ",
      ], "\(result.findings.map(\.diagnostic.description).joined(separator: "\n"))")
    #expect(result.ids.count == 12)
    // Eight locales, twelve sizes, two schemes, two contrasts, two directions.
    #expect(result.variantCount == 12 * 8 * 12 * 2 * 2 * 2)
    for finding in result.findings { #expect((finding.location?.line ?? 0) > 0 && (finding.location?.column ?? 0) > 0, "\(finding.code)") }
  }

  // MARK: Laws

  /// The sentence of a title is cut in a width if and only if it is wider than it.
  @Test func whatIsWiderThanItsLabelIsCut() throws {
    let words = ["Pay", "Versandkosten", "送料", "شحن", "Free returns for all"]
    let labels = words.enumerated().flatMap { word, title in
      stride(from: 20, through: 200, by: 12).map { "  - { id: w\(word)-\($0), title: \"\(title)\", width: \($0) }" }
    }
    let manifest = "version: 1\nlabels:\n" + labels.joined(separator: "\n")
    let cut = Set(try AuditResult(of: manifest).findings.filter { $0.code == .auditCutText }.map(\.labelID))
    for (word, _) in words.enumerated() {
      let states = stride(from: 20, through: 200, by: 12).map { cut.contains("w\(word)-\($0)") }
      // From cut to whole, once.
      #expect(states == states.sorted { $0 && !$1 }, "\(words[word])")
      #expect(states.first == true && states.last == (word == 4 ? states.last : false), "\(words[word])")
    }
  }

  /// The number of threads changes nothing, and nor does the manifest's format.
  @Test(arguments: [1, 2, 5]) func threadsChangeNothing(jobs: Int) throws {
    let rows = (0..<300).map { index in
      let color = String(repeating: "\(index % 9)", count: 3)
      return ##"{"id": "l\##(index)", "title": "Label \##(index % 7)", "width": \##(20 + index % 50), "color": "#\##(color)"}"##
    }
    func lines(_ result: AuditResult) -> [String] { result.findings.map { "\($0.labelID) \($0.diagnostic.message)" } }
    let one = try AuditResult(of: rows.joined(separator: "\n"), .ndjson, jobs: 1)
    let other = try AuditResult(of: rows.joined(separator: "\n"), .ndjson, jobs: jobs)
    #expect(lines(one) == lines(other) && one.ids == other.ids && one.ids.count == 300)
    #expect(!one.findings.isEmpty)
  }

  /// Each axis multiplies the variants, and narrowing it divides them; layouts are shared by colours and by sizes with the same font.
  @Test func variantsThatLookTheSameShareALayout() throws {
    let fixed = "version: 1\nlabels: [{ id: a, title: A }]"
    let scaled = "version: 1\nlabels: [{ id: a, title: A, font: { textStyle: body } }]"
    let all = try AuditResult(of: fixed)
    #expect(all.variantCount == 96 && all.layoutCount == 2)
    #expect(try AuditResult(of: scaled).layoutCount == 24)
    let narrowed: [((inout AuditOptions) -> Void, Int)] = [
      ({ $0.typeSizes.narrow(to: [.large]) }, 8), ({ $0.colorSchemes.narrow(to: [.dark]) }, 48),
      ({ $0.contrasts.narrow(to: [.standard]) }, 48), ({ $0.layoutDirections.narrow(to: [.rightToLeft]) }, 48),
      ({ $0.pseudoLocales = [.accented, .double] }, 288), ({ $0.locales = ["de"] }, 96),
    ]
    for (change, count) in narrowed { #expect(try AuditResult(of: fixed) { change(&$0.options) }.variantCount == count) }
  }

  /// What a manifest's variants name is what there is, unless the audit asks for others; a key of a label is for all readers.
  @Test func variantsOfAManifestAreTheOnlyOnes() throws {
    func count(_ variants: String, _ label: String = "", _ change: (inout AuditOptions) -> Void = { _ in }) throws -> Int {
      let manifest = "version: 1\nvariants: { \(variants) }\nlabels: [{ id: a, title: A\(label) }]"
      return try AuditResult(of: manifest) { change(&$0.options) }.variantCount
    }
    #expect(try count("scale: [2]") == 96)
    #expect(try count("colorScheme: [light]") == 48)
    #expect(try count("dynamicTypeSize: [large, xLarge], contrast: [standard]") == 8)
    #expect(try count("colorScheme: [light]") { $0.colorSchemes.narrow(to: [.light, .dark]) } == 96)
    #expect(try count("scale: [2]", ", layoutDirection: leftToRight, colorScheme: dark") == 24)
  }

  @Test func aFilterThatMatchesNothingIsAnError() {
    let error = #expect(throws: Diagnostic.self) {
      try AuditResult(of: "version: 1\nlabels: [{ id: rain, title: A }]") { $0.planOptions.filter = LabelFilter(["sun"]) }
    }
    #expect(error?.code == .invalidValue)
  }

  // MARK: Contrast

  /// The values of APCA's own documentation.
  @Test func lightnessContrastIsThatOfAPCA() {
    for (text, background, value) in [
      ("#888888", "#ffffff", 63.056), ("#ffffff", "#888888", -68.541), ("#000000", "#aaaaaa", 58.146), ("#aaaaaa", "#000000", -56.241),
      ("#112233", "#ddeeff", 91.668), ("#ddeeff", "#112233", -93.068), ("#112233", "#444444", 8.329), ("#444444", "#112233", -7.526),
      ("#000000", "#ffffff", 106.041), ("#ffffff", "#000000", -107.885), ("#777777", "#777777", 0),
    ] {
      let (text, background) = (SRGBColor(hex: text) ?? .clear, SRGBColor(hex: background) ?? .clear)
      #expect(abs(text.lightnessContrast(on: background) - value) < 0.01, "\(text.hex) on \(background.hex)")
    }
  }
}
