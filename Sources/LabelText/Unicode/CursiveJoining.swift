// SPDX-License-Identifier: MIT

internal import CICU

/// Which letters are joined to their neighbours, by Unicode's Joining_Type: Arabic, Syriac, Mongolian and other cursive scripts.
enum CursiveJoining {
  /// Whether the last letter of one cluster is joined to the first letter of the next one, which follows it in reading order. Marks do
  /// not part letters.
  static func joins(_ units: [UInt16], _ cluster: Range<Int>, _ next: Range<Int>) -> Bool {
    guard let before = types(units, cluster).last, let after = types(units, next).first else { return false }
    let forward = [.dualJoining, .leftJoining, .joinCausing].contains(before)
    return forward && [.dualJoining, .rightJoining, .joinCausing].contains(after)
  }

  /// The types of a cluster's letters; transparent ones are left out.
  private static func types(_ units: [UInt16], _ range: Range<Int>) -> [ICUJoiningType] {
    // Nothing below U+0600 joins.
    guard range.contains(where: { units[$0] >= 0x0600 }) else { return [] }
    return UTF16Scalars(units, in: range).map { icu_joining_type($0.scalar) }.filter { $0 != .transparent }
  }
}
