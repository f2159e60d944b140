// SPDX-License-Identifier: MIT

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

    init(_ name: String, _ view: @autoclosure @escaping @Sendable () -> some View) {
      self.name = name
      self.view = { AnyView(view()) }
    }
  }

  static let screens = [
    Screen("about", AboutScreen()), Screen("activity", ActivityScreen()), Screen("calendar", CalendarDayScreen()),
    Screen("chat", ChatScreen()), Screen("empty", EmptyStateScreen()), Screen("finance", FinanceScreen()), Screen("login", LoginScreen()),
    Screen("mailbox", MailboxScreen()), Screen("notifications", NotificationsScreen()), Screen("onboarding", OnboardingScreen()),
    Screen("paywall", PaywallScreen()), Screen("player", PlayerScreen()), Screen("product", ProductScreen()),
    Screen("profile", ProfileScreen()), Screen("recipe", RecipeScreen()), Screen("search", SearchScreen()),
    Screen("settings", SettingsScreen()), Screen("signup", SignUpScreen()), Screen("tasks", TaskListScreen()),
    Screen("weather", WeatherScreen()),
  ]

  /// Every screen is drawn in every look, in the size of the phone, without a warning and with the same texts and symbols.
  @Test(arguments: screens, Look.allCases) func aScreenIsDrawn(screen: Screen, look: Look) throws {
    let renderer = ImageRenderer(content: phone(screen, look))
    renderer.scale = 1
    renderer.printsWarnings = false
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width == 393 && bitmap.height == 852)
    #expect(try renderer.warnings().map(\.description) == [])
    assertSnapshot(of: bitmap, as: .image, named: "\(screen.name)-\(look.rawValue)")
    #expect(try names(phone(screen, look)) == names(phone(screen, .light)))
  }

  private func phone(_ screen: Screen, _ look: Look) -> some View {
    screen.view()
      .frame(width: 393, height: 852)
      .background(Color(.systemBackground))
      .environment(\.colorScheme, look == .dark ? .dark : .light)
      .environment(\.dynamicTypeSize, look == .large ? .accessibility2 : .large)
      .environment(\.layoutDirection, look == .rightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
  }
}
