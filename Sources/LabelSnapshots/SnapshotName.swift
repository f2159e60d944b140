// SPDX-License-Identifier: MIT

internal import Foundation
internal import Synchronization
internal import Testing

/// The path of a snapshot, which depends on the test, its arguments and the author's own name for it, never on a counter.
struct SnapshotName {
  let text: String

  /// - Parameters:
  ///   - function: `#function` of the caller, for XCTest.
  ///   - own: tells apart several snapshots of one test.
  /// - Throws: `AmbiguousSnapshotName` when a test has arguments that make no name.
  init(function: String, named own: String?) throws(AmbiguousSnapshotName) {
    var parts: [String] = []
    if let test = Test.current {
      parts = test.id.nameComponents.map { Self.plain($0.hasSuffix("()") ? String($0.dropLast(2)) : $0) }
      if let arguments = Self.arguments(of: Test.Case.current), !arguments.isEmpty {
        parts[parts.count - 1] += "." + arguments.map(Self.plain).joined(separator: "-")
      } else if Test.Case.current?.isParameterized == true, own == nil {
        throw AmbiguousSnapshotName(name: parts.joined(separator: "/"), reason: "the test's arguments make no name; say named:")
      }
    } else {
      parts = [Self.plain(function.hasSuffix("()") ? String(function.dropLast(2)) : function)]
    }
    if let own { parts[parts.count - 1] += "." + Self.plain(own) }
    text = parts.joined(separator: "/")
  }

  /// The arguments of a parameterised test's case. Swift Testing keeps them to itself and its tools; a mirror sees them.
  private static func arguments(of testCase: Test.Case?) -> [String]? {
    guard let testCase, testCase.isParameterized else { return nil }
    return values(in: Mirror(reflecting: testCase), depth: 0)
  }

  private static func values(in mirror: Mirror, depth: Int) -> [String]? {
    for child in mirror.children {
      if child.label == "arguments" {
        return Mirror(reflecting: child.value).children.compactMap { argument in
          Mirror(reflecting: argument.value).children.first { $0.label == "value" }.map { Self.words($0.value) }
        }
      }
      if depth < 3, let found = values(in: Mirror(reflecting: child.value), depth: depth + 1) { return found }
    }
    return nil
  }

  private static func words(_ value: Any) -> String {
    if let text = value as? any StringProtocol { return String(text) }
    if let named = value as? any CustomTestStringConvertible { return named.testDescription }
    return String(describing: value)
  }

  /// The name of a function whose parameters have no labels: `rain` of `rain(_:_:)`; the arguments tell such tests apart.
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
  public var description: String { "the snapshot \(name) has no name of its own: \(reason)" }
}

/// The names that this process has used, so that no two snapshots share a file.
enum UsedNames {
  private struct Use: Hashable {
    var place: String
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
  static func note(_ file: String, place: String, contents: PixelsOrText) throws(AmbiguousSnapshotName) {
    let earlier = uses.withLock { uses in
      let earlier = uses[file]
      if earlier == nil { uses[file] = Use(place: place, contents: contents) }
      return earlier
    }
    guard let earlier, earlier.place != place || earlier.contents != contents else { return }
    throw AmbiguousSnapshotName(name: file, reason: "\(earlier.place) has it already; tell them apart with named:")
  }
}
