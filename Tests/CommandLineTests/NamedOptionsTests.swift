// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import Testing

/// `batch` and `render`, parsed with only the options declared that their arguments name.
@Suite struct NamedOptionsTests {
  private struct Help: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    struct Argument: Decodable {
      let kind: String
      let names: [Name]?
    }

    struct Command: Decodable {
      let commandName: String
      let arguments: [Argument]?
      let subcommands: [Command]?
    }

    let command: Command
  }

  /// Values of options that do not take every text.
  private static let values = [
    "diagnostics": "short", "progress": "never", "color": "auto", "deps-format": "json", "gallery": "g.html", "deps": "d",
  ]

  @Test(arguments: ["batch", "render"])
  func everyOptionIsFoundByEachOfItsNames(command: String) throws {
    let help = try JSONDecoder().decode(Help.self, from: Data(CommandLineTool.helpAsJSON.utf8))
    let arguments = try #require(help.command.subcommands?.first { $0.commandName == command }?.arguments)
    let names = arguments.filter { $0.kind != "positional" }.flatMap { argument in (argument.names ?? []).map { (argument.kind, $0) } }
    #expect(names.count > 30)
    for (kind, name) in names where !["help", "h", "version", "archive-size"].contains(name.name) {
      let option = (name.kind == "long" ? "--" : "-") + name.name
      let value = kind == "flag" ? [] : [Self.values[name.name] ?? "1"]
      let output = ["output", "o", "archive"].contains(name.name) ? [] : ["-o", "out"]
      #expect(CommandLineTool.acceptsByNames([command, "m.ndjson", option] + value + output), "\(option) is not declared when it is named")
    }
  }

  /// An option that is not among the names that messages look for would be called unknown when its value is missing.
  @Test(arguments: ["batch", "render"])
  func missingValuesAreMissedForEveryOption(command: String) throws {
    let tool = try Tool()
    let help = try JSONDecoder().decode(Help.self, from: Data(CommandLineTool.helpAsJSON.utf8))
    let arguments = try #require(help.command.subcommands?.first { $0.commandName == command }?.arguments)
    for name in arguments.filter({ $0.kind == "option" }).flatMap({ $0.names ?? [] }) {
      let option = (name.kind == "long" ? "--" : "-") + name.name
      let errors = tool.command(command, "m.ndjson", option).errors
      #expect(errors.contains("missing value for '\(option)"), "\(errors)")
    }
  }

  /// A command line that one thread parses takes no option from what another one shows.
  @Test func optionsAreDeclaredForOneThread() {
    let help = CommandLineTool.helpAsJSON
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      if number % 2 == 0 {
        #expect(CommandLineTool.acceptsByNames(["render", "A", "--size", "12", "-o", "a.png"]))
      } else {
        #expect(CommandLineTool.helpAsJSON == help)
      }
    }
  }

  @Test func severalShortNamesInOneArgumentAreParsedWithAllOptions() {
    #expect(CommandLineTool.acceptsByNames(["render", "A", "-qo", "a.png"]))
  }

  @Test(arguments: [
    ["render", "A", "--siz", "12", "-o", "a.png"], ["render", "A"], ["batch", "-o", "out"], ["batch", "m.yaml", "--archive", "a.zip"],
  ])
  func wrongArgumentsAreWrongByNamesToo(arguments: [String]) { #expect(!CommandLineTool.acceptsByNames(arguments)) }
}
