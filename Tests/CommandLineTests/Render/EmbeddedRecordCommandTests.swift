// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `labelkit dump --record`.
@Suite struct EmbeddedRecordCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test func imageWithoutARecordIsAnError() throws {
    #expect(tool.command("render", "A", "-o", "./a.png").code == 0)
    let none = tool.command("dump", "--record", "./a.png")
    #expect(none.code == 66 && none.errors.contains("LK0403") && none.errors.contains("--embed"))
    try tool.write("broken.png", Array(tool.command("render", "A", "-o", "-", "--embed").output.dropLast(30).prefix(60)))
    #expect(tool.command("dump", "--record", "./broken.png").code == 66)
    #expect(tool.command("dump", "--record", "./missing.png").code == 66)
    #expect(tool.command("dump", "--record", "./a.png", "--stage", "png").code == 64)
    #expect(tool.command("dump", "A").code == 64)
  }

  @Test func recordOfAnImageIsPrinted() throws {
    #expect(tool.command("render", "A", "-o", "./a.png", "--embed").code == 0)
    #expect(tool.command("dump", "--record", "./a.png").text == "{\"title\":\"A\"}\n")
  }
}
