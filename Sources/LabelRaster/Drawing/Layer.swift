// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// A sheet of premultiplied pixels to paint on, clear at first, which knows where its ink lies.
///
/// Cairo and our own loops paint on the same memory. Nobody else sees the pointer; Cairo's context is made when the first outline is
/// drawn (a label of text alone has none), and it is told before it paints that we may have painted, and flushed after.
final class Layer {
  /// Which pixels of the picture the sheet covers.
  let area: PixelRect
  /// A box round all that was painted so far.
  private(set) var ink = PixelRect.empty
  private let memory: UnsafeMutablePointer<UInt32>
  private let ownsMemory: Bool
  private var context: CairoContext?

  /// Takes zeroed memory; pages that are never painted cost nothing.
  ///
  /// - Precondition: `area` is not empty.
  /// - Throws: `MachineError.library` when there is no memory.
  init(area: PixelRect) throws(MachineError) {
    precondition(!area.isEmpty, "a layer has at least one pixel")
    guard let memory = calloc(area.width * area.height, MemoryLayout<UInt32>.stride) else {
      throw .library(name: "libc", call: "calloc", status: Int(ENOMEM), message: "out of memory for \(area.width)×\(area.height) pixels")
    }
    self.area = area
    self.memory = memory.bindMemory(to: UInt32.self, capacity: area.width * area.height)
    ownsMemory = true
  }

  /// Takes memory that somebody else keeps for longer than the layer lives.
  ///
  /// - Parameter memory: a pixel for each of `area`, which is not empty, all clear.
  init(area: PixelRect, over memory: UnsafeMutablePointer<UInt32>) {
    self.area = area
    self.memory = memory
    ownsMemory = false
  }

  deinit {
    // Cairo's surface points into the memory: it goes first.
    context = nil
    if ownsMemory { free(memory) }
  }

  /// The pixel in column `x` and row `y` of the picture, and those to its right.
  ///
  /// The pointer must not outlive the layer, nor be read past the end of the area.
  @inline(__always)
  func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    memory + ((y - area.minY) * area.width + (x - area.minX))
  }

  /// Notes that something was painted inside `rect`.
  func addInk(_ rect: PixelRect) { ink = ink.union(rect.intersection(area)) }

  /// Fills the inside of an outline.
  func fill(_ path: VectorPath, _ rule: FillRule, with source: CairoSource, in space: PixelSpace) throws(MachineError) {
    let bounds = try cairo().fill(path, rule, with: source, in: space)
    addInk(bounds)
  }

  /// Draws a line along an outline.
  func stroke(_ path: VectorPath, _ style: StrokeStyle, with source: CairoSource, in space: PixelSpace) throws(MachineError) {
    let bounds = try cairo().stroke(path, style, with: source, in: space)
    addInk(bounds)
  }

  private func cairo() throws(MachineError) -> CairoContext {
    if let context { return context }
    let made = try CairoContext(over: memory, .argb32, area: area)
    context = made
    return made
  }
}
