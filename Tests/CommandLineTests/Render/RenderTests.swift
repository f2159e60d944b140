// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@Suite struct RenderTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func fileAndStandardOutputHaveTheSameBytes() throws {
    let file = tool.command("render", "Lightning", "--icon", "bolt.fill", "-o", "./a.png")
    #expect(file.code == 0 && file.output.isEmpty && file.errors.isEmpty)
    let stream = tool.command("render", "Lightning", "--icon", "bolt.fill", "-o", "-")
    #expect(stream.code == 0 && stream.errors.isEmpty)
    #expect(stream.imageSize != nil)
    #expect(try tool.files() == ["a.png": stream.output])
  }

  @Test func warningIsShownOnceAndTheLabelIsRendered() throws {
    let outcome = tool.command("render", "Ag", "--size", "20", "--height", "20", "--diagnostics", "short", "-o", "./a.png")
    #expect(outcome.code == 0 && outcome.errors.hasPrefix("--height: warning LK0503: ") && outcome.errors.split(separator: "\n").count == 1)
    #expect(try tool.files().keys.sorted() == ["a.png"])
  }

  @Test func scaleMultipliesThePixelSize() throws {
    let once = try #require(tool.command("render", "X", "--width", "50", "--height", "20", "--scale", "1", "-o", "-").imageSize)
    let thrice = try #require(tool.command("render", "X", "--width", "50", "--height", "20", "--scale", "3", "-o", "-").imageSize)
    #expect(once.width == 50 && once.height == 20)
    #expect(thrice.width == 150 && thrice.height == 60)
  }

  static let plain = ["Lightning strikes twice", "--icon", "cloud.sun", "--width", "140"]

  /// Flags, each with other flags that it needs to have an effect.
  static let flags: [(flag: [String], base: [String])] = [
    (["--style", "titleOnly"], []), (["--style", "iconOnly"], []), (["--axis", "vertical"], []), (["--spacing", "-2"], []),
    (["--icon-position", "trailing"], []), (["--font", "Noto Sans"], []), (["--text-style", "headline"], []), (["--size", "11"], []),
    (["--weight", "bold"], []), (["--italic"], []), (["--color", "red"], []), (["--icon-color", "orange"], []),
    (["--icon-mode", "multicolor"], []), (["--icon-mode", "hierarchical"], []),
    (["--icon-mode", "monochrome"], ["--icon-color", "red", "--icon-color", "blue"]), (["--icon-weight", "black"], ["--icon", "snow"]),
    (["--icon-scale", "large"], []), (["--variable-value", "0"], ["--icon", "wifi"]), (["--width", "90"], []), (["--height", "80"], []),
    (["--lines", "2"], []), (["--line-break", "byTruncatingMiddle"], []), (["--shrink", "0.3"], []),
    (["--tighten"], ["--width", "191", "--size", "16"]), (["--alignment", "right"], ["--width", "400"]),
    (["--shadow", "red,1,1"], []), (["--drop-shadow", "red,1,1,2"], []), (["--background", "#ff000080"], []),
    (["--icon-alignment", "center"], ["--lines", "0", "--width", "90"]), (["--color", "red,blue"], []),
    (["--alignment", "trailing"], ["--lines", "0", "--width", "90"]),
    (["--corner-style", "continuous"], ["--background", "red", "--corner-radius", "6"]),
    (["--corner-radius", "6"], ["--background", "red"]), (["--border", "red,2"], []), (["--padding", "3"], []),
    (["--padding", "1,2,3,4"], []), (["--scale", "1"], []), (["--dark"], []), (["--rtl"], []), (["--locale", "ar"], []),
    (["--dynamic-type", "accessibility3"], ["--text-style", "body"]), (["--icon", "bolt.fill"], []),
  ]

  @Test(arguments: flags.indices)
  func everyFlagChangesTheImage(index: Int) throws {
    let (flag, base) = Self.flags[index]
    let without = tool.command(["render"] + Self.plain + base + ["-o", "-"])
    let with = tool.command(["render"] + Self.plain + base + flag + ["-o", "-"])
    #expect(without.code == 0 && with.code == 0, "\(with.errors)")
    #expect(without.output != with.output, "\(flag)")
  }

  @Test func colorFlagSetsTheTextColourOrColouredMessages() throws {
    let plain = tool.command("render", "X", "-o", "-")
    #expect(tool.command("render", "X", "--color", "always", "-o", "-").output == plain.output)
    #expect(tool.command("render", "X", "--color", "red", "-o", "-").output != plain.output)
    let escape = "\u{1B}["
    #expect(tool.command("render", "X", "--icon", "bolt.fil", "--color", "always", "-o", "-").errors.contains(escape))
    #expect(tool.command("render", "X", "--icon", "bolt.fil", "--color", "red", "-o", "-").errors.contains(escape) == false)
    let both = tool.command("render", "X", "--icon", "bolt.fil", "--color", "always", "--color", "red", "-o", "-")
    #expect(both.errors.contains(escape) && both.code == 65)
  }

  @Test func messagesAreColouredOnlyOnATerminal() throws {
    #expect(tool.command("render", "X", "--icon", "bolt.fil", "-o", "-").errors.contains("\u{1B}") == false)
  }

  @Test(arguments: ["human", "short", "json", "github"])
  func diagnosticsHaveFourStyles(style: String) throws {
    let errors = tool.command("render", "X", "--icon", "bolt.fil", "--diagnostics", style, "-o", "-").errors
    #expect(errors.contains("LK0102"))
    switch style {
    case "human": #expect(errors.contains("help: did you mean"))
    case "short": #expect(errors.split(separator: "\n").count == 1)
    case "json": #expect(try jsonObject(errors)["suggestion"] as? String == "bolt.fill")
    default: #expect(errors.hasPrefix("::error "))
    }
  }
}
