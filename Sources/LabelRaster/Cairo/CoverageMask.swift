// SPDX-License-Identifier: MIT

internal import LabelCore

/// A coverage mask: how much of each pixel of a rectangle is inside an outline or a stroke, one byte per pixel, without a colour.
///
/// Cairo computes the same coverage on every surface, so filling through the mask (`Layer.fill(_:with:_:)`) gives the same pixels as painting
/// with Cairo.
final class CoverageMask {
  /// The rectangle of the mask.
  let area: PixelRect
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let stride: Int

  /// The coverage of the inside of an outline.
  ///
  /// - Precondition: `area` is not empty.
  convenience init(of path: VectorPath, _ rule: FillRule, in area: PixelRect, space: PixelSpace) throws(MachineError) {
    try self.init(in: area) { context throws(MachineError) in
      _ = try context.fill(path, rule, with: .pixel(PremultipliedPixel(.black)), in: space)
    }
  }

  /// The coverage of a stroke along an outline.
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

  /// Calls `body` with the first row and the stride in bytes; the pointer must not escape.
  func withRows(_ body: (UnsafePointer<UInt8>, Int) -> Void) {
    guard let first = bytes.baseAddress else { return }
    body(UnsafePointer(first), stride)
  }
}

extension CoverageMask {
  var byteCount: Int { bytes.count }
}
