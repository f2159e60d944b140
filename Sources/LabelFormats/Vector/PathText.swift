// SPDX-License-Identifier: MIT

package import LabelCore

/// Numbers and outlines in the shortest form of SVG's path data, which Android's VectorDrawable reads too.
package enum PathText {
  /// A length in thousandths, truncated. Lengths that no canvas has are clamped, and NaN is the lowest.
  private static func thousandths(_ value: Double) -> Int {
    Int((value > -farthest ? min(value, farthest) : -farthest) * 1000)
  }

  private static let farthest = 4_000_000.0

  /// A length with at most three decimals, without a zero before the point.
  package static func number(_ value: Double) -> String { text(thousandths(value + (value < 0 ? -0.0005 : 0.0005))) }

  private static func text(_ thousandths: Int) -> String {
    let (whole, part) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    var digits = part == 0 ? "" : "." + String(String(part + 1000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return (thousandths < 0 ? "-" : "") + (whole == 0 && !digits.isEmpty ? "" : String(whole)) + digits
  }

  /// An outline with relative commands, to thousandths.
  package static func data(of path: VectorPath) -> String {
    var writer = Writer()
    for element in path.elements { writer.add(element) }
    return writer.text
  }

  /// Writes steps from one rounded point to the next, so that rounding errors do not add up.
  private struct Writer {
    var text = ""
    private var x = 0
    private var y = 0
    private var start = (0, 0)
    private var last: Character = " "

    mutating func add(_ element: PathElement) {
      switch element {
      case .move(let point):
        command("M", rounded(point))
        hasStep = false
        start = (x, y)
      case .line(let point):
        let (nextX, nextY) = rounded(point)
        // The first step is written even if it has no length, because round caps make a dot of it.
        if nextX == x, nextY == y, hasStep { return }
        hasStep = true
        if nextY == y {
          begin("h")
          number(nextX - x)
        } else if nextX == x {
          begin("v")
          number(nextY - y)
        } else {
          begin("l")
          number(nextX - x)
          number(nextY - y)
        }
        (x, y) = (nextX, nextY)
      case .cubic(let first, let second, let end):
        hasStep = true
        begin("c")
        for point in [first, second, end] {
          let (pointX, pointY) = rounded(point)
          number(pointX - x)
          number(pointY - y)
        }
        (x, y) = rounded(end)
      case .close:
        hasStep = true
        begin("z")
        last = " "
        (x, y) = start
      }
    }

    private func rounded(_ point: Point) -> (Int, Int) {
      (PathText.thousandths(point.x + 0.0005 * (point.x < 0 ? -1 : 1)), PathText.thousandths(point.y + 0.0005 * (point.y < 0 ? -1 : 1)))
    }

    private mutating func command(_ letter: Character, _ point: (Int, Int)) {
      last = " "
      begin(letter)
      number(point.0)
      number(point.1)
      (x, y) = point
    }

    private mutating func begin(_ letter: Character) {
      guard letter != last else { return }
      text.append(letter)
      last = letter
      isFirst = true
    }

    private var isFirst = true
    /// Whether the subpath has a segment.
    private var hasStep = false

    private mutating func number(_ value: Int) {
      if !isFirst, value >= 0 { text += " " }
      text += PathText.text(value)
      isFirst = false
    }
  }
}
