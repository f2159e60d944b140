// SPDX-License-Identifier: MIT

extension [Gradient.Stop] {
  /// The colour at an offset, interpolated gamma-encoded and with straight alpha; before the first stop and after the last one, theirs.
  ///
  /// - Precondition: There is a stop, and offsets ascend.
  package func color(at offset: Double) -> SRGBColor {
    guard let next = firstIndex(where: { $0.offset > offset }) else { return self[count - 1].color }
    guard next > 0 else { return self[0].color }
    let (a, b) = (self[next - 1], self[next])
    let part = (offset - a.offset) / (b.offset - a.offset)
    func mixed(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
    return SRGBColor(
      red: mixed(a.color.red, b.color.red), green: mixed(a.color.green, b.color.green), blue: mixed(a.color.blue, b.color.blue),
      alpha: mixed(a.color.alpha, b.color.alpha))
  }
}
