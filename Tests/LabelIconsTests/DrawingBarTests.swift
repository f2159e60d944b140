// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// What the files of `Resources/icons` must look like; what they must say is `IconFileRules`'.
struct DrawingBarTests {
  private static let registry = IconRegistry()
  private static let drawn = registry.names.filter { !registry.isGenerated($0) }

  /// Icons that break a rule, each with its reason.
  private enum Exception {
    static let balance = [
      "play": "a triangle is balanced by its area, not its box",
      "graduationcap": "the cap outweighs the tassel", "lamp.desk": "the foot outweighs the shade",
      "wrench.adjustable": "the jaw outweighs the handle",
    ]
    static let coverage = [
      "capsule": "is low", "speaker": "leaves room for the waves of its family",
      "speaker.wave.1": "leaves room for the waves of its family",
      "screwdriver": "is a rod", "sun.max": "has rays", "sun.min": "has rays", "paperplane.fill": "is a cut triangle",
      "square.and.arrow.down.fill": "has an arrow above its box", "square.and.arrow.up.fill": "has an arrow above its box",
    ]
    static let gaps = [
      "guitars": "the hole in its body is a dot", "hand.wave": "fingers lie a line apart", "list.number": "has small figures",
      "party.popper": "confetti falls close together", "soccerball": "has eleven patches", "thermometer.sun": "has short rays",
    ]
  }

  @Test(arguments: drawn)
  func inkIsCentred(name: String) throws {
    let ink = try #require(InkBounds.of(try Self.registry.icon(named: name).nodes))
    let isCentred = abs(ink.midX - 12) <= 0.501 && abs(ink.midY - 12) <= 0.501
    #expect(isCentred == (Exception.balance[name] == nil), "\(DumpText.rect(ink))")
  }

  @Test(arguments: drawn)
  func inkCoversAsMuchAsThatOfItsNeighbors(name: String) throws {
    let icon = try Self.registry.icon(named: name)
    let coverage = try IconPicture(icon).coverage
    let isSilhouette = SVGSample.shapes(of: icon.nodes).contains { $0.layer.filling == .body }
    // Marks and arrows are a line or two, and stay as light as letters.
    let allowed = name.hasSuffix(".fill") ? 0.35...0.62 : isSilhouette ? 0.15...0.37 : 0.03...0.4
    #expect(allowed.contains(coverage) == (Exception.coverage[name] == nil), "\(coverage)")
  }

  @Test(arguments: drawn)
  func noGapClosesFromRegularToBlack(name: String) throws {
    let icon = try Self.registry.icon(named: name)
    let regular = try IconPicture(icon).parts
    let black = try IconPicture(icon, weight: .black).parts
    #expect((regular == black) == (Exception.gaps[name] == nil), "\(regular) \(black)")
  }

  /// An upright or level line is sharp at full size where its middle or its edge lies on half a unit.
  @Test func mostLinesLieOnHalvesOfTheGrid() throws {
    var lines = 0
    var onGrid = 0
    for name in Self.drawn {
      for shape in SVGSample.shapes(of: try Self.registry.icon(named: name).nodes) where shape.layer.erasing != .always {
        for (start, end) in shape.path.straightLines where (end - start).length > 1 && (start.x == end.x || start.y == end.y) {
          let across = start.x == end.x ? start.x : start.y
          lines += 1
          if [0, 0.125, 0.375].contains(where: { isMultiple(across - $0, of: 0.5) }) { onGrid += 1 }
        }
      }
    }
    #expect(Double(onGrid) / Double(lines) >= 0.7)
  }

  private func isMultiple(_ number: Double, of unit: Double) -> Bool {
    abs((number / unit).rounded() * unit - number) < 1e-6
  }
}

extension VectorPath {
  /// The start and end of every straight line.
  fileprivate var straightLines: [(Point, Point)] {
    var lines: [(Point, Point)] = []
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p): current = p
      case .line(let p):
        lines.append((current, p))
        current = p
      case .cubic(_, _, let p): current = p
      case .close: break
      }
    }
    return lines
  }
}
