// SPDX-License-Identifier: MIT

internal import Foundation
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
    var parts: [String] = []
    if let test = Test.current {
      parts = test.id.nameComponents.map { Self.plain($0.hasSuffix("()") ? String($0.dropLast(2)) : $0) }
      if let arguments = Self.arguments(of: Test.Case.current), !arguments.isEmpty {
        parts[parts.count - 1] += "." + arguments.map(Self.plain).joined(separator: "-")
      } else if Test.Case.current?.isParameterized == true, own == nil {
        throw AmbiguousSnapshotName(
          name: parts.joined(separator: "/"), reason: "the arguments of the test cannot be used for the name; pass named:")
      }
    } else {
      parts = [Self.plain(function.hasSuffix("()") ? String(function.dropLast(2)) : function)]
    }
    if let own { parts[parts.count - 1] += "." + Self.plain(own) }
    text = parts.joined(separator: "/")
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

  /// The name of a function whose parameters have no labels: `rain` for `rain(_:_:)`. The arguments distinguish such tests.
  private static func withoutParameters(_ text: String) -> String? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let labels = text[text.index(after: open)...].dropLast()
    return labels.split(separator: ":").allSatisfy { $0 == "_" } ? String(text[..<open]) : nil
  }

  /// A part of a file name: letters, digits and a few other characters stay, everything else becomes `_`. If that makes two names equal,
  /// or if the name is long, four characters of a hash are added.
  private static func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.@+=".unicodeScalars.contains(scalar) ? scalar : "_"
    }
    var name = String(String.UnicodeScalarView(kept))
    while name.hasPrefix(".") { name = "_" + name.dropFirst() }
    if name == text, name.utf8.count <= 80, !name.isEmpty { return name }
    if let base = withoutParameters(text), base != text { return plain(base) }
    return String(name.prefix(60)) + "-"
      + Fingerprint(parsing: "x " + text.unicodeScalars.map { "\($0.value)" }.joined(separator: ".")).shortName
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
    var contents: PixelsOrText
  }

  enum PixelsOrText: Hashable {
    case pixels(String)
    case text(String)
  }

  private static let uses = Mutex<[String: Use]>([:])

  /// Records that a file is used at a source location.
  ///
  /// - Throws: `AmbiguousSnapshotName` if another location uses it, or the same location with other contents: a loop without names. A
  ///   test that is repeated uses it with the same contents.
  static func record(_ file: String, location: String, contents: PixelsOrText) throws(AmbiguousSnapshotName) {
    let earlier = uses.withLock { uses in
      let earlier = uses[file]
      if earlier == nil { uses[file] = Use(location: location, contents: contents) }
      return earlier
    }
    guard let earlier, earlier.location != location || earlier.contents != contents else { return }
    throw AmbiguousSnapshotName(name: file, reason: "\(earlier.location) uses it already; tell them apart with named:")
  }
}
