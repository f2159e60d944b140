// SPDX-License-Identifier: MIT

internal import LabelCore

/// One line of a Gaussian in whole numbers: what each neighbour contributes, in 65,536ths that add up exactly.
struct BlurKernel: Hashable {
  /// Pixels from the source to the place of the first weight.
  let start: Int
  let weights: [UInt32]

  private static let unit = 65_536.0
  /// Pixels; farther away than any picture is long, a shadow cannot be seen.
  private static let farthest = 65_536

  /// - Parameters:
  ///   - sigma: the standard deviation in pixels; 0 for a mere move.
  ///   - offset: how far the line is moved, in pixels; parts of pixels count.
  init(sigma: Double, offset: Double) {
    let reach = 3 * sigma
    let first = min(Self.farthest, max(-Self.farthest, Int(nearest: (offset - reach).rounded(.down))))
    let last = min(first + 2 * Self.farthest, max(first, Int(nearest: (offset + reach).rounded(.up))))
    let shares = (first...last).map { place in
      let distance = Double(place) - offset
      return sigma > 0.05 ? Self.gaussian(distance, sigma) : max(0, 1 - abs(distance))
    }
    // Nothing of a kernel that was cut short may be left.
    let sum = max(.leastNormalMagnitude, shares.reduce(0, +))
    var weights = shares.map { UInt32(($0 / sum * Self.unit).rounded()) }
    // Rounding may lose or gain a few parts; the heaviest weight takes them, so that a flat area keeps its level.
    let surplus = Int(weights.reduce(0, +)) - Int(Self.unit)
    if let heaviest = weights.indices.max(by: { weights[$0] < weights[$1] }) {
      weights[heaviest] = UInt32(max(0, Int(weights[heaviest]) - surplus))
    }
    self.start = first
    self.weights = weights
  }

  private static func gaussian(_ distance: Double, _ sigma: Double) -> Double {
    abs(distance) > 3 * sigma ? 0 : exponential(-distance * distance / (2 * sigma * sigma))
  }

  /// e to the power of `x`, -4.5…0, by its series: the same bits on every machine, which the C library's `exp` does not promise.
  private static func exponential(_ x: Double) -> Double {
    let part = x / 64
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= part / Double(n)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }
}

/// A picture's opacity alone, rows without gaps.
struct AlphaMask {
  let width: Int
  let height: Int
  private(set) var values: [UInt16]

  /// The opacity of a canvas's pixels, in 255ths times 256 so that two passes of blurring lose nothing visible.
  init(_ canvas: Canvas) {
    width = canvas.width
    height = canvas.height
    values = Array(repeating: 0, count: width * height)
    let (width, height, stride) = (width, height, canvas.stride)
    values.withUnsafeMutableBufferPointer { values in
      canvas.withPixels { pixels in
        for row in 0..<height {
          for column in 0..<width {
            values[row * width + column] = UInt16(pixels[row * stride + column] >> 24) << 8
          }
        }
      }
    }
  }

  /// Blurs and moves along rows and columns; beyond the edges there is nothing.
  mutating func convolve(_ across: BlurKernel, _ down: BlurKernel) {
    convolve(across, step: 1, length: width, lines: height, lineStep: width)
    convolve(down, step: width, length: height, lines: width, lineStep: 1)
  }

  private mutating func convolve(_ kernel: BlurKernel, step: Int, length: Int, lines: Int, lineStep: Int) {
    var line = Array(repeating: UInt32(0), count: length)
    values.withUnsafeMutableBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        for index in 0..<lines {
          let base = index * lineStep
          for place in 0..<length { line[place] = 0 }
          for source in 0..<length {
            let value = UInt32(values[base + source * step])
            guard value != 0 else { continue }
            for (offset, weight) in kernel.weights.enumerated() {
              let place = source + kernel.start + offset
              if place >= 0, place < length { line[place] &+= (value &* weight) >> 8 }
            }
          }
          for place in 0..<length { values[base + place * step] = UInt16(min(65_280, (line[place] &+ 128) >> 8)) }
        }
      }
    }
  }
}

extension Canvas {
  /// Paints the shadow of another canvas's ink.
  func drawShadow(_ shadow: Shadow, of content: Canvas, scale: Double) {
    var mask = AlphaMask(content)
    mask.convolve(
      BlurKernel(sigma: shadow.sigma * scale, offset: shadow.offset.x * scale),
      BlurKernel(sigma: shadow.sigma * scale, offset: shadow.offset.y * scale))
    let color = PremultipliedPixel(shadow.color).argb
    let (width, height, stride) = (width, height, stride)
    withPixels { pixels in
      mask.values.withUnsafeBufferPointer { mask in
        for row in 0..<height {
          for column in 0..<width {
            let coverage = (UInt32(mask[row * width + column]) + 128) >> 8
            guard coverage != 0 else { continue }
            let place = row * stride + column
            pixels[place] = Blend.over(Blend.scaled(color, by: coverage), pixels[place])
          }
        }
      }
    }
  }
}
