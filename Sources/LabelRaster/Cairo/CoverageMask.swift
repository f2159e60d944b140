// SPDX-License-Identifier: MIT

internal import LabelCore

/// How much of each pixel of a rectangle lies inside an outline, a byte a pixel.
final class CoverageMask {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let stride: Int

  /// - Precondition: `area` is not empty.
  init(of path: VectorPath, _ rule: FillRule, in area: PixelRect, space: PixelSpace) throws(MachineError) {
    precondition(!area.isEmpty, "a mask has at least one pixel")
    stride = CairoContext.Format.a8.stride(width: area.width)
    bytes = .allocate(capacity: stride * area.height)
    bytes.initialize(repeating: 0)
    guard let memory = bytes.baseAddress else { return }
    let context = try CairoContext(over: memory, .a8, area: area)
    _ = try context.fill(path, rule, with: .pixel(PremultipliedPixel(.black)), in: space)
  }

  deinit { bytes.deallocate() }

  /// Hands out the first row and the distance in bytes from one to the next; neither may be kept.
  func withRows(_ body: (UnsafePointer<UInt8>, Int) -> Void) {
    guard let first = bytes.baseAddress else { return }
    body(UnsafePointer(first), stride)
  }
}
