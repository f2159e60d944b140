// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import Testing

/// Programs that are no worker processes: every request ends with an error that says what happened, and none waits for ever.
@Suite struct IsolatedWorkerTests {
  private static func error(of program: String, _ arguments: [String] = [], longestWait: Int? = 60) throws -> MachineError? {
    let worker = IsolatedWorker(
      WorkerCommand(executable: program, arguments: arguments), greeting: [], longestWait: longestWait)
    let job = try #require(FakeSteps.outputs(1).first).job
    var errors: Set<MachineError> = []
    for count in [1, 3, 1] {
      for _ in 0..<count { worker.send(RenderRequest(.image, job)) }
      for _ in 0..<count {
        do throws(MachineError) {
          _ = try worker.receive()
          return nil
        } catch { errors.insert(error) }
      }
    }
    #expect(errors.count == 1, "\(errors)")
    return errors.first
  }

  @Test func programThatEndsIsNamedWithItsExitCodeOrSignal() throws {
    #expect(try Self.error(of: "/bin/sh", ["-c", "exit 7"]) == .workerEnded(reason: "exit code 7"))
    #expect(try Self.error(of: "/bin/sh", ["-c", "kill -SEGV $$"]) == .workerEnded(reason: "signal 11, SIGSEGV"))
    let error = try Self.error(of: "/bin/sh", ["-c", "kill -USR1 $$"])
    #expect(error == .workerEnded(reason: "signal 10"), "\(String(describing: error))")
  }

  @Test func programThatAnswersNonsenseIsNotBelieved() throws {
    #expect(try Self.error(of: "/bin/sh", ["-c", "echo 0123456789 >&0; cat"]) == .workerEnded(reason: "its answer cannot be read"))
    // Frames, but not those of an answer.
    #expect(try Self.error(of: "/bin/sh", ["-c", "cat >&0"]) == .workerEnded(reason: "its answer cannot be read"))
  }

  @Test func programThatDoesNotAnswerInTimeIsEnded() throws {
    #expect(
      try Self.error(of: "/bin/sh", ["-c", "exec sleep 100"], longestWait: 0)
        == .workerEnded(reason: "it had no result after 0 seconds"))
  }

  @Test(
    arguments: [
      (nil, nil), (0, 10), (0.5, 10), (10, 60), (1.0 / 3, 10), (100, 600), (1e9, 6_000_000_000), (1e300, 1 << 52), (.infinity, 1 << 52),
    ] as [(Double?, Int?)])
  func waitGrowsWithTheTimeThatALabelMayTake(seconds: Double?, wait: Int?) {
    #expect(IsolatedWorker.longestWait(for: seconds) == wait)
  }

  @Test(arguments: [nil, Int.max, Int(Int32.max)])
  func waitsOfAnyLengthEndWithTheProcess(longestWait: Int?) throws {
    #expect(try Self.error(of: "/bin/sh", ["-c", "exit 7"], longestWait: longestWait) == .workerEnded(reason: "exit code 7"))
  }

  @Test func programThatDoesNotExistIsAnErrorOfTheSystem() throws {
    let error = try Self.error(of: "/no/such/program")
    #expect(error?.code == .library && error?.message.hasPrefix("glibc: posix_spawn failed: ") == true, "\(String(describing: error))")
    #expect(error?.message.hasSuffix(" (2)") == true)
  }
}
