// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import LabelCore
import TestSupport
import Testing

/// Wrong command lines, help and the version.
@Suite struct UsageTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// A command line, its message, and its help.
  static let mistakes: [(arguments: [String], message: String, help: String)] = [
    (["bacth", "ok.yaml", "-o", "out"], "error LK0413: there is no command \"bacth\"", "did you mean \"batch\"?"),
    (["icons", "lsit"], "error LK0413: there is no command \"icons lsit\"", "did you mean \"list\"?"),
    (["version"], "error LK0413: there is no command \"version\"", "did you mean \"--version\"?"),
    (["-V"], "error LK0414: labelkit has no option -V", "did you mean \"--version\"?"),
    (
      ["batch", "m.yaml", "-o", "o", "--fail-fast"], "error LK0414: labelkit batch has no option --fail-fast",
      "did you mean \"--max-failures 1\"?"
    ),
    (
      ["snapshot", "review", "m.yaml", "--accept", "a"], "error LK0414: labelkit snapshot review has no option --accept",
      "did you mean \"labelkit snapshot accept\"?"
    ),
    (["frobnicate"], "error LK0413: there is no command \"frobnicate\"", "`labelkit --help` lists the commands"),
    (["batch", "m.yaml", "--outptu", "o"], "error LK0414: labelkit batch has no option --outptu", "did you mean \"--output\"?"),
    (
      ["schema", "--frobnicate"], "error LK0414: labelkit schema has no option --frobnicate",
      "`labelkit schema --help` lists the options"
    ),
    (
      ["render", "Hello", "World", "-o", "a.png"], "error LK0602: unexpected argument 'World'",
      "put a title of several words in quotes: \"Hello World\""
    ),
    (
      ["render", "-5", "-o", "a.png"], "error LK0602: labelkit render has no option -5",
      "write -- before a title that begins with a hyphen: labelkit render -o FILE -- -5"
    ),
    (["render", "A", "--bg", "red"], "error LK0414: labelkit render has no option --bg", "did you mean \"--background\"?"),
    (["render", "A", "--font-size", "9"], "error LK0414: labelkit render has no option --font-size", "did you mean \"--size\"?"),
    (["render", "--text", "A"], "error LK0602: labelkit render has no option --text", "labelkit render \"Title\" -o FILE"),
    (
      ["batch", "m.yaml", "-o", "o", "--font-size", "9"], "error LK0414: labelkit batch has no option --font-size",
      "did you mean \"--set font.size=9\"?"
    ),
    (["batch", "m.yaml", "-o", "o", "--scale", "2"], "error LK0414: labelkit batch has no option --scale", "\"--set scale=2\"?"),
    (
      ["batch", "m.yaml", "-o", "o", "--scale", "1,2"], "error LK0414: labelkit batch has no option --scale",
      "\"--set variants.scale=1,2\"?"
    ),
    (
      ["batch", "m.yaml", "-o", "o", "--dark-mode"], "error LK0414: labelkit batch has no option --dark-mode", "\"--set colorScheme=dark\"?"
    ),
    (["batch", "m.yaml", "-o", "o", "--filter", "a"], "error LK0414: labelkit batch has no option --filter", "did you mean \"--only\"?"),
    (["batch", "m.yaml", "-o", "o", "-j2"], "error LK0414: labelkit batch has no option -j2", "did you mean \"--jobs\"?"),
    (["batch", "m.yaml", "-o", "o", "--threads", "2"], "error LK0414: labelkit batch has no option --threads", "did you mean \"--jobs\"?"),
    (["batch", "m.yaml", "-o", "o", "--no-cache"], "error LK0414: labelkit batch has no option --no-cache", "did you mean \"--force\"?"),
    (["batch", "m.yaml", "-o", "o", "--verbose"], "error LK0414: labelkit batch has no option --verbose", "--diagnostics json"),
    (["render", "A", "-out", "a.png"], "error LK0414: labelkit render has no option -out", "did you mean \"--output\"?"),
    (["render", "A", "--opacity", "1"], "error LK0414: labelkit render has no option --opacity", "an opacity of their own"),
    (["render", "A", "--letter-spacing", "1"], "error LK0414: labelkit render has no option --letter-spacing", "explain tracking"),
    (["render", "A", "--border-color", "red"], "error LK0414: labelkit render has no option --border-color", "did you mean \"--border\"?"),
    (["render", "A", "-background", "red"], "error LK0414: labelkit render has no option -background", "did you mean \"--background\"?"),
    (["render", "A", "--center", "-o", "a.png"], "error LK0414: labelkit render has no option --center", "\"--alignment center\"?"),
    (["render", "A", "--uppercase", "-o", "a.png"], "error LK0414: labelkit render has no option --uppercase", "textCase: uppercase"),
    (
      ["render", "A", "-o", "a.png", "--size", "12", "pt"], "error LK0602: unexpected argument 'pt'",
      "numbers have no units here: write --size 12"
    ),
    (
      ["render", "A", "--format", "png", "-o", "a.jpg"],
      "--output: error LK0602: --output takes a name that ends in .png for a PNG image, not \"a.jpg\"", "--output a.png"
    ),
    (
      ["batch", "m.yaml", "-o", "o", "--timeout", "5s"], "error LK0602: the value '5s' is invalid for '--timeout <seconds>'", "--timeout 5"
    ),
    (
      ["batch", "m.yaml", "-o", "o", "--variants", "scale=2"], "error LK0414: labelkit batch has no option --variants",
      "--set variants.scale=2"
    ),
    (["icons", "list", "add", "user"], "error LK0602: unexpected argument 'user'", "labelkit icons list \"add user\""),
    (["icons", "list", "--filter", "a"], "error LK0414: labelkit icons list has no option --filter", "the words come without an option"),
    (["icons", "export", "star", "-o", "s.svg"], "error LK0602: --output names a folder, and s.svg is the name of a file", "write -o s"),
    (
      ["assets", "m.yaml", "--kind", "web", "-o", "index.html"],
      "error LK0602: --output names a folder, and index.html is the name of a file", "write -o index"
    ),
    (
      ["render", "A", "-o", "a.png", "--border", "2,red"],
      "--border: error LK0602: --border takes a colour, and a width after a comma, not \"2,red\"", "--border red,2"
    ),
    (
      ["render", "A", "-o", "a.png", "--shadow", "red"],
      "--shadow: error LK0602: --shadow takes COLOR,DX,DY or COLOR,DX,DY,RADIUS, not \"red\"", "--shadow red,0,1,2"
    ),
    (["watch", "m.yaml"], "error LK0413: there is no command \"watch\"", "did you mean \"batch --watch\"?"),
    (["diff", "a.png", "b.png"], "error LK0413: there is no command \"diff\"", "did you mean \"compare\"?"),
    (["snapshot", "update"], "error LK0413: there is no command \"snapshot update\"", "did you mean \"record\"?"),
    (["icons", "search", "star"], "error LK0413: there is no command \"icons search\"", "did you mean \"list\"?"),
    (["m.yaml", "-o", "out"], "error LK0413: there is no command \"m.yaml\"", "write labelkit batch m.yaml -o out"),
    (["Hi there", "-o", "a.png"], "error LK0413: there is no command \"Hi there\"", "write labelkit render \"Hi there\" -o a.png"),
    (["render", "Hi", "a.png"], "error LK0602: missing expected argument '--output <output>'", "write -o a.png"),
    (["batch", "m.yaml", "out"], "error LK0602: use --output to name a folder, or --archive to name a tar archive", "write -o out"),
    (["render", "Hi", "-o", "a.png", "--background", "red", "blue"], "error LK0602: unexpected argument 'blue'", "--background red,blue"),
    (
      ["render", "Hi", "-o", "a.png", "--border", "1px", "solid", "red"], "error LK0602: 2 unexpected arguments: 'solid', 'red'",
      "write --border red,1"
    ),
    (
      ["render", "Hi", "-o", "a.png", "--dark", "true"], "error LK0602: unexpected argument 'true'", "--dark takes no value: leave out true"
    ),
    (
      ["render", "Hi", "-o", "a.png", "–size", "20"], "error LK0602: 2 unexpected arguments: '–size', '20'", "in place of the dash: --size"
    ),
    (["render", "Hi", "-o", "a.png", "--size", ""], "--size: error LK0602: --size has no value", "leave the option out"),
    (["render", "Hi", "-o", "a.png", "--icon", ""], "--icon: error LK0602: --icon has no value", "leave the option out"),
    (
      ["batch", "m.yaml", "m.yaml", "-o", "o"], "error LK0602: the manifest m.yaml is named twice", "name each manifest once"
    ),
    (
      ["batch", "m.yaml", "-o", "out.png"], "error LK0602: --output names a folder, and out.png is the name of a file",
      "write -o out, or draw one label"
    ),
    (
      ["batch", "m.yaml", "--archive", "dir/"], "error LK0602: --archive names a file, and dir/ is a folder", "write --archive dir/out.tar"
    ),
    (
      ["batch", "m.yaml", "-o", "o", "--gallery", "g.pdf"], "error LK0602: --gallery writes an HTML page, and g.pdf does not end in .html",
      "write --gallery index.html"
    ),
    (
      ["assets", "m.yaml", "-o", "o", "--kind", "xcassets", "--name", "Voltage App"],
      "error LK0602: --name takes ASCII letters and digits, beginning with a capital letter", "write --name VoltageApp"
    ),
    (["compare", "a.png", "b.png", "--threshold", "0.5"], "--threshold: error LK0602: --threshold needs --metric", "add --metric oklab"),
    (["batch"], "error LK0602: missing expected argument '<manifests> ...'", "for example: labelkit batch weather.yaml -o out/ --prune"),
    (
      ["batch", "m.yaml"], "error LK0602: use --output to name a folder, or --archive to name a tar archive",
      "for example: labelkit batch weather.yaml -o out/ --prune"
    ),
    (["render", "A", "--font"], "error LK0602: missing value for '--font <font>'", "--help` lists"),
    (
      ["assets", "m.yaml", "-o", "o", "--kind", "windows"], "error LK0602: the value 'windows' is invalid for '--kind <kind>'",
      "please provide one of"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func wrongCommandLineIsAnErrorInTheFormatOfAllOthers(index: Int) throws {
    let (arguments, message, help) = Self.mistakes[index]
    let outcome = tool.command(arguments)
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.code == 64 && outcome.output.isEmpty && lines.count == 2, "\(outcome.errors)")
    #expect(lines.first.map(String.init) == message)
    #expect(lines.last.map { $0.hasPrefix("   help: ") && $0.contains(help) } ?? false, "\(outcome.errors)")
  }

  @Test func wrongCommandLineIsPrintedForProgramsAndInColour() throws {
    let object = try jsonObject(tool.command("batch", "m.yaml", "--outptu", "o", "--diagnostics", "json").errors)
    #expect(object["code"] as? String == "LK0414" && object["suggestion"] as? String == "--output")
    #expect(tool.command("bacth", "--color", "always").errors.hasPrefix("\u{1B}[1;31merror LK0413:"))
    #expect(tool.command("bacth", "--color=always", "--diagnostics=github").errors.hasPrefix("::error "))
  }

  @Test func negativeNumbersAreValuesOfOptions() throws {
    let outcome = tool.command("render", "A", "--width", "-5", "-o", "./a.png")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("--width: error LK0301: "), "\(outcome.errors)")
    #expect(tool.command("render", "-o", "./minus.png", "--", "-5").code == 0)
  }

  @Test func versionIsPrinted() throws {
    let outcome = try tool.run(["--version"])
    #expect(outcome.code == 0 && outcome.text == LabelKitVersion.current + "\n" && outcome.errors.isEmpty)
  }

  @Test(arguments: ["--version", "--help", "batch --help", "help batch", "help exit-codes", "schema"])
  func textThatCannotBeWrittenIs73(arguments: String) throws {
    let outcome = try tool.shell("exec \"$0\" \(arguments) > /dev/full")
    #expect(outcome.code == 73 && outcome.errors.contains("LK0407"), "\(outcome.errors)")
  }

  @Test func everyCommandWithoutSubcommandsHasHelpWithAnExample() throws {
    for path in [[]] + CommandExample.paths {
      let help = tool.command(path + ["--help"])
      #expect(help.code == 0 && help.text.hasPrefix("OVERVIEW: "), "\(path)")
      let examples = CommandExample.of(path)
      #expect(!examples.isEmpty, "\(path)")
      for example in examples { #expect(help.text.contains("\n    \(example.command)\n"), "\(path)") }
    }
    #expect(tool.command("help", "batch").text == tool.command("batch", "--help").text)
  }

  /// The parser has no room for texts in a narrow terminal.
  @Test(arguments: ["-1", "0", "1", "26", "39"]) func helpIsCompleteInANarrowTerminal(columns: String) throws {
    for command in [[], ["icons"], ["render"]] {
      let help = command + ["--help"]
      let narrow = try tool.run(help, environment: ["COLUMNS": columns])
      #expect(try narrow.code == 0 && narrow.text == tool.run(help, environment: ["COLUMNS": "40"]).text, "\(command): \(narrow.errors)")
    }
  }

  @Test func helpListsOnlyOptionsThatMatter() throws {
    for command in [["explain"], ["schema"], ["compare"], ["cache", "size"], ["completions"], ["init"]] {
      let help = tool.command(command + ["--help"]).text
      for option in ["--icons", "--font-dir", "--no-system-fonts"] { #expect(!help.contains(option), "\(command)") }
      #expect(help.contains("--diagnostics"))
    }
    let fonts = tool.command("fonts", "list", "--help").text
    #expect(fonts.contains("--font-dir") && !fonts.contains("--icons"))
    let render = tool.command("render", "--help-all").text
    for value in ["headline", "byTruncatingMiddle", "accessibility3", "--color never"] { #expect(render.contains(value), "\(value)") }
    #expect(tool.command("--help").text.contains("completions"))
  }

  @Test func helpOfTheToolFitsAScreenAndNamesEveryCommand() throws {
    let (help, all) = (tool.command("--help").text, tool.command("--help-all").text)
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 44)
    for path in CommandExample.paths where path.count == 1 {
      #expect(help.contains(path[0]) && all.contains("\n  \(path[0]) "), "\(path)")
    }
  }

  /// Each option is in one group of its command, or with `--help-all` among those that are rarely used.
  @Test(arguments: ["render", "batch", "assets"]) func helpShowsFewOptionsAndAllOfThemIfAsked(command: String) throws {
    let root = try jsonObject(CommandLineTool.helpAsJSON)
    let commands = try #require((root["command"] as? [String: Any])?["subcommands"] as? [[String: Any]])
    let arguments = try #require(commands.first { $0["commandName"] as? String == command }?["arguments"] as? [[String: Any]])
    let names = arguments.flatMap { argument in
      (argument["names"] as? [[String: Any]] ?? []).filter { $0["kind"] as? String == "long" }.compactMap { $0["name"] as? String }
    }
    func options(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.hasPrefix("  -") }.compactMap { line in
        line.split { " ,".contains($0) }.first { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
      }
    }
    let (some, all) = (options(tool.command(command, "--help").text), options(tool.command(command, "--help-all").text))
    #expect(all.sorted() == names.sorted())
    #expect(some.count <= 40 && Set(some).subtracting(["help-all"]).isSubset(of: all))
    #expect(some.count == Set(some).count)
  }
}
