// SPDX-License-Identifier: MIT

import LabelBuild
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
}
