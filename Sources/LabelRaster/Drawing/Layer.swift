// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// A layer of premultiplied pixels, clear at first, with the bounds of its ink.
///
/// Cairo and our own loops paint on the same memory. The pointer is private; Cairo's context is created when the first outline is drawn (a
/// label with only text has none). Before Cairo paints, its surface is marked dirty, and afterwards it is flushed.
package final class Layer {
  /// The rectangle of the image that the layer covers.
  let area: PixelRect
  /// A rectangle that contains all pixels painted so far.
  private(set) var inkBounds = PixelRect.empty
  private let memory: UnsafeMutablePointer<UInt32>
  private let owner: MemoryOwner
  private var context: CairoContext?

  private enum MemoryOwner { case caller, heap, mapping }

  /// Allocates cleared memory. The pages of a large layer cost nothing until they are painted.
  ///
  /// - Precondition: `area` is not empty.
  /// - Throws: `MachineError.exhausted` if there is no memory.
  package init(area: PixelRect) throws(MachineError) {
    precondition(!area.isEmpty, "a layer has at least one pixel")
    let byteCount = Self.byteCount(of: area)
    let isLarge = byteCount >= Self.leastMappedBytes
    let memory = isLarge ? mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) : calloc(byteCount, 1)
    guard let memory, memory != MAP_FAILED else {
      throw .exhausted("\(area.width)×\(area.height) pixels cannot be painted")
    }
    self.area = area
    self.memory = memory.bindMemory(to: UInt32.self, capacity: area.width * area.height)
    owner = isLarge ? .mapping : .heap
  }

  /// The size from which the memory of a layer is mapped. `calloc` clears all memory that it reuses, so on a large image a group with one dot
  /// would take as long as one that fills it.
  private static let leastMappedBytes = 1 << 20

  private static func byteCount(of area: PixelRect) -> Int { area.width * area.height * MemoryLayout<UInt32>.stride }

  /// Uses memory of the caller, which must outlive the layer.
  ///
  /// - Parameter memory: One clear pixel for each of `area`, which is not empty.
  init(area: PixelRect, over memory: UnsafeMutablePointer<UInt32>) {
    self.area = area
    self.memory = memory
    owner = .caller
  }

  deinit {
    // Cairo's surface points into the memory, so it is destroyed first.
    context = nil
    switch owner {
    case .caller: break
    case .heap: free(memory)
    case .mapping: munmap(memory, Self.byteCount(of: area))
    }
  }

  /// The pixel in column `x` and row `y` of the image, and those to its right.
  ///
  /// The pointer must not outlive the layer, nor be read past the end of the area.
  @inline(__always)
  package func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
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
