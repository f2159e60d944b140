// SPDX-License-Identifier: MIT

public import LabelCore

/// The names and the size of numbered archives: `--archive out-%06d.tar --archive-size 512M`.
public struct ArchiveSeries: Hashable, Sendable {
  /// The path of the archives, with `%d` or `%06d` where the number of each is.
  public let pattern: String
  /// The maximum length of an archive in bytes. An archive of one label may be longer.
  public let maximumBytes: Int
  private let beforeNumber: String
  private let afterNumber: String
  /// The minimum number of digits.
  private let digits: Int

  static let ending = ".tar"

  /// Describes a series of archives.
  ///
  /// - Parameters:
  ///   - pattern: a path that ends in `.tar`, whose last part has one `%d`, or `%06d` for numbers of six digits. Archives are counted from 0.
  ///   - maximumBytes: the maximum length of an archive.
  /// - Throws: `LabelError.invalidValue` for any other pattern, and for a length below 1.
  public init(pattern: String, maximumBytes: Int) throws(LabelError) {
    let invalid = LabelError.invalidValue(
      key: "--archive", value: pattern,
      expected: "a name with one %d or %06d, which becomes the number of the archive, and the ending .tar, as in out-%06d.tar", nearest: [])
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, pattern.hasSuffix(Self.ending) else { throw invalid }
    let specifier = parts[1].prefix { $0 != "d" }
    let rest = parts[1].dropFirst(specifier.count)
    guard rest.first == "d", !rest.contains("/"), let digits = Self.digits(specifier) else { throw invalid }
    guard maximumBytes > 0 else {
      throw .invalidValue(key: "--archive-size", value: "\(maximumBytes)", expected: Self.expectedSize, nearest: [])
    }
    self.pattern = pattern
    self.maximumBytes = maximumBytes
    self.digits = digits
    beforeNumber = String(parts[0])
    afterNumber = String(rest.dropFirst())
  }

  /// The minimum number of digits of `""` or `"06"`; nil for anything else.
  private static func digits(_ specifier: Substring) -> Int? {
    if specifier.isEmpty { return 1 }
    guard specifier.utf8.count == 2, specifier.first == "0", let digits = Int(specifier), digits > 0 else { return nil }
    return digits
  }

  // MARK: Options

  private static let expectedSize = "a number of bytes from 1, or of K, M or G, such as 512M"

  /// The number of bytes of `512M`: K is 1024 bytes, M is 1024 K, and G is 1024 M.
  ///
  /// - Throws: `LabelError.invalidValue`.
  public static func bytes(parsing text: String) throws(LabelError) -> Int {
    let units = ["K": 10, "M": 20, "G": 30]
    let shift = text.last.flatMap { units[String($0)] }
    let digits = shift == nil ? text[...] : text.dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits), number > 0,
      number <= Int.max >> (shift ?? 0)
    else {
      let nearest = units.keys.contains(text.suffix(1).uppercased()) && shift == nil ? [text.uppercased()] : []
      throw .invalidValue(key: "--archive-size", value: text, expected: expectedSize, nearest: nearest)
    }
    return number << (shift ?? 0)
  }

  /// Whether a path seems to be meant as the pattern of a series: it has `%d`, or `%` with digits and `d`.
  public static func isPattern(_ path: String) -> Bool {
    path.split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains { part in
      part.drop { $0.isASCII && $0.isNumber }.first == "d"
    }
  }

  // MARK: Names

  /// The path of an archive.
  package func path(_ number: Int) -> String { beforeNumber + numberText(number) + afterNumber }

  /// The path of an archive's manifest, which ends in `.json`.
  package func manifestPath(_ number: Int) -> String { path(number).dropLast(Self.ending.count) + ".json" }

  /// The number of an archive or of its manifest by its name without folders; nil for any other file.
  package func number(ofName name: String) -> Int? {
    for ending in [Self.ending, ".json"] where name.hasSuffix(ending) {
      let start = beforeNumber.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      let end = afterNumber.dropLast(Self.ending.count) + ending
      guard name.utf8.count > start.utf8.count + end.utf8.count, name.hasPrefix(start), name.hasSuffix(end) else { continue }
      let text = name.dropFirst(start.count).dropLast(end.count)
      guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), numberText(number) == text else { continue }
      return number
    }
    return nil
  }

  private func numberText(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
