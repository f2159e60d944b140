// SPDX-License-Identifier: MIT

import LabelBuild
import LabelSystem
import Testing

@Suite struct DependencyFileTests {
  @Test func pathsAreEscapedForMake() {
    let inputs = ["a b.yaml", "$x#.svg"]
    #expect(
      DependencyFile.text(.ninja, inputs: inputs, outputs: ["out/a.png", "out/b c.png"])
        == "out/a.png \\\n out/b\\ c.png: \\\n a\\ b.yaml \\\n $$x\\#.svg\n")
    #expect(DependencyFile.text(.make, inputs: ["m.yaml"], outputs: ["a.png"]) == "a.png: \\\n m.yaml\nm.yaml:\n")
    #expect(DependencyFile.text(.json, inputs: inputs, outputs: ["a"]) == #"{"inputs":["a b.yaml","$x#.svg"],"outputs":["a"]}"# + "\n")
  }

  /// A dependency file replaces only dependency files, so LabelKit has to recognise all of its own.
  @Test func everyDependencyFileIsRecognized() {
    let paths = ["a.png", "a b.png", "c:d", "ends:", "$x#\\", "\\:", "deep/er/é雨.svg", "tab\tx", "=", ".PHONY"]
    for format in DependencyFile.Format.allCases {
      for (inputs, outputs) in [
        (0, 0), (0, 1), (1, 0), (1, 1), (paths.count, paths.count), (paths.count * 1000, 2), (2, paths.count * 1000),
      ] {
        let text = DependencyFile.text(
          format, inputs: (0..<inputs).map { paths[$0 % paths.count] }, outputs: (0..<outputs).map { paths[$0 % paths.count] })
        #expect(OutputKind.dependencies.recognizes(Array(text.utf8.prefix(1 << 16))), "\(format) \(inputs) \(outputs)")
      }
    }
  }
}
