// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import LabelCore
import LabelManifest
import TestSupport
import Testing
import WriteReference

/// The reference of keys in `Documentation/Manifest.md` is what the tables of keys say, and its images are what the examples draw.
///
/// `make record` rewrites the page and its images. The examples name their fonts; the images were recorded on Debian 12, as the snapshots were.
@Suite struct KeyPageTests {
  private static let package = Checkout.root
  private static let advice = "to accept it: LABELKIT_RECORD=failed swift test --filter KeyPageTests"

  @Test func everyKeyHasAnExample() {
    let keys = KeyReference.allEntries.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(KeyExample.all.map(\.key).filter { !keys.contains($0) } == [])
    #expect(keys.filter { KeyExample.of($0) == nil } == [])
  }

  @Test(arguments: KeyExample.all.filter { $0.hasImage }.map(\.key))
  func exampleIsDrawnWithoutADiagnosticAndItsKeyChangesTheImage(key: String) throws {
    let example = try #require(KeyExample.of(key))
    let with = try KeyPage.image(of: example)
    #expect(with.diagnostics.isEmpty, "\(with.diagnostics.map(\.message))")
    let bytes = try #require(with.bytes)
    #expect(try KeyPage.image(of: example, withoutKey: true).bytes != bytes)
    #expect(bytes.count < 20_480)
  }

  @Test(arguments: KeyExample.all.filter { !$0.hasImage }.map(\.key))
  func exampleThatIsNotDrawnIsValid(key: String) throws {
    let example = try #require(KeyExample.of(key))
    let isManifest = KeyReference.manifestEntries.contains { $0.key == key }
    let document =
      isManifest ? try ManifestDocument.read(Array(example.text.utf8), file: key, format: .yaml) : try KeyPage.manifest(of: example)
    #expect(Manifest.parse(document).diagnostics.map(\.message) == [])
  }

  @Test func pageListsTheKeys() throws {
    if Self.records { try KeyPage.writeText(in: Self.package) }
    let page = try String(contentsOf: Self.package.appending(path: KeyPage.file), encoding: .utf8)
    #expect(try page == KeyPage.updated(page), "Documentation/Manifest.md differs from the tables; \(Self.advice)")
  }

  @Test func imagesAreThoseOfTheExamples() throws {
    if Self.records { try KeyPage.writeImages(in: Self.package) }
    let rendered = try KeyPage.rendered()
    let images = Self.package.appending(path: KeyPage.images)
    let existing = try FileManager.default.subpathsOfDirectory(atPath: images.path).filter { $0.hasSuffix(".png") }
    #expect(Set(existing) == Set(rendered.keys), "Examples/images/keys has other files; \(Self.advice)")
    let different = try rendered.filter { try [UInt8](Data(contentsOf: images.appending(path: $0.key))) != $0.value }
    #expect(different.keys.sorted() == [], "these images differ; \(Self.advice)")
  }

  @Test(arguments: [
    ("padding", "padding"), ("font.size", "font.size"), ("FONT.SIZE", "font.size"), ("corner-radius", "cornerRadius"),
    ("attributedTitle[0].text", "attributedTitle.text"), ("relativeTo", "font.relativeTo"), ("version", "version"), ("scale", "scale"),
  ])
  func keysAreFoundByTheirName(name: String, key: String) { #expect(KeyReference.entry(named: name)?.key == key) }

  @Test(arguments: [
    ("size", ["font.size"]), ("titel", ["title"]), ("bg", ["background"]), ("font-weight", ["font.weight"]),
    ("radius", ["color.radius", "background.radius", "shadow.radius"]), ("zzzzzz", []),
  ])
  func unknownNamesHaveSuggestions(name: String, nearest: [String]) {
    if let entry = KeyReference.entry(named: name) {
      #expect([entry.key] == nearest)
    } else {
      #expect(KeyReference.nearest(to: name) == nearest)
    }
  }

  @Test(arguments: KeyReference.allEntries.map(\.key))
  func explanationOfAKeyHasItsValuesAndExample(key: String) throws {
    let text = try #require(KeyExplanation.named(key)).text
    #expect(text.hasPrefix("\(key): ") && text.contains("\nTakes     "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 130 }, "\(text)")
    #expect(text.contains("\n    "))
  }

  /// Whether the page is rewritten, under the same conditions as snapshots are accepted; never on a build server.
  private static let records: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["LABELKIT_RECORD"] == "failed" && environment["CI", default: ""].isEmpty
  }()
}
