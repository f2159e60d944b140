// SPDX-License-Identifier: MIT

import LabelCore
import LabelPort
import TestSupport
import Testing

/// Swift source is split into tokens as the compiler does, and any bytes are split into some.
@Suite struct SwiftLexerTests {
  private func texts(_ code: String) -> [String] {
    let source = SwiftSource(Array(code.utf8), path: "a.swift")
    return source.tokens.map { token in
      let text = source.text(token)
      return switch token.kind {
      case .name, .number, .punctuation: text
      case .quotedName: "`\(text)`"
      case .directive: "#\(text)"
      case .string: "\"\(text)\""
      case .interpolatedString: "\"…\""
      case .regex: "/\(text)/"
      }
    }
  }

  @Test func namesNumbersAndPunctuation() {
    #expect(texts("let x1 = 0x1F_p-3 + 1.5e+10 .. $0") == ["let", "x1", "=", "0x1F_p-3", "+", "1.5e+10", "..", "$0"])
    #expect(texts("a...b, 1..<2, x.0.y") == ["a", "...", "b", ",", "1", "..", "<", "2", ",", "x", ".", "0", ".", "y"])
    #expect(texts("`class` `a b`") == ["`class`", "`a b`"])
    #expect(texts("größe 名前 🙂") == ["größe", "名前", "🙂"])
  }

  @Test func commentsAreNested() {
    #expect(texts("a /* b /* c */ d */ e // f\ng /**/ h") == ["a", "e", "g", "h"])
  }

  @Test func stringsWithEveryDelimiter() {
    #expect(
      texts(##""a\"b" + #"a"b\(c)"# + "" + #""# + """##) == ["\"a\\\"b\"", "+", "\"a\"b\\(c)\"", "+", "\"\"", "+", "\"\"", "+", "\"\""])
    #expect(texts("\"\"\"\n a \"b\" c\n\"\"\" d") == ["\"\n a \"b\" c\n\"", "d"])
    #expect(texts(###"#"""\#n"x"# """# y"###) == ["\"\\#n\"x\"# \"", "y"])
  }

  @Test func interpolationsHaveTokens() {
    #expect(texts(#""a\(b + "c\(d)" )e" f"#) == ["\"…\"", "b", "+", "\"…\"", "d", "f"])
    #expect(texts(##"#"a\(b) \#(c(1))"# d"##) == ["\"…\"", "c", "(", "1", ")", "d"])
  }

  @Test func slashesAreRegexesOnlyWhereAnExpressionBegins() {
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("f(/a\\/b(c)/)") == ["f", "(", "/a\\/b(c)/", ")"])
    #expect(texts("return /ab/") == ["return", "/ab/"])
    #expect(texts("x = / y /") == ["x", "=", "/", "y", "/"])
    #expect(texts("#/a/b/# c") == ["/a/b/", "c"])
    #expect(texts("#/\n a # comment\n/# c") == ["/\n a # comment\n/", "c"])
  }

  @Test func whatIsNotClosedIsToldAndTheNextLineIsRead() {
    func unclosed(_ code: String) -> SwiftLexer.Unclosed? { SwiftLexer.tokens(of: Array(code.utf8)).unclosed }
    #expect(unclosed("a /* b /* c */") == .comment(at: 2))
    #expect(unclosed("a \"b\nc") == .string(at: 2))
    #expect(texts("a \"b\nc") == ["a", "\"b\"", "c"])
    #expect(unclosed("\"\"\"\nb") == .string(at: 0))
    #expect(unclosed("\"a\\(b") == .string(at: 0))
    #expect(unclosed("a \"b\" /* */") == nil)
  }

  @Test func positionsCountScalars() {
    let source = SwiftSource(Array("é = \"ö\"\n  🙂.x".utf8), path: "a.swift")
    let locations = source.tokens.map { source.location(Int($0.start)..<Int($0.end)) }
    #expect(locations.map(\.line) == [1, 1, 1, 2, 2, 2])
    #expect(locations.map(\.column) == [1, 3, 6, 3, 4, 5])
    #expect(locations[2].endColumn == 7)
  }

  /// Tokens are in order, inside of the file, and do not overlap, whatever the bytes are.
  @Test func anyBytesHaveTokensInOrder() {
    var random = Seeded(state: 26)
    let parts = [
      "\"", "\\(", ")", "(", "#", "/", "/*", "*/", "//", "\n", "`", "\"\"\"", "a", "1", ".", "é", "\u{FEFF}", "\0", "#if", "#/", "/#", " ",
      "\\", "{",
      "}", "@", "e-",
    ]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        bytes += Array((parts.randomElement(using: &random) ?? "").utf8)
        if Int.random(in: 0..<8, using: &random) == 0 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      }
      var end: Int32 = 0
      for token in SwiftLexer.tokens(of: bytes).tokens.sorted(by: { $0.start < $1.start }) {
        #expect(token.start >= end && token.end >= token.start && Int(token.end) <= bytes.count, "\(bytes)")
        end = token.end
      }
      _ = PortScanner(SwiftSource(bytes, path: "a.swift"), table: .standard)
    }
  }

  /// Each byte is looked at a bounded number of times.
  @Test(arguments: [
    "/(\\/", "#/\n", "\"\\(", "/*", "#", "\"#", "/a ", "(", "{", "extension A {", "@MainActor @x(", "case a(", "func a<", "`", ".sheet(",
  ])
  func longFilesOfOnePartAreRead(_ part: String) {
    let growth = Growth.ofFourTimes(10_000) { size in
      let source = SwiftSource(Array(String(repeating: part, count: size / part.utf8.count).utf8), path: "a.swift")
      var declarations = Declarations()
      declarations.add(source)
      _ = PortScanner(source, table: .standard)
    }
    #expect(growth < Growth.limit)
  }
}
