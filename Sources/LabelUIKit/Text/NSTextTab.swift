// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A position in a line that a tab advances to.
nonisolated open class NSTextTab: NSObject {
  /// The keys of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that a column of numbers is aligned at, a `CharacterSet`: decimal separators.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text after the tab that is at the stop: its beginning, its middle or its end.
  public let alignment: NSTextAlignment
  /// The distance of the stop from the leading edge, in points.
  public let location: CGFloat
  /// The options; with column terminators, numbers are aligned at their decimal separators.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: The part of the text after the tab that is at the stop; natural and justified mean its beginning.
  ///   - loc: The distance from the leading edge, in points.
  ///   - options: The options; none by default.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  /// Returns the characters at which numbers of a locale are aligned: its decimal separator.
  ///
  /// - Parameter aLocale: The locale, or nil for the current one.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  convenience init(_ stop: Text.TabStop) {
    let alignment: NSTextAlignment =
      switch stop.alignment {
      case .left: .left
      case .center: .center
      case .right, .decimal: .right
      }
    self.init(
      textAlignment: alignment, location: CGFloat(stop.location),
      options: stop.alignment == .decimal ? [.columnTerminators: Self.columnTerminators(for: nil)] : [:])
  }

  var stop: Text.TabStop {
    var alignment: Text.TabStop.Alignment =
      switch self.alignment {
      case .left, .natural, .justified: .left
      case .center: .center
      case .right: .right
      }
    if options[.columnTerminators] != nil { alignment = .decimal }
    return Text.TabStop(Double(location), alignment: alignment)
  }

  /// Returns whether another object is an equal tab stop.
  ///
  /// - Parameter object: The object to compare with.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }
  /// The hash of the tab stop.
  open override var hash: Int { stop.hashValue }
}

/// The direction in which a paragraph is read.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// By its first character with a direction.
  case natural = -1
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// Whether a direction of characters is embedded or overrides the characters' own. It is added to the raw value of an `NSWritingDirection` in
/// the attribute `writingDirection`.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// The characters keep their own directions.
  case embedding
  /// All characters have the direction.
  case override = 2
}
