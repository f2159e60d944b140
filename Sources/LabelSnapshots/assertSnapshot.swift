// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelPreviews
internal import Testing
internal import XCTest

/// Compares a value with its accepted snapshot, and fails the test if they differ. It works with Swift Testing and XCTest.
///
///     @Test func rain() { assertSnapshot(of: Label("Rain", systemImage: "cloud.rain"), as: .image) }
///
/// Snapshots are stored in `__Snapshots__/<file of the test>` next to that file, under the test's name and arguments. None is accepted
/// unless you ask for it: `LABELKIT_RECORD=missing swift test` accepts new ones, `failed` also changed ones. On a build server (`CI`)
/// none is. `LABELKIT_SNAPSHOT_JUNIT` names a file for the results, with a JUnit case for each snapshot and so for each argument of a
/// test. The images of failures, and a report of them, `report.html`, are in `.build/snapshot-failures` of the package, or in the folder
/// that `LABELKIT_SNAPSHOT_FAILURES` names. In GitHub Actions each failure is also an annotation.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategy: The strategy that turns the value into a snapshot, such as `.image`.
///   - name: A name that distinguishes several snapshots of one test; `nil` for a single one.
///   - record: The snapshots to accept as they are now; `nil` for the mode of the scope, the trait or the environment.
///   - fileID: The file of the test, as failures name it.
///   - filePath: The path of the file, next to which snapshots are stored.
///   - function: The name of the test.
///   - line: The line of failures in the file.
///   - column: The column of failures in the line.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function, line: Int = #line,
  column: Int = #column
) {
  let location = TestSourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  location.check { () throws in
    try SnapshotCheck(
      of: try value(), as: strategy, name: SnapshotName(function: "\(function)", named: name).text, record: record, at: location)
  }
}

extension TestSourceLocation {
  /// Makes a check and runs it. A difference or an error fails the test.
  func check(_ makeCheck: () throws -> SnapshotCheck) {
    if PreviewTrial.isRunning { return }
    var testCase = JUnitCase(name: description, outcome: .passed)
    (testCase.file, testCase.line) = (documentLocation.file, line)
    let start = ContinuousClock.now
    do {
      let check = try makeCheck()
      testCase.name = check.snapshot.name
      switch try check.outcome() {
      case .equal: break
      case .recorded(let files): TestConsole.printRecorded(files, in: check.folder)
      case .failed(let failure):
        testCase.outcome = .failed(summary: failure.summary, text: failure.description)
        attach(failure)
        annotate(failure)
        report(failure.description)
      }
    } catch {
      testCase.outcome = .broken("\(error)")
      report("the snapshot could not be created: \(error)")
    }
    testCase.duration = ContinuousClock.now - start
    do { try SnapshotResultsFile.append(testCase) } catch {
      report("the result of the snapshot could not be written: \(error)")
    }
  }
}

/// The source location of an assertion, which reports to its test.
struct TestSourceLocation: CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int

  var description: String { "\(fileID):\(line)" }

  /// The location with the path of the file, as seen from the current folder.
  var documentLocation: DocumentLocation { DocumentLocation(file: TestConsole.relative("\(filePath)"), line: line, column: column) }

  /// Whether Swift Testing runs the test; XCTest otherwise.
  var isInSwiftTesting: Bool { Test.current != nil }

  /// Records a failure of the running test.
  func report(_ message: String) {
    if isInSwiftTesting {
      let location = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: UInt(line))
    }
  }

  /// Prints an annotation in GitHub Actions.
  func annotate(_ failure: SnapshotFailure) {
    var result = SnapshotResult(name: failure.name, status: .changed)
    (result.failure, result.location) = (failure, DocumentLocation(file: documentLocation.file, line: line))
    if let diagnostic = result.differenceDiagnostic { TestConsole.annotate(diagnostic) }
  }

  /// Attaches the expected value, the actual one and their difference: `swift test --attachments-path` stores them.
  func attach(_ failure: SnapshotFailure) {
    guard isInSwiftTesting else { return }
    let prefix = failure.name.replacingOccurrences(of: "/", with: ".")
    let location = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    for attachment in failure.attachments {
      Attachment.record(attachment.bytes, named: prefix + "." + attachment.name, sourceLocation: location)
    }
  }
}
