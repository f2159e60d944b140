// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight (not premultiplied) alpha; components are gamma-encoded, 0…1.
public struct SRGBColor: Hashable, Sendable {
  /// The red component, 0…1.
  public var red: Double
  /// The green component, 0…1.
  public var green: Double
  /// The blue component, 0…1.
  public var blue: Double
  /// The opacity, from 0 for transparent to 1 for opaque.
  public var alpha: Double

  /// Opaque black, with all components 0.
  public static let black = SRGBColor(red: 0, green: 0, blue: 0)
  /// Opaque white, with all components 1.
  public static let white = SRGBColor(red: 1, green: 1, blue: 1)
  /// A fully transparent black, which draws nothing.
  public static let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a colour. Components outside 0…1 are clamped to that range, as is NaN.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a colour from 8-bit components, opaque or with an opacity of 0…1.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Creates a colour that may be outside of sRGB: components beyond 0…1 are kept, to be converted to a wider colour space.
  package init(extendedRed red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, Self.clamped(alpha))
  }

  /// The same colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> SRGBColor {
    SRGBColor(extendedRed: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The same colour without transparency.
  package var opaque: SRGBColor { SRGBColor(extendedRed: red, green: green, blue: blue, alpha: 1) }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque; for dumps and diagnostics.
  package var hex: String {
    let opaque = [red, green, blue].map(Self.hexByte).joined()
    return alpha >= 1 ? "#" + opaque : "#" + opaque + Self.hexByte(alpha)
  }

  private static func hexByte(_ component: Double) -> String {
    let digits = String(Int((clamped(component) * 255).rounded()), radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }
}

extension SRGBColor {
  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
  package init?(hex text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var nibbles: [UInt8] = []
    for byte in text.utf8.dropFirst() {
      guard let nibble = Self.nibble(byte) else { return nil }
      nibbles.append(nibble)
    }
    let bytes: [UInt8]
    switch nibbles.count {
    case 3, 4: bytes = nibbles.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    self.init(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  private static func nibble(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
