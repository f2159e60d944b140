// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelSettings
internal import LabelText

extension UIFontDescriptor {
  /// The keys of a setting of a font feature, by Apple's numbers.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key as a text.
    public let rawValue: String
    /// Creates a key from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice of the kind, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature, by its older name.
    public static let featureIdentifier = FeatureKey.type
    /// The choice of the kind, by its older name.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// The features of OpenType that Apple's numbers mean; unknown ones are left out.
  static func features(_ settings: [[FeatureKey: Int]]) -> [FontFeature] {
    settings.compactMap { setting -> FontFeature? in
      let tag: OpenTypeTag
      switch (setting[.type], setting[.selector]) {
      case (kNumberSpacingType, kMonospacedNumbersSelector): tag = "tnum"
      case (kNumberSpacingType, kProportionalNumbersSelector): tag = "pnum"
      case (kNumberCaseType, kLowerCaseNumbersSelector): tag = "onum"
      case (kNumberCaseType, kUpperCaseNumbersSelector): tag = "lnum"
      case (kLowerCaseType, kLowerCaseSmallCapsSelector): tag = "smcp"
      case (kUpperCaseType, kUpperCaseSmallCapsSelector): tag = "c2sc"
      case (kFractionsType, kDiagonalFractionsSelector): tag = "frac"
      case (kVerticalPositionType, kSuperiorsSelector): tag = "sups"
      case (kVerticalPositionType, kInferiorsSelector): tag = "subs"
      case (kStylisticAlternativesType, let selector?) where selector > 0 && selector.isMultiple(of: 2) && selector <= 18:
        return stylisticSets.indices.contains(selector / 2 - 1) ? FontFeature(tag: stylisticSets[selector / 2 - 1], value: 1) : nil
      default: return nil
      }
      return FontFeature(tag: tag, value: 1)
    }
  }

  private static let stylisticSets: [OpenTypeTag] = ["ss01", "ss02", "ss03", "ss04", "ss05", "ss06", "ss07", "ss08", "ss09"]
}

// Apple's numbers of kinds of font features and of their choices.

/// The kind of features for the width of digits.
public var kNumberSpacingType: Int { 6 }
/// All digits have the same width.
public var kMonospacedNumbersSelector: Int { 0 }
/// Each digit has its own width.
public var kProportionalNumbersSelector: Int { 1 }
/// The kind of features for the height of digits.
public var kNumberCaseType: Int { 21 }
/// Digits have the height of small letters.
public var kLowerCaseNumbersSelector: Int { 0 }
/// Digits have the height of capitals.
public var kUpperCaseNumbersSelector: Int { 1 }
/// The kind of features for small letters.
public var kLowerCaseType: Int { 37 }
/// Small letters are small capitals.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// The kind of features for capitals.
public var kUpperCaseType: Int { 38 }
/// Capitals are small capitals.
public var kUpperCaseSmallCapsSelector: Int { 1 }
/// The kind of features for fractions.
public var kFractionsType: Int { 11 }
/// Fractions have a slanted line.
public var kDiagonalFractionsSelector: Int { 2 }
/// The kind of features for the vertical position.
public var kVerticalPositionType: Int { 10 }
/// Characters are above the line.
public var kSuperiorsSelector: Int { 1 }
/// Characters are below the line.
public var kInferiorsSelector: Int { 2 }
/// The kind of features for alternative shapes of characters.
public var kStylisticAlternativesType: Int { 35 }
/// The alternative shapes of set One.
public var kStylisticAltOneOnSelector: Int { 2 }
/// The alternative shapes of set Two.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// The alternative shapes of set Three.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// The alternative shapes of set Four.
public var kStylisticAltFourOnSelector: Int { 8 }
/// The alternative shapes of set Five.
public var kStylisticAltFiveOnSelector: Int { 10 }
/// The alternative shapes of set Six.
public var kStylisticAltSixOnSelector: Int { 12 }
/// The alternative shapes of set Seven.
public var kStylisticAltSevenOnSelector: Int { 14 }
/// The alternative shapes of set Eight.
public var kStylisticAltEightOnSelector: Int { 16 }
/// The alternative shapes of set Nine.
public var kStylisticAltNineOnSelector: Int { 18 }
