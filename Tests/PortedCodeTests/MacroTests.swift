// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var badge = 0
  @Entry var iconTint: Color? = nil
  @Entry fileprivate var names: [String: Int] = [:]
  @Entry fileprivate var missing: String?
}

extension View {
  fileprivate func badge(count: Int) -> some View { environment(\.badge, count) }
}

private struct Counted: View {
  @Environment(\.badge) private var badge
  @Environment(\.names) private var names
  @Environment(\.missing) private var missing
  var body: some View { Text("\(badge) \(names.count) \(missing ?? "none")") }
}

private struct Counted_Previews: PreviewProvider {
  static var previews: some View { Counted().previewLayout(.sizeThatFits).previewDisplayName("Counted") }
}

#Preview { Counted() }

#Preview("Several") {
  VStack {
    Counted()
    if true { Counted().badge(count: 2) }
  }
}

@Suite struct MacroTests {
  @Test func entriesAreInherited() throws {
    #expect(try tree(Counted()).contains("0 0 none"))
    #expect(
      try tree(VStack { Counted() }.badge(count: 3).environment(\.names, ["a": 1]).environment(\.missing, "found")).contains("3 1 found"))
  }
}
