// SPDX-License-Identifier: MIT

internal import CICU

/// Determines which letters are joined, by Unicode's Joining_Type: in Arabic, Syriac, Mongolian and other cursive scripts.
enum CursiveJoining {
  /// Whether the last letter of a cluster is joined to the first letter of the next cluster in logical order. Marks between them do not
  /// separate letters.
  static func joins(_ units: [UInt16], _ cluster: Range<Int>, _ next: Range<Int>) -> Bool {
    guard let before = types(units, cluster).last, let after = types(units, next).first else { return false }
    let forward = [.dualJoining, .leftJoining, .joinCausing].contains(before)
    return forward && [.dualJoining, .rightJoining, .joinCausing].contains(after)
  }

  /// The joining types of a cluster's letters, without transparent ones.
  private static func types(_ units: [UInt16], _ range: Range<Int>) -> [ICUJoiningType] {
    // Nothing below U+0600 joins.
    guard range.contains(where: { units[$0] >= 0x0600 }) else { return [] }
    return UTF16Scalars(units, in: range).map { icu_joining_type($0.scalar) }.filter { $0 != .transparent }
  }
}
