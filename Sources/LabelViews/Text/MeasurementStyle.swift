// SPDX-License-Identifier: MIT

public import Foundation

extension Measurement {
  /// A format for measurements, like Foundation's style of this name, which Linux does not have: "170 cm", "5 ft, 7 in", "170 centimeters".
  ///
  /// Common units have their English names and symbols; all others their symbols. The unit depends on the locale unless `usage` is
  /// `asProvided`: in the United States heights of people are in feet and inches, distances in miles, temperatures in Fahrenheit.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// The width of the unit in the text, such as `.abbreviated`.
    public typealias UnitWidth = _MeasurementUnitWidth
    /// The purpose of the measurement, which decides whether the unit depends on the locale.
    public typealias Usage = _MeasurementUnitUsage

    /// The width of the unit in the text, such as `.abbreviated`.
    public var width: UnitWidth
    /// The locale that decides about the unit and the format of the number.
    public var locale: Locale
    /// The purpose of the measurement, which decides whether the unit depends on the locale.
    public var usage: Usage
    /// The greatest number of decimal digits; 2 by default.
    public var fractionLength: Int

    /// Creates a format for measurements.
    ///
    /// - Parameters:
    ///   - width: The width of the unit in the text, such as `.abbreviated`.
    ///   - locale: The locale of the text; English by default. Views replace it by the environment's.
    ///   - usage: The purpose of the measurement, which decides whether the unit depends on the locale.
    ///   - fractionLength: The greatest number of decimal digits; 2 by default.
    public init(width: UnitWidth, locale: Locale = Locale(identifier: "en"), usage: Usage = .general, fractionLength: Int = 2) {
      (self.width, self.locale, self.usage, self.fractionLength) = (width, locale, usage, fractionLength)
    }

    /// Returns the same format for another locale.
    ///
    /// - Parameter locale: The locale of the text.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the measurement as text.
    ///
    /// - Parameter value: The measurement to format.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(width: width.rawValue, locale: locale, decimals: fractionLength)
        .text(value.value, value.unit, usage: usage.rawValue)
    }
  }
}

/// The width of a unit in a formatted measurement. It is a type of its own, since the compiler cannot infer one inside a generic type.
public enum _MeasurementUnitWidth: String, Codable, Hashable, Sendable {
  /// The full name of the unit, as in "170 centimeters".
  case wide
  /// The symbol of the unit after a space, as in "170 cm".
  case abbreviated
  /// The symbol of the unit without a space, as in "170cm".
  case narrow
}

/// The purpose of a measurement, which decides whether its unit depends on the locale.
public enum _MeasurementUnitUsage: String, Codable, Hashable, Sendable {
  /// A general purpose: temperatures are in the locale's unit, all others in their own.
  case general
  /// The measurement keeps its own unit in every locale.
  case asProvided
  /// The height of a person: in the United States feet and inches, elsewhere the own unit.
  case personHeight
  /// A distance on a road: in the United States miles, elsewhere kilometers.
  case road
}

extension FormatStyle {
  /// A format for measurements with their unit, such as `.measurement(width: .abbreviated)`.
  ///
  /// - Parameters:
  ///   - width: The width of the unit in the text.
  ///   - usage: The purpose of the measurement, which decides whether the unit depends on the locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: Measurement<UnitType>.FormatStyle.Usage = .general
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage)
  }
}

extension Measurement {
  /// Returns the measurement in a format.
  ///
  /// - Parameter format: The format, such as `.measurement(width: .wide)`.
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}
