// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct DeadlineTests {
  @Test func noTimeIsNeverOver() throws {
    let deadline = Deadline()
    for _ in 0..<100 { #expect(!deadline.isOver) }
    try deadline.check()
    deadline.start(nil)
    for _ in 0..<100 { #expect(!deadline.isOver) }
    try deadline.check()
  }

  @Test func timeThatIsOverStaysOverUntilTheNextLabel() throws {
    let deadline = Deadline()
    deadline.start(0)
    while !deadline.isOver {}
    #expect(deadline.isOver)
    #expect(throws: MachineError.timedOut(seconds: 0)) { try deadline.check() }
    deadline.start(1000)
    #expect(!deadline.isOver)
    try deadline.check()
  }
}
