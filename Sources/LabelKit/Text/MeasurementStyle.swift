// SPDX-License-Identifier: MIT

public import Foundation

extension Measurement {
  /// Writes measurements, as Foundation's style of this name that Linux lacks: "170 cm", "5 ft, 7 in", "170 centimeters".
  ///
  /// Common units have their English names and symbols; all others their symbols. The unit follows the locale unless `usage` is `asProvided`:
  /// people's heights are feet and inches in the United States, distances miles, weights pounds, temperatures Fahrenheit.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// How much of the unit is written.
    public typealias UnitWidth = MeasurementUnitWidth
    /// Whether the unit follows the locale.
    public typealias Usage = MeasurementUnitUsage

    /// How much of the unit is written.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// Whether the unit follows the locale.
    public var usage: Usage
    /// The most decimals.
    public var fractionLength: Int

    /// Makes a style.
    public init(width: UnitWidth, locale: Locale = Locale(identifier: "en"), usage: Usage = .general, fractionLength: Int = 2) {
      (self.width, self.locale, self.usage, self.fractionLength) = (width, locale, usage, fractionLength)
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(width: width.rawValue, locale: locale, decimals: fractionLength)
        .text(value.value, value.unit, usage: usage.rawValue)
    }
  }
}

/// How much of a measurement's unit is written. A type of its own, since the compiler cannot infer one inside a generic type.
public enum MeasurementUnitWidth: String, Codable, Hashable, Sendable {
  /// "170 centimeters".
  case wide
  /// "170 cm".
  case abbreviated
  /// "170cm".
  case narrow
}

/// Whether the unit follows the locale.
public enum MeasurementUnitUsage: String, Codable, Hashable, Sendable {
  /// It does.
  case general
  /// It stays as it is.
  case asProvided
  /// It does; lengths are people's.
  case personHeight
  /// It does; lengths are roads.
  case road
}

extension FormatStyle {
  /// Writes a measurement with its unit: `.measurement(width: .abbreviated)`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: Measurement<UnitType>.FormatStyle.Usage = .general
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage)
  }
}

extension Measurement {
  /// The measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}
