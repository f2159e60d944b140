// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelLayout
import Testing

@Suite struct LabelStyleTests {
  private func dump(_ view: some View) -> String { ViewContext().lower(view).dump }

  @Test func viewsOfATitleAreBelowEachOther() {
    let label = Label {
      Text("Name")
      Text("Role")
    } icon: {
      Image(systemName: "person")
    }
    #expect(
      dump(label) == """
        label
          title
            stack vertical start
              text "Name"
              text "Role"
          icon
            image "person"

        """)
  }

  @Test func spacingAndReservedWidthApplyToPartsSideBySide() {
    let label = Label("Title", systemImage: "moon").labelIconToTitleSpacing(3).labelReservedIconWidth(28)
    #expect(
      dump(label) == """
        environment spacing=3
          label
            title
              text "Title"
            icon
              frame 28×- center/center
                image "moon"

        """)
    #expect(dump(label.labelStyle(.iconOnly)).contains("frame") == false)
  }

  @Test func conditionsChooseViews() {
    func view(_ flag: Bool) -> some View {
      VStack {
        if flag { Text("yes") } else { Text("no"); Text("never") }
        if flag { Text("too") }
      }
    }
    #expect(dump(view(true)) == "stack vertical center\n  text \"yes\"\n  text \"too\"\n")
    #expect(dump(view(false)) == "stack vertical center\n  text \"no\"\n  text \"never\"\n")
  }
}
