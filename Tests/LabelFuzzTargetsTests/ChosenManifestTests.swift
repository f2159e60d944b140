// SPDX-License-Identifier: MIT

import Foundation
import LabelFuzzTargets
import Testing

/// The generator of records.
struct ChosenManifestTests {
  /// Manifests from a fixed stream of bytes (SplitMix64).
  private static let manifests: [String] = {
    var state: UInt64 = 22
    return (0..<6000).map { _ in
      FuzzTarget.manifest(
        chosenBy: [1]
          + (0..<200).map { _ in
            state &+= 0x9E37_79B9_7F4A_7C15
            let mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            return UInt8(truncatingIfNeeded: mixed >> 32)
          })
    }
  }()

  @Test func bytesCanChooseEveryWordOfTheSchema() {
    let quote = UInt8(ascii: "\"")
    let written = Set(Self.manifests.flatMap { $0.utf8.split(separator: quote).map { Substring($0) } })
    // The generator names no folders, and no texts in files of strings.
    let others: Set = ["strings", "icons", "fonts", "$schema", "titleKey", "table", "titleArguments"]
    for word in FuzzTarget.manifestWords where !others.contains(word) {
      #expect(written.contains(word[...]), "\(word)")
    }
  }

  @Test func bytesChooseManifestsInJSON() throws {
    for manifest in Self.manifests.prefix(500) {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])
      #expect(object["version"] as? Int == 1)
      #expect((object["labels"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func aManifestStandsForItself() {
    let text = #"{"version": 1, "labels": []}"#
    #expect(FuzzTarget.manifest(chosenBy: Array(text.utf8)) == text)
  }
}
