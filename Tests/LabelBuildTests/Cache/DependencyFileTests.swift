// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelSystem
import TestSupport
import Testing

@Suite struct DependencyFileTests {
  private func text(_ format: DependencyFile.Format, inputs: [String], outputs: [String]) throws -> String {
    try DependencyFile(path: "m.d", format: format).text(inputs: inputs, outputs: outputs)
  }

  @Test func pathsAreEscapedForMake() throws {
    let inputs = ["a b.yaml", "$x#.svg", "c;d\\e\\ f.svg"]
    #expect(
      try text(.ninja, inputs: inputs, outputs: ["out/a.png", "out/b c%.png"])
        == "out/a.png \\\n out/b\\ c%.png: \\\n a\\ b.yaml \\\n $$x\\#.svg \\\n c;d\\e\\\\\\ f.svg\n")
    #expect(try text(.make, inputs: ["m.yaml", ".IGNORE"], outputs: ["a%.png"]) == "a?.png: \\\n m.yaml \\\n .IGNORE\nm.yaml:\n")
    #expect(try text(.json, inputs: ["a b.yaml", "\n"], outputs: ["a"]) == #"{"inputs":["a b.yaml","\n"],"outputs":["a"]}"# + "\n")
  }

  /// A line feed would end the rule, and the rest of the name would be a line of its own.
  @Test(arguments: [DependencyFile.Format.make, .ninja], ["a\nb!=c.svg", "tab\t.svg", "\u{7F}"])
  func namesWithControlCharactersAreErrors(format: DependencyFile.Format, name: String) {
    for (inputs, outputs) in [([name], ["a"]), (["a"], [name])] {
      let error = #expect(throws: MachineError.self) { try text(format, inputs: inputs, outputs: outputs) }
      #expect(error?.code == .cannotWrite && error?.subject == "m.d" && error?.reason?.contains("--deps-format json") == true)
    }
  }

  /// Make works when a file is new, has changed or is gone, and only then, whatever its name; and no name is a command.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make"), "Make is not installed"))
  func makeReadsAnyName() throws {
    let names = [
      "a b", "a  b", "x;touch${IFS}ran", "x!=touch${IFS}ran", "$(shell touch ran).svg", "${HOME}", "$x", "v:=1", "SHELL=y", "k+=v", "m?=n",
      "h%i", "w*", "y?", "z[a]", "j\\k", "j\\ k", "j\\\\ k", "t\\;u", "p|q", "s&", "s&t", "a&:b", "u'v\"w", "`id`", "a:b", "a:", "a#b",
      "a\\#b",
      "#", ".IGNORE", ".PHONY", "a,b", "(c)", "a(b).svg", "+d", "-e", "@f", "a\\%b", "a\\*b", "export", "private", "define", "include",
      "else",
      "é", "%.svg", ".DELETE_ON_ERROR", "a;b|c&(d)=e%f*g?h[i]", "e\\;f", "{1,2}", "!x", "<x>", "C:\\x", "a \u{308}b", "d/e f/g;h",
    ]
    for name in names {
      let tree = try ScratchTree()
      if name.contains("/") { try tree.make(folder: "d/e f") }
      try tree.make(file: name, holding: "")
      try tree.make(file: "m", holding: "")
      try tree.make(file: "deps", holding: text(.make, inputs: [name, "m"], outputs: ["stamp", name + ".made"]))
      try tree.make(file: "Makefile", holding: "stamp:\n\t@echo made; touch stamp\n-include deps\n")
      func runs() throws -> String {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/make")
        process.arguments = ["-s", "-C", tree.root]
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
      }
      #expect(try runs() == "made\n", "\(name)")
      #expect(try runs() == "", "\(name)")
      try tree.age("stamp", seconds: 60)
      try tree.age("m", seconds: 120)
      try tree.age(name, seconds: 30)
      #expect(try runs() == "made\n", "\(name)")
      try FileManager.default.removeItem(atPath: tree.root + "/" + name)
      if !name.hasPrefix(".") { #expect(try !runs().contains("***"), "\(name)") }
      #expect(!tree.names().contains("ran"), "\(name)")
    }
  }

  /// A dependency file replaces only dependency files, so LabelKit has to recognise all of its own.
  @Test func everyDependencyFileIsRecognized() throws {
    let paths = ["a.png", "a b.png", "c:d", "ends:", "$x#\\", "\\:", "deep/er/é雨.svg", "a;b%", "=", ".PHONY"]
    for format in DependencyFile.Format.allCases {
      for (inputs, outputs) in [
        (0, 0), (0, 1), (1, 0), (1, 1), (paths.count, paths.count), (paths.count * 1000, 2), (2, paths.count * 1000),
      ] {
        let text = try text(
          format, inputs: (0..<inputs).map { paths[$0 % paths.count] }, outputs: (0..<outputs).map { paths[$0 % paths.count] })
        #expect(OutputKind.dependencies.recognizes(Array(text.utf8.prefix(1 << 16))), "\(format) \(inputs) \(outputs)")
      }
    }
  }
}
