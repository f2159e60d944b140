// SPDX-License-Identifier: MIT

import LabelIcons
import Testing

/// Every icon has its place on a sheet.
struct IconCategoryTests {
  private static let registry = IconRegistry()

  @Test func everyDrawnIconStandsInOneCategory() {
    let drawn = Self.registry.names.filter { !Self.registry.isGenerated($0) }
    #expect(IconCategory.allCases.flatMap(\.names).sorted() == drawn)
  }

  @Test func everyGeneratedIconHasTheCategoryOfItsBase() {
    for name in Self.registry.names { #expect(IconCategory.of(name) != nil, "\(name)") }
  }

  @Test(arguments: [
    ("bell", IconCategory.communication), ("bell.badge.plus.fill", .communication), ("12.circle.fill", .symbols), ("a.square", .symbols),
    ("cloud.sun.rain", .nature), ("cloud.and.arrow.up.fill", .communication), ("chevron.left.forwardslash.chevron.right", .documents),
    ("brand:bell", nil), ("bells", nil), ("", nil), (".", nil),
  ])
  func categoryIsThatOfTheLongestDrawnName(name: String, expected: IconCategory?) {
    #expect(IconCategory.of(name) == expected)
  }
}
