// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

extension ColorPaintTable {
  /// Reads a paint.
  func paint(at start: Int) throws(UndrawableGlyph) -> ColorPaint {
    let format = try number(at: start, bytes: 1)
    // From 2 to 31, odd formats are those before them with variations.
    let varies = format % 2 == 1
    switch format {
    case 1:
      let first = try number(at: start + 2, bytes: 4)
      return .layers(first..<first + (try number(at: start + 1, bytes: 1)))
    case 2, 3:
      let index = try number(at: start + 1, bytes: 2)
      return .solid(PaletteColor(index: index, alpha: try numbers([.fraction], at: start + 3, varies: varies)[0]))
    case 4...9: return .gradient(try gradient(format, at: start, varies))
    case 10: return .glyph(GlyphID(UInt32(try number(at: start + 4, bytes: 2))), child: try child(of: start))
    case 11: return .colorGlyph(GlyphID(UInt32(try number(at: start + 1, bytes: 2))))
    case 12...31: return .transform(try transform(format, at: start, varies), child: try child(of: start))
    case 32:
      let mode = try number(at: start + 4, bytes: 1)
      guard let mode = ColorComposition(rawValue: mode) else {
        throw UndrawableGlyph(reason: "it has a composite mode \(mode), which OpenType 1.9.1 does not have")
      }
      return .composite(mode, source: try child(of: start), backdrop: start + (try number(at: start + 5, bytes: 3)))
    default: throw UndrawableGlyph(reason: "it has a paint of format \(format), which OpenType 1.9.1 does not have")
    }
  }

  private func child(of start: Int) throws(UndrawableGlyph) -> Int { start + (try number(at: start + 1, bytes: 3)) }

  // MARK: Gradients

  private func gradient(_ format: Int, at start: Int, _ varies: Bool) throws(UndrawableGlyph) -> ColorGradient {
    let geometry: ColorGradient.Geometry
    switch format {
    case 4, 5:
      let n = try numbers([.units, .units, .units, .units, .units, .units], at: start + 4, varies: varies)
      geometry = .linear(from: Point(x: n[0], y: n[1]), to: Point(x: n[2], y: n[3]), side: Point(x: n[4], y: n[5]))
    case 6, 7:
      let n = try numbers([.units, .units, .length, .units, .units, .length], at: start + 4, varies: varies)
      geometry = .radial(from: Point(x: n[0], y: n[1]), radius: n[2], to: Point(x: n[3], y: n[4]), toRadius: n[5])
    default:
      let n = try numbers([.units, .units, .fraction, .fraction], at: start + 4, varies: varies)
      // The numbers are half turns, less one.
      geometry = .sweep(center: Point(x: n[0], y: n[1]), start: (n[2] + 1) * .pi, end: (n[3] + 1) * .pi)
    }
    let line = try child(of: start)
    let spread: Gradient.Spread =
      switch try number(at: line, bytes: 1) {
      case 1: .repeat
      case 2: .reflect
      default: .pad
      }
    return ColorGradient(geometry: geometry, stops: try stops(at: line, varies), spread: spread)
  }

  private func stops(at line: Int, _ varies: Bool) throws(UndrawableGlyph) -> [ColorGradient.Stop] {
    let count = try number(at: line + 1, bytes: 2)
    guard count <= ColorGlyphLimits.gradientStops else { throw .tooManyStops }
    var stops: [ColorGradient.Stop] = []
    for index in 0..<count {
      let stop = line + 3 + (varies ? 10 : 6) * index
      // The index in the palette is between the two numbers, which are read as three.
      let numbers = try numbers([.fraction, .length, .fraction], at: stop, varies: false)
      var (offset, alpha) = (numbers[0], numbers[2])
      if varies, !regionScalars.isEmpty, case let base = try number(at: stop + 6, bytes: 4), base != 0xFFFF_FFFF {
        offset += delta(base) / 16_384
        alpha += delta(base + 1) / 16_384
      }
      stops.append(ColorGradient.Stop(offset: offset, color: PaletteColor(index: Int(numbers[1]), alpha: alpha)))
    }
    return stops
  }

  // MARK: Transforms

  private func transform(_ format: Int, at start: Int, _ varies: Bool) throws(UndrawableGlyph) -> AffineTransform {
    func read(_ kinds: [NumberKind]) throws(UndrawableGlyph) -> [Double] { try numbers(kinds, at: start + 4, varies: varies) }
    switch format {
    case 12, 13:
      let matrix = start + (try number(at: start + 4, bytes: 3))
      let n = try numbers([.fixed, .fixed, .fixed, .fixed, .fixed, .fixed], at: matrix, varies: varies)
      return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case 14, 15:
      let n = try read([.units, .units])
      return .translation(Point(x: n[0], y: n[1]))
    case 16, 17:
      let n = try read([.fraction, .fraction])
      return .scale(n[0], n[1])
    case 18, 19:
      let n = try read([.fraction, .fraction, .units, .units])
      return AffineTransform.scale(n[0], n[1]).around(n[2], n[3])
    case 20, 21:
      let n = try read([.fraction])
      return .scale(n[0], n[0])
    case 22, 23:
      let n = try read([.fraction, .units, .units])
      return AffineTransform.scale(n[0], n[0]).around(n[1], n[2])
    case 24, 25: return Self.rotation(try read([.fraction])[0])
    case 26, 27:
      let n = try read([.fraction, .units, .units])
      return Self.rotation(n[0]).around(n[1], n[2])
    case 28, 29:
      let n = try read([.fraction, .fraction])
      return Self.skew(n[0], n[1])
    default:
      let n = try read([.fraction, .fraction, .units, .units])
      return Self.skew(n[0], n[1]).around(n[2], n[3])
    }
  }

  /// A rotation by half turns, counter-clockwise.
  private static func rotation(_ halfTurns: Double) -> AffineTransform {
    .rotation(Point(x: cos(halfTurns * .pi), y: sin(halfTurns * .pi)))
  }

  /// A skew by angles in half turns: of the y axis counter-clockwise, and of the x axis counter-clockwise.
  private static func skew(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: tan(y * .pi), c: -tan(x * .pi), d: 1, tx: 0, ty: 0)
  }
}

extension AffineTransform {
  /// The transform about a point, which stays fixed.
  fileprivate func around(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform.translation(Point(x: -x, y: -y)).then(self).then(.translation(Point(x: x, y: y)))
  }
}
