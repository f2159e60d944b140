// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelSystem
internal import Synchronization
internal import Testing

/// The path of a snapshot. It depends on the test, its arguments and the name that the author gave it, never on a counter.
struct SnapshotName {
  let text: String

  /// - Parameters:
  ///   - function: `#function` of the caller, for XCTest.
  ///   - own: The name that distinguishes several snapshots of one test.
  /// - Throws: `AmbiguousSnapshotName` if the arguments of a test cannot be found.
  init(function: String, named own: String?) throws(AmbiguousSnapshotName) {
    var parts = Self.parts(of: function)
    if Test.current != nil {
      if let arguments = Self.arguments(of: Test.Case.current), !arguments.isEmpty {
        parts[parts.count - 1] += "." + arguments.map(FileNamePart.plain).joined(separator: "-")
      } else if Test.Case.current?.isParameterized == true, own == nil {
        throw AmbiguousSnapshotName(
          name: parts.joined(separator: "/"), reason: "the arguments of the test cannot be used for the name; pass named:")
      }
    }
    if let own { parts[parts.count - 1] += "." + FileNamePart.plain(own) }
    text = parts.joined(separator: "/")
  }

  /// The folder of the snapshots of a test whose arguments name them, as previews do: the names of the suites and of the test.
  init(ofTest function: String, named own: String?) {
    var parts = Self.parts(of: function)
    if let own { parts[parts.count - 1] += "." + FileNamePart.plain(own) }
    text = parts.joined(separator: "/")
  }

  /// The names of the suites and of the test.
  private static func parts(of function: String) -> [String] {
    guard let test = Test.current else { return [FileNamePart.plain(function.hasSuffix("()") ? String(function.dropLast(2)) : function)] }
    return test.id.nameComponents.map { FileNamePart.plain($0.hasSuffix("()") ? String($0.dropLast(2)) : $0) }
  }

  /// The arguments of a parameterised test case. Swift Testing has no public API for them, so they are found by reflection.
  private static func arguments(of testCase: Test.Case?) -> [String]? {
    guard let testCase, testCase.isParameterized else { return nil }
    return values(in: Mirror(reflecting: testCase), depth: 0)
  }

  private static func values(in mirror: Mirror, depth: Int) -> [String]? {
    for child in mirror.children {
      if child.label == "arguments" {
        return Mirror(reflecting: child.value).children.compactMap { argument in
          Mirror(reflecting: argument.value).children.first { $0.label == "value" }.map { Self.argumentText($0.value) }
        }
      }
      if depth < 3, let found = values(in: Mirror(reflecting: child.value), depth: depth + 1) { return found }
    }
    return nil
  }

  private static func argumentText(_ value: Any) -> String {
    if let text = value as? any StringProtocol { return String(text) }
    if let named = value as? any CustomTestStringConvertible { return named.testDescription }
    return String(describing: value)
  }
}

/// An error for two snapshots of the same name, or for a snapshot without a name.
public struct AmbiguousSnapshotName: Error, Hashable, CustomStringConvertible {
  let name: String
  let reason: String

  /// The name of the snapshot, the reason, and what to do about it.
  public var description: String { "the snapshot \(name) has no unique name: \(reason)" }
}

/// The names that this process has used, so that no two snapshots share a file.
enum UsedNames {
  private struct Use: Hashable {
    var location: String
    var contentHash: Int
  }

  private static let uses = Mutex<[String: Use]>([:])

  /// Records that a file is used at a source location.
  ///
  /// - Parameter contents: The text, or the PNG file.
  /// - Throws: `AmbiguousSnapshotName` if another location uses it, or the same location with other contents: a loop without names. A
  ///   test that is repeated uses it with the same contents.
  static func record(_ file: String, location: String, contents: [UInt8]) throws(AmbiguousSnapshotName) {
    var hasher = Hasher()
    unsafe contents.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    // A hash, because a process may draw many thousands of images.
    let hash = hasher.finalize()
    let earlier = uses.withLock { uses in
      let earlier = uses[file]
      if earlier == nil { uses[file] = Use(location: location, contentHash: hash) }
      return earlier
    }
    guard let earlier, earlier.location != location || earlier.contentHash != hash else { return }
    throw AmbiguousSnapshotName(name: file, reason: "\(earlier.location) uses it already; tell them apart with named:")
  }
}
