// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

@Suite struct OutputTemplateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var template: String
    var change: @Sendable (inout VariantValues) -> Void = { _ in }
    var path: String
    var testDescription: String { "\(template) → \(path)" }
  }

  static let common = "{id}{-locale}{-colorScheme}{@scale}.png"

  @Test(
    arguments: [
      Case(template: common, path: "weather/rain.png"),
      Case(template: common, change: { $0.scale = 2 }, path: "weather/rain@2x.png"),
      Case(template: common, change: { $0.scale = 1.5 }, path: "weather/rain@1.5x.png"),
      Case(template: common, change: { $0.colorScheme = "dark" }, path: "weather/rain-dark.png"),
      Case(template: common, change: { $0.locale = "de" }, path: "weather/rain.png"),
      Case(
        template: common,
        change: {
          $0.locale = "pt-BR"
          $0.hasSeveralLocales = true
          $0.colorScheme = "dark"
          $0.scale = 3
        }, path: "weather/rain-pt-BR-dark@3x.png"),
      Case(template: "{colorScheme}/{scale}/{id}.png", path: "light/1x/weather/rain.png"),
      Case(template: "{locale}/{id}.png", path: "en/weather/rain.png"),
      Case(template: "{id}{/locale}.png", change: { $0.hasSeveralLocales = true }, path: "weather/rain/en.png"),
      Case(template: "{id}{_dynamicTypeSize}{.layoutDirection}{+contrast}.png", path: "weather/rain.png"),
      Case(
        template: "{id}{_dynamicTypeSize}{.layoutDirection}{+contrast}.png",
        change: {
          $0.dynamicTypeSize = "xLarge"
          $0.layoutDirection = "rtl"
          $0.contrast = "increased"
        }, path: "weather/rain_xLarge.rtl+increased.png"),
      Case(template: "icons{/id}{ scale}.PNG", change: { $0.scale = 2 }, path: "icons/weather/rain 2x.PNG"),
      Case(template: "{id}-{id}.png", path: "weather/rain-weather/rain.png"),
    ])
  func templateGivesThePathOfAVariant(_ example: Case) throws {
    var variant = try VariantValues(id: OutputName("weather/rain"))
    example.change(&variant)
    #expect(try OutputTemplate(parsing: example.template).path(for: variant).description == example.path)
  }

  @Test(arguments: [("{-local}", "{-locale}"), ("{colorschem}", "{colorScheme}"), ("{@scal}", "{@scale}"), ("{Id}", "{id}")])
  func misspeltPlaceholderHasASuggestion(wrong: String, right: String) {
    let error = #expect(throws: LabelError.self) { try OutputTemplate(parsing: "{id}" + wrong) }
    #expect(error?.code == .invalidValue && error?.message.hasSuffix("not \"\(wrong)\"") == true && error?.suggestion == right)
  }

  @Test(arguments: ["{id}", "{id}.jpg", "{id}png", "{id}.png "])
  func templateEndsInTheExtensionOfAFormat(text: String) {
    let error = #expect(throws: LabelError.self) { try OutputTemplate(parsing: text) }
    #expect(error?.message.contains("png") == true)
  }

  @Test(arguments: ["", "label.png", "{-locale}.png", "{id", "id}", "{{id}}", "{id}{", "{id}}", "{id}{}", "{id}{-}", "{id}{--locale}"])
  func invalidTemplateThrows(text: String) {
    let error = #expect(throws: LabelError.self) { try OutputTemplate(parsing: text) }
    #expect(error?.code == .invalidValue)
  }

  @Test(arguments: ["../de", "/de", "de/../../x", "a\0", ".."])
  func valueThatLeavesTheFolderThrows(locale: String) throws {
    let variant = try VariantValues(id: OutputName("a"), locale: locale)
    let error = #expect(throws: LabelError.self) { try OutputTemplate(parsing: "{locale}/{id}.png").path(for: variant) }
    #expect(error?.code == .unsafeID)
  }

  @Test func standardTemplateGivesEachVariantItsPath() throws {
    let paths = OutputPathSet()
    for scale in [1.0, 2, 3] {
      for colorScheme in ["light", "dark"] {
        for locale in ["en", "de", "ar"] {
          for size in ["large", "xLarge"] {
            for direction in ["ltr", "rtl"] {
              for contrast in ["standard", "increased"] {
                let variant = try VariantValues(
                  id: OutputName("a"), scale: scale, colorScheme: colorScheme, locale: locale, hasSeveralLocales: true,
                  dynamicTypeSize: size, layoutDirection: direction, contrast: contrast)
                try paths.insert(OutputTemplate.standard.path(for: variant))
              }
            }
          }
        }
      }
    }
  }
}
