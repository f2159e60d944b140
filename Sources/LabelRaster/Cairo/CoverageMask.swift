// SPDX-License-Identifier: MIT

internal import LabelCore

/// How much of each pixel of a rectangle lies inside an outline or on a line, a byte a pixel, whatever the colour.
///
/// Cairo finds the same coverage on every surface, so that a colour laid down as thick as this says (`Layer.fill(_:with:_:)`) is what Cairo
/// paints with it.
final class CoverageMask {
  /// Which pixels it covers.
  let area: PixelRect
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let stride: Int

  /// The inside of an outline.
  ///
  /// - Precondition: `area` is not empty.
  convenience init(of path: VectorPath, _ rule: FillRule, in area: PixelRect, space: PixelSpace) throws(MachineError) {
    try self.init(in: area) { context throws(MachineError) in
      _ = try context.fill(path, rule, with: .pixel(PremultipliedPixel(.black)), in: space)
    }
  }

  /// A line along an outline.
  ///
  /// - Precondition: `area` is not empty.
  convenience init(of path: VectorPath, _ style: StrokeStyle, in area: PixelRect, space: PixelSpace) throws(MachineError) {
    try self.init(in: area) { context throws(MachineError) in
      _ = try context.stroke(path, style, with: .pixel(PremultipliedPixel(.black)), in: space)
    }
  }

  private init(in area: PixelRect, paint: (CairoContext) throws(MachineError) -> Void) throws(MachineError) {
    precondition(!area.isEmpty, "a mask has at least one pixel")
    self.area = area
    stride = CairoContext.Format.a8.stride(width: area.width)
    bytes = .allocate(capacity: stride * area.height)
    bytes.initialize(repeating: 0)
    guard let memory = bytes.baseAddress else { return }
    try paint(CairoContext(over: memory, .a8, area: area))
  }

  deinit { bytes.deallocate() }

  /// Hands out the first row and the distance in bytes from one to the next; neither may be kept.
  func withRows(_ body: (UnsafePointer<UInt8>, Int) -> Void) {
    guard let first = bytes.baseAddress else { return }
    body(UnsafePointer(first), stride)
  }
}

extension CoverageMask {
  var byteCount: Int { bytes.count }
}
