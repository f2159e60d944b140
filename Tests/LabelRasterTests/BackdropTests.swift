// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

/// Backdrop filters apply to the content below a group, inside its clip.
@Suite struct BackdropTests {
  private let red = SRGBColor(255, 0, 0)
  private let blue = SRGBColor(0, 0, 255)

  private func glass(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ filters: [Filter], opacity: Double = 1) -> DrawCommand {
    let clip = VectorPath.rectangle(Rect(x: x, y: y, width: width, height: height))
    return .group(DrawGroup(opacity: opacity, clip: clip, backdrop: filters, commands: []))
  }

  @Test func onlyContentBelowAndInsideTheClipIsFiltered() throws {
    let invert = [Filter.colors(.invert(1))]
    let bitmap = try draw(4, 1, [box(0, 0, 3, 1, red), glass(1, 0, 3, 1, invert), box(2, 0, 1, 1, blue)])
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFF00_FFFF, 0xFF00_00FF, 0])
  }

  @Test func antialiasedEdgesAndOpacityFilterInPart() throws {
    let invert = [Filter.colors(.invert(1))]
    #expect(try draw(1, 1, [box(0, 0, 1, 1, .white), glass(0.5, 0, 1, 1, invert)]).pixels == [0xFF7F_7F7F])
    #expect(try draw(1, 1, [box(0, 0, 1, 1, .white), glass(0, 0, 1, 1, invert, opacity: 128.0 / 255)]).pixels == [0xFF7F_7F7F])
  }

  /// A clip or a filter around the group does not isolate it from the content below.
  @Test func enclosingGroupsDoNotIsolateTheBackdrop() throws {
    let invert = glass(0, 0, 2, 1, [.colors(.invert(1))])
    for group in [
      DrawGroup(clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), commands: [invert]),
      DrawGroup(
        clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)),
        commands: [.group(DrawGroup(filters: [.colors(.identity)], commands: [invert]))]),
    ] {
      #expect(try draw(2, 1, [box(0, 0, 2, 1, red), .group(group)]).pixels == [0xFF00_FFFF, 0xFFFF_0000])
    }
  }

  @Test func emptyBackdropStaysEmpty() throws {
    let blur = glass(0, 0, 8, 8, [.blur(sigma: 3, keepsEdges: true), .colors(.saturation(1.8))])
    #expect(try draw(8, 8, [blur]).pixels.allSatisfy { $0 == 0 })
    #expect(try draw(8, 8, [.group(DrawGroup(backdrop: [.colors(.invert(1))], commands: []))]).pixels.allSatisfy { $0 == 0 })
  }

  /// An opaque image stays opaque up to its edges, and a solid colour stays the same.
  @Test func blurOfASolidBackgroundChangesNothing() throws {
    let background = box(0, 0, 30, 20, SRGBColor(10, 120, 230))
    let plain = try draw(30, 20, [background])
    for frame in [Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 20, y: 5.5, width: 30, height: 9)] {
      let blurred = try draw(
        30, 20, [background, glass(frame.minX, frame.minY, frame.width, frame.height, [.blur(sigma: 6, keepsEdges: true)])])
      for (a, b) in zip(plain.pixels, blurred.pixels) {
        #expect([24, 16, 8, 0].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 1 })
      }
    }
  }

  @Test func blurUsesPixelsOutsideTheClip() throws {
    let bitmap = try draw(
      20, 1, [box(0, 0, 10, 1, red), box(10, 0, 10, 1, blue), glass(10, 0, 10, 1, [.blur(sigma: 2, keepsEdges: true)])])
    #expect(bitmap[9, 0].red == 255 && bitmap[10, 0].red > 80 && bitmap[19, 0].red == 0)
  }
}
