// SPDX-License-Identifier: MIT

import LabelCore
import LabelKit
import LabelSnapshots
import SwiftUI
import Testing

/// The screens in `Screens`, which are written after the patterns of real apps, drawn on an iPhone of 393 × 852 points.
@Suite struct ScreenTests {
  /// How a screen is drawn.
  enum Look: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case light, dark, large, rightToLeft
    var testDescription: String { rawValue }
  }

  /// A screen with its name.
  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @Sendable () -> AnyView
    var testDescription: String { name }

    init(_ name: String, _ view: @escaping @Sendable () -> AnyView) {
      self.name = name
      self.view = view
    }
  }

  static let screens = [
    Screen("about") { AnyView(AboutScreen()) }, Screen("activity") { AnyView(ActivityScreen()) },
    Screen("calendar") { AnyView(CalendarDayScreen()) },
    Screen("chat") { AnyView(ChatScreen()) }, Screen("empty") { AnyView(EmptyStateScreen()) },
    Screen("finance") { AnyView(FinanceScreen()) }, Screen("login") { AnyView(LoginScreen()) },
    Screen("mailbox") { AnyView(MailboxScreen()) }, Screen("notifications") { AnyView(NotificationsScreen()) },
    Screen("onboarding") { AnyView(OnboardingScreen()) },
    Screen("paywall") { AnyView(PaywallScreen()) }, Screen("player") { AnyView(PlayerScreen()) },
    Screen("product") { AnyView(ProductScreen()) },
    Screen("profile") { AnyView(ProfileScreen()) }, Screen("recipe") { AnyView(RecipeScreen()) },
    Screen("search") { AnyView(SearchScreen()) },
    Screen("settings") { AnyView(SettingsScreen()) }, Screen("signup") { AnyView(SignUpScreen()) },
    Screen("tasks") { AnyView(TaskListScreen()) },
    Screen("weather") { AnyView(WeatherScreen()) },
  ]

  /// Every screen is drawn in every look, in the size of the phone, without a warning and with the same texts and symbols.
  @Test(arguments: screens, Look.allCases) func aScreenIsDrawn(screen: Screen, look: Look) throws {
    let renderer = ImageRenderer(content: phone(screen, look))
    renderer.scale = 1
    renderer.printsWarnings = false
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width == 393 && bitmap.height == 852)
    #expect(try renderer.warnings().map(\.description) == [])
    assertSnapshot(of: bitmap.coarse, as: .image)
    #expect(try names(phone(screen, look)) == names(phone(screen, .light)))
  }

  private func phone(_ screen: Screen, _ look: Look) -> some View {
    screen.view()
      .frame(width: 393, height: 852)
      .clipped()
      .background(Color(.systemBackground))
      .environment(\.colorScheme, look == .dark ? .dark : .light)
      .environment(\.dynamicTypeSize, look == .large ? .accessibility2 : .large)
      .environment(\.layoutDirection, look == .rightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
  }
}

extension Bitmap {
  /// The opaque image with 32 levels of each colour, which needs half the space.
  fileprivate var coarse: Bitmap {
    Bitmap(width: width, height: height, scale: scale, pixels: pixels.map { $0 & 0xFFF8_F8F8 | $0 >> 5 & 0x0007_0707 })
  }
}
