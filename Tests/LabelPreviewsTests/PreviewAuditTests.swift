// SPDX-License-Identifier: MIT

import LabelAudit
import LabelCore
import LabelPreviews
import SwiftUI
import Testing

@Suite struct PreviewAuditTests {
  /// What an audit of a view finds: the code, the part and the locales of each finding.
  private func findings(
    _ change: (inout AuditOptions) -> Void = { _ in }, @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) throws -> [AuditFinding] {
    let preview = Previews.named([Preview("P") { content() }._declared(in: "M/File.swift", line: 3)])[0]
    var options = AuditOptions()
    options.typeSizes.narrow(to: [.large])
    change(&options)
    var audit = PreviewAudit(preview, options, isTransparent: false)
    let label = audit.run()
    #expect(label.diagnostics.isEmpty, "\(label.diagnostics)")
    return label.findings.filter { !$0.isNote }
  }

  private func lines(_ findings: [AuditFinding]) -> [String] {
    findings.map { finding in
      guard case .label(let name, let part) = finding.subject else { return "" }
      #expect(name == "M/File/P")
      return finding.code.rawValue + (part.map { " " + $0 } ?? "")
    }
  }

  /// Each fault of a view is found once, and nothing else.
  @Test func faultsOfAViewAreFound() throws {
    let found = try findings {
      VStack {
        Text("Continue to checkout").frame(width: 60).lineLimit(1)
        Text("Faint").foregroundStyle(Color(white: 0.75))
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel("").frame(width: 44, height: 44)
        Button("Go") {}
        Image(systemName: "chevron.right")
      }
    }
    #expect(
      lines(found).sorted() == [
        "LK0701 Continue to checkout", "LK0709 text Faint", "LK0715 chevron.right", "LK0718 button at 24, 68.7", "LK0722 the button",
        "LK0722 the button \"Go\"",
      ])
    let message = try #require(found.first { $0.code == .auditCutText }).diagnostic.message
    #expect(message == #""Continue to checkout" in the preview "M/File/P" is cut to "Conti…" in en, and in 7 other variants"#)
  }

  /// A text is what is behind it, not what is beside it; where that is not known, nothing is said.
  @Test func contrastIsThatWithWhatIsBehind() throws {
    let white = try findings {
      VStack {
        Text("On blue").foregroundStyle(.white).padding().background(Color(red: 0, green: 0, blue: 0.6))
        Text("On white").foregroundStyle(.white).padding().background(.white)
        ZStack {
          Color.black; Text("On black").foregroundStyle(.white)
        }.frame(height: 40)
        ZStack {
          Color.white; Text("Again").foregroundStyle(.white)
        }.frame(height: 40)
        Text("On lines").foregroundStyle(.black).background { RoundedRectangle(cornerRadius: 4).stroke(.black) }
        Text("Partly").foregroundStyle(.white).padding(8).background(alignment: .bottom) { Color.white.frame(height: 12) }
        Text("On material").foregroundStyle(.white).background(.thinMaterial)
      }
      .background(.white)
    }
    #expect(lines(white).sorted() == ["LK0709 text Again", "LK0709 text On white"])
  }

  /// The system's blue and grey are as Apple made them; the same colours written as numbers are the author's.
  @Test func colorsOfTheSystemAreReportedIfMoreContrastDoesNotHelp() throws {
    let found = try findings {
      VStack {
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tint").foregroundStyle(.blue)
        Text("Written").foregroundStyle(Color(white: 0.6))
        Text("Quaternary").foregroundStyle(Color(uiColor: .quaternaryLabel))
      }
    }
    #expect(lines(found).sorted() == ["LK0709 text Quaternary", "LK0709 text Written"])
    #expect(try findings({ $0.contrasts.narrow(to: [.standard]) }) { Text("Tint").foregroundStyle(.blue) }.count == 1)
  }

  /// Buttons in rows and bars have targets of the row's height; all others are as large as what is drawn or given a frame.
  @Test func smallTargetsAreThoseOutsideOfRowsAndBars() throws {
    func targets(@ViewBuilder _ content: @escaping @MainActor () -> some View) throws -> [String] {
      lines(try findings({ _ in }, content).filter { $0.code == .auditSmallTarget })
    }
    #expect(try targets { Button("Save it now") {} } == ["LK0722 the button \"Save it now\""])
    #expect(try targets { Button("Save it now") {}.frame(minHeight: 44).contentShape(.rect) }.count == 1)
    #expect(
      try targets {
        Button {
        } label: {
          Text("Save it now").frame(minWidth: 44, minHeight: 44)
        }
      }.isEmpty)
    #expect(
      try targets {
        List {
          Button("Save it now") {}; Link("x", destination: URL(string: "https://example.com")!)
        }
      }.isEmpty)
    #expect(
      try targets { NavigationStack { Text("Page").navigationTitle("T").toolbar { Button("Done") {} } }.frame(height: 300) }.isEmpty)
    #expect(
      try targets {
        Toggle("Switch", isOn: .constant(true)); Slider(value: .constant(0.5))
      }.isEmpty)
  }

  private struct Payment: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.identifier == "de" ? "Weiter zur Kasse" : "Pay").lineLimit(1).frame(width: 60) }
  }

  /// A finding is about the text of the source language, whatever language shows it, and has pictures of both.
  @Test func textsAreNamedByTheSourceLanguage() throws {
    let found = try findings({ options in
      options.locales = ["en", "de"]
      options.typeSizes.narrow(to: [.small, .large, .xxxLarge])
      options.draws = { true }
    }) { Payment() }
    let cut = try #require(found.first { $0.code == .auditCutText })
    #expect(lines(found) == ["LK0701 Pay"])
    #expect(cut.places.map(\.name) == ["de"] && cut.variantCount == 3 * 2 * 4)
    #expect(cut.diagnostic.message.hasPrefix(#""Pay" in the preview "M/File/P" is cut to "Weite…"#))
    #expect(cut.pictures.map(\.variant.locale) == ["de", "en"] && cut.pictures.map(\.text) == ["Weiter zur Kasse", "Pay"])
    #expect(cut.pictures.allSatisfy { !$0.png.isEmpty && $0.size.width >= 60 })
  }
}
