// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelStrings
import TestSupport
import Testing

@Suite struct PropertyListTests {
  private func read(_ bytes: [UInt8]) throws(Diagnostic) -> DocumentNode { try PropertyListReader.read(bytes, file: "f") }

  private func strings(_ bytes: [UInt8]) throws -> [String: String] {
    Dictionary(try read(bytes).entries.map { ($0.key, $0.value.text ?? "no text") }) { $1 }
  }

  // MARK: Text

  @Test(arguments: [
    (#""a" = "b";"#, ["a": "b"]), (#"a=b;"c"='d';"#, ["a": "b", "c": "d"]), (#""a";"#, ["a": "a"]), ("", [:]), ("/* a */ // b", [:]),
    (#"{ a = b; }"#, ["a": "b"]), (#""a" = "x\ty\n\"z\"\\";"#, ["a": "x\ty\n\"z\"\\"]),
    (#""a" = "\U00e9\U0041\Ud83d\Ude00\q";"#, ["a": "éA😀q"]),
    (#""a" = "\101\240";"#, ["a": "A©"]), ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
    ("\"a\" = \"two\\\nlines\";", ["a": "two\nlines"]),
    (#""a" /* c */ = /* d */ "b" // e"# + "\n;", ["a": "b"]), (#""a" = "1"; "a" = "2";"#, ["a": "2"]),
    (#""it's" = 'say "x"';"#, ["it's": "say \"x\""]),
    (#"NSFoo.bar-baz_1 = $x/y:z;"#, ["NSFoo.bar-baz_1": "$x/y:z"]), (#""" = "";"#, ["": ""]), ("\u{FEFF}a = b;", ["a": "b"]),
    (#""%@ // %d" = "/* no comment */";"#, ["%@ // %d": "/* no comment */"]), (#""a" = "\é\日";"#, ["a": "é日"]),
  ])
  func stringsAreRead(text: String, expected: [String: String]) throws {
    #expect(try strings(Array(text.utf8)) == expected)
  }

  @Test func octalEscapesAreNeXTSTEPCharacters() throws {
    for byte in UInt8(0x80)...UInt8.max {
      let expected = String(data: Data([byte]), encoding: .nextstep) ?? "\u{FFFD}"
      let digits = String(byte, radix: 8)
      #expect(try strings(Array("a = \"\\\(digits)\";".utf8)) == ["a": expected])
    }
  }

  @Test func utf16IsReadWithAndWithoutAByteOrderMark() throws {
    let text = "\"a\" = \"é😀\";"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      for content in [text, "\u{FEFF}" + text] {
        #expect(try strings(Array(try #require(content.data(using: encoding)))) == ["a": "é😀"])
      }
    }
    #expect(throws: Diagnostic.self) { try self.read([0xFF, 0xFE, 0x61]) }
    #expect(throws: Diagnostic.self) { try self.read([0xFF, 0xFE, 0x00, 0xD8]) }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10, "a semicolon should end the entry \"a\""), ("\"a\" = ;", 1, 7, "expected a string"),
    ("\"a\" = \"b\";\n\"c\" = \"d;", 2, 7, "the text ends inside a string"), ("a = b;\n/* c", 2, 1, "the comment has no end"),
    ("é = b;", 1, 1, "expected a string"), ("\"é\" b", 1, 5, "a semicolon should end the entry \"é\""),
    ("{ a = b;", 1, 9, "the text ends inside a dictionary"),
    ("\"a\" = \"\\Ud83d\";", 1, 7, "half a surrogate pair is not a character"), ("a = (b c);", 1, 8, "expected a comma or )"),
  ])
  func syntaxErrorsHaveALocation(text: String, line: Int, column: Int, reason: String) {
    do throws(Diagnostic) {
      _ = try read(Array(text.utf8))
      Issue.record("read")
    } catch {
      #expect(error.cause == .label(.syntax(format: "property list", reason: reason)))
      #expect(error.location?.line == line && error.location?.column == column, "\(String(describing: error.location))")
    }
  }

  // MARK: XML

  @Test func xmlIsRead() throws {
    let root = try read(
      Array(
        """
        \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [<!ENTITY x "y">]>
        <plist version="1.0">
        <!-- a comment -->
        <dict>
          <key>a &amp; b</key><string>&lt;x&gt; &#233;&#x1F600; <![CDATA[<raw> & ]]><!-- no --></string>
          <key>empty</key><string/><key>list</key><array><integer>-5</integer><real>1.5</real><true/><false></false></array>
          <key>dict</key><dict/>
        </dict>
        </plist>

        """.utf8))
    #expect(root["a & b"]?.text == "<x> é😀 <raw> & ")
    #expect(root["empty"]?.text == "" && root["dict"]?.entries.isEmpty == true)
    #expect(root["list"]?.elements.map(\.value) == [.number(-5, text: "-5"), .number(1.5, text: "1.5"), .bool(true), .bool(false)])
    #expect(root.entries.first.map { [$0.keyLocation.line, $0.keyLocation.column, $0.value.location.column] } == [6, 3, 23])
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key></dict></plist>", 1, 26), ("<plist>\n<dict><string>a</string></dict></plist>", 2, 7),
    ("<plist><string>&x;</string></plist>", 1, 16), ("<plist><string>a", 1, 17), ("<plist><string>a</strin></plist>", 1, 17),
    ("<plist><foo/></plist>", 1, 8), ("<plist><integer>x</integer></plist>", 1, 8), ("<plist><string/></plist>x", 1, 25),
    ("<plist><!-- a", 1, 8),
    ("<plist><dict>text</dict></plist>", 1, 14),
  ])
  func xmlSyntaxErrorsHaveALocation(text: String, line: Int, column: Int) {
    do throws(Diagnostic) {
      _ = try read(Array(text.utf8))
      Issue.record("read")
    } catch {
      #expect(error.location?.line == line && error.location?.column == column, "\(error.message) \(String(describing: error.location))")
    }
  }

  // MARK: All forms

  @Test func listsWrittenByFoundationAreRead() throws {
    var random = Seeded(state: 21)
    let characters = Array("abc %@\"\\<>&;'\n\t日é😀\u{301}")
    for count in [0, 1, 3, 14, 15, 40, 300] {
      var texts: [String: String] = [:]
      for index in 0..<count {
        texts["\(index)é"] = String(
          (0..<Int.random(in: 0...40, using: &random)).map { _ in characters.randomElement(using: &random) ?? "a" })
      }
      let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
      #expect(try strings(Array(data)) == texts)
    }
  }

  @Test func valuesOfEveryTypeAreRead() throws {
    let list: [String: Any] = ["i": 7, "n": -3, "r": 2.5, "t": true, "s": "x", "a": ["y", 300], "d": ["z": "w"]]
    let root = try read(Array(try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)))
    #expect(root["i"]?.number == 7 && root["n"]?.number == -3 && root["r"]?.number == 2.5 && root["s"]?.text == "x")
    #expect(root["t"]?.value == .bool(true) && root["a"]?.elements.map(\.number) == [nil, 300] && root["d"]?["z"]?.text == "w")
  }

  @Test func aBinaryListSaysHowToWriteItAsXML() throws {
    let bytes = Array(try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0))
    do throws(Diagnostic) {
      _ = try read(bytes)
      Issue.record("it was read")
    } catch { #expect(error.code == .syntax && error.message.contains("plutil -convert xml1"), "\(error.message)") }
  }
}
