// SPDX-License-Identifier: MIT

internal import Glibc

/// A space in which CSS Color 4 writes, mixes and changes colours. The raw values are its names there.
///
/// Components have the units of CSS: lightness, saturation, whiteness and blackness of `hsl`, `hwb`, `lab` and `lch` are 0…100, hues are degrees,
/// and components of colour spaces with primaries are 0…1.
package enum CSSColorSpace: String, Hashable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case adobe = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case lab, lch, oklab, oklch, hsl, hwb

  /// Whether `color()` has the space, whose components are red, green and blue or x, y and z.
  package var isInColorFunction: Bool {
    switch self {
    case .lab, .lch, .oklab, .oklch, .hsl, .hwb: false
    default: true
    }
  }

  /// The index of the hue; nil for a space without one.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The component that 100 % of a component are; nil for a hue.
  package func whole(ofComponent index: Int) -> Double? {
    switch (self, index) {
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2): nil
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): 100
    case (.lab, _): 125
    case (.lch, _): 150
    case (.oklab, 1...), (.oklch, 1...): 0.4
    default: 1
    }
  }

  /// A component that is written, in the range that CSS clamps it to.
  package func clamped(_ component: Double, _ index: Int) -> Double {
    switch (self, index) {
    case (.lab, 0), (.lch, 0): min(max(component, 0), 100)
    case (.oklab, 0), (.oklch, 0): min(max(component, 0), 1)
    case (.lch, 1), (.oklch, 1): max(component, 0)
    case (.hsl, 1...): min(max(component, 0), 100)
    default: component
    }
  }

  /// The gamma-encoded components in sRGB of a colour in a notation of sRGB: `rgb()`, `hsl()` or `hwb()`; nil for another space.
  package func encodedComponents(_ components: [Double]) -> [Double]? {
    switch self {
    case .srgb: components
    case .hsl: HueColor.rgb(hue: components[0], saturation: components[1], lightness: components[2])
    case .hwb: HueColor.rgb(hue: components[0], whiteness: components[1], blackness: components[2])
    default: nil
    }
  }
}

extension LinearColor {
  /// A colour of three components in a space.
  package init(_ components: [Double], in space: CSSColorSpace) {
    let (x, y, z) = (components[0], components[1], components[2])
    func linear(_ curve: (Double) -> Double) -> [Double] { components.map { $0 < 0 ? -curve(-$0) : curve($0) } }
    switch space {
    case .srgb: self.init(red: x, green: y, blue: z, in: .srgb)
    case .srgbLinear: self.init(x, y, z)
    case .displayP3: self.init(red: x, green: y, blue: z, in: .displayP3)
    case .displayP3Linear: self.init(displayP3: components)
    case .adobe: self.init(xyz: Matrix3.adobe * linear { pow($0, 563 / 256) })
    case .proPhoto: self.init(d50: Matrix3.proPhoto * linear { $0 <= 16 / 512 ? $0 / 16 : pow($0, 1.8) })
    case .rec2020:
      let curve = BroadcastCurve.self
      self.init(xyz: Matrix3.rec2020 * linear { $0 < curve.beta * 4.5 ? $0 / 4.5 : pow(($0 + curve.alpha - 1) / curve.alpha, 1 / 0.45) })
    case .xyz, .xyzD65: self.init(xyz: components)
    case .xyzD50: self.init(d50: components)
    case .lab: self.init(d50: CIELab.xyz(components))
    case .lch:
      let direction = Point(angle: z * .pi / 180)
      self.init([x, y * direction.x, y * direction.y], in: .lab)
    case .oklab: self.init(lightness: x, a: y, b: z)
    case .oklch:
      let direction = Point(angle: z * .pi / 180)
      self.init(lightness: x, a: y * direction.x, b: y * direction.y)
    case .hsl, .hwb: self.init(space.encodedComponents(components) ?? components, in: .srgb)
    }
  }

  /// The three components in a space. The hue of a grey is 0.
  package func coordinates(in space: CSSColorSpace) -> [Double] {
    func encoded(_ light: [Double], _ curve: (Double) -> Double) -> [Double] { light.map { $0 < 0 ? -curve(-$0) : curve($0) } }
    func list(_ color: (red: Double, green: Double, blue: Double)) -> [Double] { [color.red, color.green, color.blue] }
    switch space {
    case .srgb: return list(components(in: .srgb))
    case .srgbLinear: return [red, green, blue]
    case .displayP3: return list(components(in: .displayP3))
    case .displayP3Linear:
      return encoded(list(components(in: .displayP3)), SRGBColor.linear)
    case .adobe: return encoded(Matrix3.adobe.inverse * xyz) { pow($0, 256 / 563) }
    case .proPhoto: return encoded(Matrix3.proPhoto.inverse * d50) { $0 >= 1 / 512 ? pow($0, 1 / 1.8) : 16 * $0 }
    case .rec2020:
      let curve = BroadcastCurve.self
      return encoded(Matrix3.rec2020.inverse * xyz) { $0 > curve.beta ? curve.alpha * pow($0, 0.45) - (curve.alpha - 1) : 4.5 * $0 }
    case .xyz, .xyzD65: return xyz
    case .xyzD50: return d50
    case .lab: return CIELab.lab(d50)
    case .lch: return Self.polar(coordinates(in: .lab), grey: 0.0015)
    case .oklab: return [oklab.lightness, oklab.a, oklab.b]
    case .oklch: return Self.polar(coordinates(in: .oklab), grey: 4e-6)
    case .hsl: return HueColor.hsl(coordinates(in: .srgb))
    case .hwb: return HueColor.hwb(coordinates(in: .srgb))
    }
  }

  /// Lightness, chroma and hue of a lightness and two opponent axes.
  private static func polar(_ lab: [Double], grey: Double) -> [Double] {
    let chroma = (lab[1] * lab[1] + lab[2] * lab[2]).squareRoot()
    let degrees = atan2(lab[2], lab[1]) * 180 / .pi
    return chroma <= grey ? [lab[0], 0, 0] : [lab[0], chroma, degrees < 0 ? degrees + 360 : degrees]
  }

  private init(displayP3 light: [Double]) {
    let encoded = light.map { $0 < 0 ? -SRGBColor.encoded(-$0) : SRGBColor.encoded($0) }
    self.init(red: encoded[0], green: encoded[1], blue: encoded[2], in: .displayP3)
  }

  /// A colour of CIE XYZ relative to D65.
  private init(xyz: [Double]) {
    let light = Matrix3.srgb.inverse * xyz
    self.init(light[0], light[1], light[2])
  }

  private init(d50: [Double]) { self.init(xyz: Matrix3.toD50.inverse * d50) }

  private var xyz: [Double] { Matrix3.srgb * [red, green, blue] }
  private var d50: [Double] { Matrix3.toD50 * xyz }
}

/// The transfer curve of Rec. 2020.
private enum BroadcastCurve {
  static let alpha = 1.09929682680944
  static let beta = 0.018053968510807
}

/// CIE Lab relative to D50.
private enum CIELab {
  private static let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
  private static let (epsilon, kappa) = (216.0 / 24389, 24389.0 / 27)

  static func xyz(_ lab: [Double]) -> [Double] {
    let y = (lab[0] + 16) / 116
    let (x, z) = (lab[1] / 500 + y, y - lab[2] / 200)
    func cube(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
    return [cube(x) * white[0], lab[0] > kappa * epsilon ? y * y * y : lab[0] / kappa, cube(z) * white[2]]
  }

  static func lab(_ xyz: [Double]) -> [Double] {
    let f = zip(xyz, white).map { value, white in
      value / white > epsilon ? cbrt(value / white) : (kappa * value / white + 16) / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }
}

/// Colours of sRGB by their hue (CSS Color 4, 7 and 8).
private enum HueColor {
  static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let (s, l) = (saturation / 100, lightness / 100)
    let turn = hue - 360 * (hue / 360).rounded(.down)
    func component(_ offset: Double) -> Double {
      let k = (offset + turn / 30).truncatingRemainder(dividingBy: 12)
      return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))
    }
    return [component(0), component(8), component(4)]
  }

  static func rgb(hue: Double, whiteness: Double, blackness: Double) -> [Double] {
    let (white, black) = (whiteness / 100, blackness / 100)
    if white + black >= 1 { return Array(repeating: white / (white + black), count: 3) }
    return rgb(hue: hue, saturation: 100, lightness: 50).map { $0 * (1 - white - black) + white }
  }

  static func hsl(_ rgb: [Double]) -> [Double] {
    let (low, high) = (min(rgb[0], rgb[1], rgb[2]), max(rgb[0], rgb[1], rgb[2]))
    let (lightness, range) = ((low + high) / 2, high - low)
    guard range > 1e-9 else { return [0, 0, lightness * 100] }
    let saturation = lightness == 0 || lightness == 1 ? 0 : (high - lightness) / min(lightness, 1 - lightness)
    // A colour outside of sRGB may have a negative saturation, which is a positive one of the opposite hue.
    let turn = saturation < 0 ? 180.0 : 0
    return [(hue(rgb, high, range) + turn).truncatingRemainder(dividingBy: 360), abs(saturation) * 100, lightness * 100]
  }

  static func hwb(_ rgb: [Double]) -> [Double] {
    let (low, high) = (min(rgb[0], rgb[1], rgb[2]), max(rgb[0], rgb[1], rgb[2]))
    return [high - low > 1e-9 ? hue(rgb, high, high - low) : 0, low * 100, (1 - high) * 100]
  }

  private static func hue(_ rgb: [Double], _ high: Double, _ range: Double) -> Double {
    let sixths =
      if high == rgb[0] {
        (rgb[1] - rgb[2]) / range + (rgb[1] < rgb[2] ? 6 : 0)
      } else if high == rgb[1] {
        (rgb[2] - rgb[0]) / range + 2
      } else {
        (rgb[0] - rgb[1]) / range + 4
      }
    return sixths * 60
  }
}

/// A matrix of three rows, such as the ones of CSS Color 4 from linear light to CIE XYZ.
private struct Matrix3 {
  private let rows: [[Double]]

  private init(_ rows: [Double]...) { self.rows = rows }

  static let srgb = Matrix3(
    [506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218], [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
    [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270])
  static let adobe = Matrix3(
    [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567], [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
    [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835])
  /// Relative to D50.
  static let proPhoto = Matrix3(
    [0.7977666449006423, 0.13518129740053308, 0.0313477341283922], [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
    [0, 0, 0.8251046025104602])
  static let rec2020 = Matrix3(
    [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
    [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157], [0, 19567812.0 / 697040785, 295819943.0 / 278816314])
  /// From D65 to D50, after Bradford.
  static let toD50 = Matrix3(
    [1.0479297925449969, 0.022946870601609652, -0.05019226628920524], [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
    [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])

  static func * (matrix: Matrix3, vector: [Double]) -> [Double] {
    matrix.rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  var inverse: Matrix3 {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (r1, r2, c1, c2) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
      return rows[r1][c1] * rows[r2][c2] - rows[r1][c2] * rows[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    func row(_ index: Int) -> [Double] { (0..<3).map { cofactor($0, index) / determinant } }
    return Matrix3(row(0), row(1), row(2))
  }
}
