// SPDX-License-Identifier: MIT

import LabelCore
import SwiftUI
import Testing

/// Label code that measures some views and aligns others with them, as on Apple's platforms.
@Suite struct AlignedLabelsTests {
  private struct IconWidthKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      guard let next = nextValue() else { return }
      value = value.map { max($0, next) } ?? next
    }
  }

  private struct AlignedIcons: LabelStyle {
    let width: CGFloat?

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 8) {
        configuration.icon
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: IconWidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width, alignment: .center)
        configuration.title
      }
    }
  }

  private struct Settings: View {
    @State private var iconWidth: CGFloat?

    var body: some View {
      VStack(alignment: .leading) {
        Label("Bolt", systemImage: "bolt")
        Label("Umbrella", systemImage: "umbrella.fill")
        Label("People", systemImage: "person.3.fill")
      }
      .labelStyle(AlignedIcons(width: iconWidth))
      .onPreferenceChange(IconWidthKey.self) { iconWidth = $0 }
    }
  }

  /// A row of labels with an underline below one of them, positioned by an anchor preference.
  private struct Underlined: View {
    private struct BoundsKey: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }

    var body: some View {
      HStack(spacing: 12) {
        Label("Now", systemImage: "clock")
        Label("Rain", systemImage: "cloud.rain")
          .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      }
      .padding(6)
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let bounds {
            Rectangle().fill(.tint)
              .frame(width: proxy[bounds].width, height: 2)
              .offset(x: proxy[bounds].minX, y: proxy[bounds].maxY)
          }
        }
      }
    }
  }

  private struct Appearing: View {
    @State private var title = "Loading"
    @State private var badge = 0

    var body: some View {
      Label("\(title) \(badge)", systemImage: "tray")
        .onAppear { title = "Inbox" }
        .onChange(of: title) { _, new in badge = new.count }
    }
  }

  @Test func titlesAreInOneColumnForIconsOfAnyWidth() throws {
    #expect(try names(Settings(), snapshot: "icons") == ["bolt", "Bolt", "umbrella.fill", "Umbrella", "person.3.fill", "People"])
    let frames = try tree(Settings()).split(separator: "\n").filter { $0.contains(" frame ") }
    #expect(frames.count == 3 && Set(frames).count == 1 && !frames[0].contains("frame -"), "\(frames)")
  }

  @Test func anUnderlineFollowsItsLabel() throws {
    _ = try tree(Underlined(), snapshot: "underline")
  }

  @Test func aLabelShowsWhatOnAppearSets() throws {
    #expect(try ImageRenderer(content: Appearing()).accessibilityDescription() == "Inbox 5")
  }
}
