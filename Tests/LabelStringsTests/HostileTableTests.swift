// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelStrings
import LabelText
import TestSupport
import Testing

/// Malicious and corrupted files.
@Suite struct HostileTableTests {
  /// Reads a file, formats a key with several values, and returns the diagnostic of the file.
  private func read(_ name: String, _ bytes: [UInt8]) throws -> Diagnostic? {
    let folder = try StringFolder()
    try folder.write(bytes, to: name)
    do throws(Diagnostic) {
      let tables = try folder.tables()
      for arguments: [FormatArgument] in [[], [.integer(1), .text("a")], [.number(2.5)]] {
        for locale in ["en", "pl", "zh-Hant-HK", ""] {
          let format = tables.format("k", table: nil, locale: locale, arguments: arguments, device: "mac", isLiteral: false)
          _ = try? format?.text(with: arguments, locale: locale)
          _ = try? tables.title("k", table: nil, locale: locale, arguments: arguments)
        }
      }
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("Localizable.xcstrings", "[", "{\"strings\": {\"k\": "), ("Localizable.strings", "(", "k = "), ("Localizable.strings", "{a=", ""),
    ("Localizable.stringsdict", "<array>", "<plist><dict><key>k</key>"), ("Localizable.stringsdict", "<dict><key>a</key>", ""),
    ("Localizable.stringsdict", "<!--", ""), ("Localizable.strings", "/*", ""),
  ])
  func deepNestingIsASyntaxError(name: String, opening: String, start: String) throws {
    let text = start + String(repeating: opening, count: 100_000)
    #expect(try read(name, Array(text.utf8))?.code == .syntax)
  }

  @Test(arguments: ["Localizable.xcstrings", "Localizable.strings", "Localizable.stringsdict"])
  func corruptedBytesAreReadOrReported(name: String) throws {
    let valid: [String: [UInt8]] = [
      "Localizable.xcstrings": Array(
        #"""
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "%@ %#@n@"}, "substitutions":
        {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg a"}}, "other":
        {"stringUnit": {"value": "%arg b"}}}}}}}, "pl": {"variations": {"device": {"mac": {"stringUnit": {"value": "%d"}}}}}}}}}
        """#.utf8),
      "Localizable.strings": Array("/* a */ \"k\" = \"%@ \\U00e9\\n%lld\\101\"; 'l' = m; n;".utf8),
      "Localizable.stringsdict": Array(
        """
        <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ &amp; %@</string>
        <key>a</key><dict><key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>&#37;d <![CDATA[x]]></string>
        <key>other</key><string>%#@a@ %d</string></dict></dict></dict></plist>
        """.utf8),
    ]
    let bytes = try #require(valid[name])
    #expect(try read(name, bytes) == nil)
    var random = Seeded(state: 5)
    let pieces = ["%", "#@a@", "%#@n@", "%s", "%n", "\\", "\"", "<", ">", "&", "{", "}", "/*", "\u{0}", "é", "9", "=", ";"].map {
      Array($0.utf8)
    }
    for _ in 0..<(SlowBuild.isEnabled ? 400 : 150) {
      var corrupted = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let location = Int.random(in: 0..<corrupted.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: corrupted.removeSubrange(location..<min(corrupted.count, location + Int.random(in: 1...30, using: &random)))
        case 1: corrupted[location] = UInt8.random(in: 0...255, using: &random)
        case 2: corrupted.removeLast(corrupted.count - location)
        default: corrupted.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: location)
        }
        if corrupted.isEmpty { corrupted = [0x20] }
      }
      if let error = try read(name, corrupted) {
        #expect(error.code == .syntax || error.code == .wrongType, "\(error)")
        #expect(error.location?.file.hasSuffix(name) == true)
      }
    }
  }

  /// Reading and formatting take time in proportion to the file, whatever it repeats.
  @Test(arguments: ["%%", "%#@a@", "%@", "%d%s", "%", "%arg", "\\n"])
  func longTextsTakeLinearTime(repeated: String) throws {
    let growth = try Growth.ofFourTimes(2000) { count in
      let text = String(repeating: repeated, count: count)
      let catalogue = #"""
        {"strings": {"k": {"localizations": {"en": {"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"argNum": 1, "variations":
        {"plural": {"one": {"stringUnit": {"value": "\#(text)"}}, "other": {"stringUnit": {"value": "\#(text)"}}}}}}}}}}}
        """#
      for (name, content) in [("Localizable.xcstrings", catalogue), ("Localizable.strings", "k = \"\(text)\";")] {
        let tables = try StringFolder([name: content]).tables()
        let format = tables.format("k", table: nil, locale: "en", arguments: [.integer(1)], device: nil, isLiteral: false)
        do throws(LabelError) {
          let text = try format?.text(with: [.integer(1)], locale: "en")
          #expect(text != nil)
        } catch {
          // The longest are refused.
          #expect(error.code == .textTooLong)
        }
      }
    }
    #expect(growth < Growth.limit)
  }

  /// A short text may have many placeholders for one long value, and a file may have texts that no title can have. Both are noticed before much
  /// is written.
  @Test(arguments: [(100_000, 11), (100_000, 1 << 20), (2, 1 << 20), (400_000, 0)])
  func filledTextIsNoLongerThanATitle(placeholders: Int, length: Int) throws {
    let tables = try StringFolder(["Localizable.strings": "k = \"\(String(repeating: "%1$@", count: placeholders))\";"]).tables()
    let value = FormatArgument.text(String(repeating: "x", count: length))
    let error = #expect(throws: LabelError.self) { try tables.title("k", table: nil, locale: "en", arguments: [value]) }
    let match = error?.message.wholeMatch(of: /the title has (\d+) bytes; the limit is 1048576/)
    let bytes = try #require(match.flatMap { Int($0.1) }, "\(String(describing: error))")
    #expect(bytes > 1 << 20 && bytes <= 2 << 20)
  }

  @Test(arguments: [(100_000, 10), (1, 1 << 20)]) func longestFilledTextIsWhole(placeholders: Int, length: Int) throws {
    let tables = try StringFolder(["Localizable.strings": "k = \"\(String(repeating: "%1$@", count: placeholders))\";"]).tables()
    let value = FormatArgument.text(String(repeating: "x", count: length))
    #expect(try tables.title("k", table: nil, locale: "en", arguments: [value]).utf8.count == placeholders * length)
  }

  /// A key may have any number of languages.
  @Test func manyLanguagesAreHarmless() throws {
    let languages = (0..<5000).map { #""l\#($0)": {"stringUnit": {"value": "\#($0)"}}"# }.joined(separator: ", ")
    let folder = try StringFolder(["Localizable.xcstrings": #"{"strings": {"k": {"localizations": {\#(languages)}}}}"#])
    #expect(try folder.tables().title("k", table: nil, locale: "de", arguments: nil) == "k")
  }
}
