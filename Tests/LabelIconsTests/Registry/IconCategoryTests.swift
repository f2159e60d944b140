// SPDX-License-Identifier: MIT

import LabelIcons
import Testing

/// Every icon belongs to one category.
struct IconCategoryTests {
  private static let registry = IconRegistry()

  @Test func everyDrawingIsNamedOnceInOneCategory() {
    let drawn = Set(Self.registry.names.filter { !Self.registry.isGenerated($0) })
    let named = IconCategory.allCases.flatMap(\.names)
    #expect(named.count == Set(named).count && named.count >= 500)
    #expect(Set(named).symmetricDifference(drawn) == [])
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
