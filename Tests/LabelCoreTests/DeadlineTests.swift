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

  /// A label that is interrupted has only the time that it has not used.
  @Test func timeGoesOnAfterOtherLabels() throws {
    let deadline = Deadline()
    deadline.start(0.2)
    while (try? deadline.check()) != nil {}
    let usage = deadline.usage
    deadline.start(1000)
    try deadline.check()
    deadline.start(0.2, after: usage)
    #expect(throws: MachineError.timedOut(seconds: 0.2)) { try deadline.check() }
    deadline.start(0.2)
    try deadline.check()
    let short = deadline.usage
    deadline.start(0.2, after: short)
    try deadline.check()
  }
}
