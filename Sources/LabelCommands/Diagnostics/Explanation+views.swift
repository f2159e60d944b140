// SPDX-License-Identifier: MIT

internal import LabelCore

// Warnings about SwiftUI views.
extension Explanation {
  static let drawnDifferently = Explanation(
    .drawnDifferently, "modifiers of views that are drawn differently",
    """
    LabelKit draws most views of SwiftUI as iOS draws them at rest. Where it has a simpler look for a style, such as one for a \
    calendar or a sidebar, it draws that look and says so, once for each image. `ImageRenderer` prints the warning and lists it \
    in `warnings()`. The image is rendered.
    """,
    example: """
      DatePicker("Day", selection: $day).datePickerStyle(.wheel)    // LK0535
      DatePicker("Day", selection: $day).datePickerStyle(.compact)
      """)

  static let notDrawn = Explanation(
    .notDrawn, "modifiers of views that draw nothing",
    """
    Some modifiers of SwiftUI need a container that draws them: a title and a toolbar need the bar of a `NavigationStack`, the \
    label of a tab needs a `TabView`. Without it they draw nothing, as on iOS. `ImageRenderer` prints the warning, once for each \
    image, and lists it in `warnings()`. The image is rendered.
    """,
    example: """
      List { rows }.navigationTitle("Weather")                      // LK0536
      NavigationStack { List { rows }.navigationTitle("Weather") }
      """)
}
