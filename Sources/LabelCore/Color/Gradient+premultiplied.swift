// SPDX-License-Identifier: MIT

extension [Gradient.Stop] {
  /// Stops whose colours, interpolated with straight alpha, are those that premultiplied alpha gives: a transparent colour adds no hue, so that
  /// white fades to `clear` without becoming grey.
  ///
  /// A transparent stop has the colour of its neighbour, and is there twice if its neighbours differ. Between two colours of other alphas there are
  /// more stops.
  package var premultiplied: [Gradient.Stop] {
    guard let first, contains(where: { $0.color.alpha != first.color.alpha }) else { return self }
    var result: [Gradient.Stop] = []
    for (start, end) in zip(self, dropFirst()) {
      let segment = Segment(start, end)
      result.addUnlessLast(segment.stop(at: 0))
      if start.offset < end.offset { segment.addInnerStops(between: 0, and: 1, depth: 0, to: &result) }
      result.addUnlessLast(segment.stop(at: 1))
    }
    return result
  }

  private mutating func addUnlessLast(_ stop: Gradient.Stop) { if last != stop { append(stop) } }

  /// The part of a gradient between two stops.
  private struct Segment {
    private let start: Gradient.Stop
    private let end: Gradient.Stop

    init(_ start: Gradient.Stop, _ end: Gradient.Stop) { (self.start, self.end) = (start, end) }

    /// The stop at `part` 0…1 of the way. At a transparent end it has the colour of the other end.
    func stop(at part: Double) -> Gradient.Stop {
      let (a, b) = (start.color, end.color)
      let offset = start.offset + (end.offset - start.offset) * part
      guard a.alpha != b.alpha, start.offset < end.offset else {
        return Gradient.Stop(offset: offset, color: part == 0 ? a : part == 1 ? b : a.interpolated(to: b, part))
      }
      let alpha = a.alpha + (b.alpha - a.alpha) * part
      let share = b.alpha == 0 ? 0 : a.alpha == 0 ? 1 : part * b.alpha / alpha
      let hue = a.interpolated(to: b, share)
      return Gradient.Stop(offset: offset, color: SRGBColor(red: hue.red, green: hue.green, blue: hue.blue, alpha: alpha))
    }

    /// Adds stops where straight interpolation is off by more than a quarter of a level.
    func addInnerStops(between first: Double, and last: Double, depth: Int, to stops: inout [Gradient.Stop]) {
      let middle = (first + last) / 2
      let (exact, straight) = (stop(at: middle).color, stop(at: first).color.interpolated(to: stop(at: last).color, 0.5))
      let difference = Swift.max(abs(exact.red - straight.red), abs(exact.green - straight.green), abs(exact.blue - straight.blue))
      guard difference * exact.alpha > 0.25 / 255, depth < 5 else { return }
      addInnerStops(between: first, and: middle, depth: depth + 1, to: &stops)
      stops.append(stop(at: middle))
      addInnerStops(between: middle, and: last, depth: depth + 1, to: &stops)
    }
  }
}

extension SRGBColor {
  /// Every component on its own, with straight alpha.
  fileprivate func interpolated(to other: SRGBColor, _ part: Double) -> SRGBColor {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return SRGBColor(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }
}
