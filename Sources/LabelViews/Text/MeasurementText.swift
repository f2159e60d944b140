// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelStrings

/// Formats measurements in the units of a locale.
struct MeasurementText {
  let width: String
  let locale: Locale
  let decimals: Int

  func text(_ value: Double, _ unit: Unit, usage: String) -> String {
    parts(value, unit, usage: usage).map { formatted($0.value, $0.unit) }.joined(separator: width == "narrow" ? " " : ", ")
  }

  /// The measurement in the locale's units; several for feet and inches.
  private func parts(_ value: Double, _ unit: Unit, usage: String) -> [(value: Double, unit: Unit)] {
    guard usage != "asProvided", value.isFinite, let dimension = unit as? Dimension else { return [(value, unit)] }
    let isUS = locale.measurementSystem == .us
    let measurement = { (target: Dimension) in
      Foundation.Measurement(value: value, unit: dimension).converted(to: target).value
    }
    switch dimension {
    case is UnitLength where usage == "personHeight" && isUS:
      let inches = measurement(UnitLength.inches).rounded()
      let feet = (inches / 12).rounded(.down)
      return [(feet, UnitLength.feet), (inches - feet * 12, UnitLength.inches)]
    case is UnitLength where usage == "road":
      let target: Dimension = isUS ? UnitLength.miles : UnitLength.kilometers
      return [(measurement(target), target)]
    case is UnitTemperature:
      let target: Dimension = isUS ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      return [(measurement(target), target)]
    default: return [(value, unit)]
    }
  }

  private func formatted(_ value: Double, _ unit: Unit) -> String {
    let number = value.formatted(.number.precision(.fractionLength(0...max(0, decimals))).locale(locale.known))
    let names = Self.english[unit.symbol]
    switch width {
    case "wide":
      guard let names, locale.language.languageCode?.identifier == "en" else { return "\(number) \(unit.symbol)" }
      return "\(number) \(abs(value) == 1 ? names.one : names.other)"
    case "narrow": return number + unit.symbol
    // The degree sign follows its number without a space.
    default: return unit is UnitTemperature && unit.symbol.hasPrefix("°") ? number + unit.symbol : "\(number) \(unit.symbol)"
    }
  }

  /// CLDR's English names, by symbol.
  private static let english: [String: (one: String, other: String)] = [
    "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"), "mi": ("mile", "miles"),
    "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "bytes": ("byte", "bytes"),
  ]
}
