// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// A layer of premultiplied pixels, clear at first, with the bounds of its ink.
///
/// Cairo and our own loops paint on the same memory. The pointer is private; Cairo's context is created when the first outline is drawn (a
/// label with only text has none). Before Cairo paints, its surface is marked dirty, and afterwards it is flushed.
final class Layer {
  /// The rectangle of the image that the layer covers.
  let area: PixelRect
  /// A rectangle that contains all pixels painted so far.
  private(set) var inkBounds = PixelRect.empty
  private let memory: UnsafeMutablePointer<UInt32>
  private let ownsMemory: Bool
  private var context: CairoContext?

  /// Allocates zeroed memory; pages that are never painted cost nothing.
  ///
  /// - Precondition: `area` is not empty.
  /// - Throws: `MachineError.library` if there is no memory.
  init(area: PixelRect) throws(MachineError) {
    precondition(!area.isEmpty, "a layer has at least one pixel")
    guard let memory = calloc(area.width * area.height, MemoryLayout<UInt32>.stride) else {
      throw .library(name: "libc", call: "calloc", status: Int(ENOMEM), message: "out of memory for \(area.width)×\(area.height) pixels")
    }
    self.area = area
    self.memory = memory.bindMemory(to: UInt32.self, capacity: area.width * area.height)
    ownsMemory = true
  }

  /// Uses memory of the caller, which must outlive the layer.
  ///
  /// - Parameter memory: One clear pixel for each of `area`, which is not empty.
  init(area: PixelRect, over memory: UnsafeMutablePointer<UInt32>) {
    self.area = area
    self.memory = memory
    ownsMemory = false
  }

  deinit {
    // Cairo's surface points into the memory, so it is destroyed first.
    context = nil
    if ownsMemory { free(memory) }
  }

  /// The pixel in column `x` and row `y` of the image, and those to its right.
  ///
  /// The pointer must not outlive the layer, nor be read past the end of the area.
  @inline(__always)
  func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    memory + ((y - area.minY) * area.width + (x - area.minX))
  }

  /// Extends the ink bounds by `rect`.
  func addInk(_ rect: PixelRect) { inkBounds = inkBounds.union(rect.intersection(area)) }

  /// Fills the inside of an outline.
  func fill(_ path: VectorPath, _ rule: FillRule, with source: CairoSource, in space: PixelSpace) throws(MachineError) {
    if let sweep = source.sweep {
      try fill(path, with: sweep, in: space) { area throws(MachineError) in try CoverageMask(of: path, rule, in: area, space: space) }
      return
    }
    let bounds = try cairo().fill(path, rule, with: source, in: space)
    addInk(bounds)
  }

  /// Strokes an outline.
  func stroke(_ path: VectorPath, _ style: StrokeStyle, with source: CairoSource, in space: PixelSpace) throws(MachineError) {
    if let sweep = source.sweep {
      try fill(path, extent: style.scaled(by: space.scale).extent, with: sweep, in: space) { area throws(MachineError) in
        try CoverageMask(of: path, style, in: area, space: space)
      }
      return
    }
    let bounds = try cairo().stroke(path, style, with: source, in: space)
    addInk(bounds)
  }

  private func cairo() throws(MachineError) -> CairoContext {
    if let context { return context }
    let created = try CairoContext(over: memory, .argb32, area: area)
    context = created
    return created
  }
}
