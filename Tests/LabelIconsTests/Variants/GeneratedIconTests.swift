// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

struct GeneratedIconTests {
  private static let registry = IconRegistry()
  private static let generated = registry.names.filter(registry.isGenerated)

  private func icon(_ name: String) throws -> Icon { try Self.registry.icon(named: name) }

  /// Whether a name is that of a file.
  private func isDrawn(_ name: String) -> Bool { Self.registry.contains(name) && !Self.registry.isGenerated(name) }

  private func shapes(_ name: String) throws -> [IconShape] { SVGSample.shapes(of: try icon(name).nodes) }

  private func inkBounds(_ name: String) throws -> Rect { try #require(InkBounds.of(try icon(name).nodes)) }

  @Test func everyListedIconIsInsideTheGrid() throws {
    let grid = Rect(x: 0, y: 0, width: 24, height: 24)
    for name in Self.registry.names {
      let inkBounds = try inkBounds(name)
      #expect(!inkBounds.isEmpty && grid.contains(inkBounds), "\(name): \(DumpText.rect(inkBounds))")
    }
  }

  @Test func fillKeepsTheSilhouettesBounds() throws {
    for name in Self.registry.names where Self.registry.contains(name + ".fill") {
      let (outline, filled) = (try inkBounds(name), try inkBounds(name + ".fill"))
      let moved = [outline.minX - filled.minX, outline.minY - filled.minY, outline.maxX - filled.maxX, outline.maxY - filled.maxY]
      #expect(moved.allSatisfy { abs($0) < 0.02 }, "\(name): \(DumpText.rect(outline)), filled \(DumpText.rect(filled))")
    }
  }

  @Test func slashIsTheSameLineForAllIcons() throws {
    let slashed = Self.generated.filter { $0.hasSuffix(".slash") || $0.hasSuffix(".slash.fill") }
    #expect(slashed.count > 100)
    for name in slashed {
      let line = try #require(try shapes(name).last)
      #expect(line.path == SlashedShapes.line && line.stroke?.style.width == 1.75 && line.layer.level == .primary, "\(name)")
    }
  }

  @Test(arguments: EnclosedCharacters.all + EnclosedCharacters.circledLabels)
  func charactersFitTheirEnclosure(characters: EnclosedCharacters) throws {
    let box = try #require(characters.path.bounds)
    #expect(box.height > 6 && abs(box.midX) < 1e-6 && abs(box.midY) < 0.2)
    // Inside the line of a circle, with a gap of at least a unit.
    #expect((Point(x: box.width / 2, y: box.height / 2).length) < 6.5, "\(characters.name)")
    for name in ["circle", "circle.fill", "square", "square.fill"] { #expect(Self.registry.contains("\(characters.name).\(name)")) }
  }

  /// The names of all currency signs that Apple has for each of them.
  @Test func everyCurrencySignHasTheSameVariants() throws {
    let signs = Self.registry.names.filter { $0.hasSuffix("sign.ring") }.map { $0.replacing(".ring", with: "") }
    #expect(signs.count == 41)
    for sign in signs {
      for variant in [
        "arrow.trianglehead.counterclockwise.rotate.90", "arrow.circlepath", "bank.building", "bank.building.fill",
        "gauge.chart.lefthalf.righthalf", "gauge.chart.leftthird.topthird.rightthird", "ring", "ring.dashed",
      ] {
        #expect(try icon("\(sign).\(variant)").lineWidth != nil, "\(sign).\(variant)")
      }
    }
  }

  /// A filled bank has its sign between the columns, drawn and not cut out.
  @Test func filledBankShowsItsSign() throws {
    let (roof, sign) = (try shapes("eurosign.bank.building.fill").first, try shapes("eurosign.bank.building.fill").last)
    #expect(roof?.fill != nil && sign?.layer.erasing == .never && sign?.layer.level == .primary)
  }

  /// The buttons have the outline of the empty button, and the characters in place of what is drawn on it.
  @Test(arguments: [
    ("m1.button.horizontal", "button.horizontal"), ("lt.button.roundedtop.horizontal", "button.roundedtop.horizontal"),
    ("lsb.button.angledbottom.horizontal.left", "button.angledbottom.horizontal.left"),
  ])
  func buttonShowsItsLabel(name: String, button: String) throws {
    #expect(try shapes(name).map(\.path).dropLast() == shapes(button).filter { $0.layer.filling == .body }.map(\.path))
    let box = try #require(try shapes(name).last?.path.bounds)
    #expect(try inkBounds(button).inset(by: EdgeInsets(all: 2)).contains(box), "\(DumpText.rect(box))")
    #expect(try shapes(name + ".fill").last?.layer.erasing == .inMonochrome || shapes(name + ".fill").last?.layer.erasing == .always)
  }

  @Test(arguments: ["bell.slash", "folder.badge.plus", "bell.circle", "12.circle", "heart.slash.circle"])
  func symbolIsPrimaryAndContainerSecondary(name: String) throws {
    let painted = try shapes(name).filter { $0.layer.erasing != .always }
    let container = try #require(painted.first)
    let symbol = try #require(painted.last)
    #expect(symbol.layer.level == .primary && container.layer.level == .secondary)
  }

  @Test(arguments: [("plus", "green"), ("minus", "red"), ("xmark", "red"), ("checkmark", "green"), ("exclamationmark", "yellow")])
  func badgesHaveTheirSystemColors(badge: String, color: String) throws {
    let colors = try shapes("folder.badge.\(badge)").compactMap { $0.layer.color?.dumpText }
    #expect(colors == [color])
  }

  @Test func symbolCutOutOfAnEnclosureIsWhiteInMulticolor() throws {
    let shapes = try shapes("heart.circle.fill")
    #expect(shapes.map { $0.layer.color?.dumpText } == ["red", "white"])
    #expect(shapes.map(\.layer.erasing) == [.never, .inMonochrome])
  }

  /// Details of a filled symbol are painted like the container, in every mode.
  @Test(arguments: ["camera.circle.fill", "clock.circle.fill", "eye.circle.fill", "doc.text.square.fill", "lock.circle.fill"])
  func containerIsVisibleThroughDetailsOfACutOutSymbol(name: String) throws {
    let shapes = try shapes(name)
    #expect(shapes.contains { $0.layer.erasing == .replacing } && shapes.dropFirst().contains { $0.fill != nil })
    #expect(!shapes.contains { $0.layer.erasing == .always })
  }

  /// Half a dot at the edge of the erased disc is removed.
  @Test(arguments: [("calendar.badge.xmark", 3), ("lock.badge.gearshape", 1), ("lock.badge.gearshape.fill", 1)])
  func badgesLeaveNoRemnants(name: String, fewerAtLeast: Int) throws {
    func parts(_ name: String) throws -> Int {
      try shapes(name).reduce(0) { sum, shape in
        sum + shape.path.elements.count { element in if case .move = element { true } else { false } }
      }
    }
    let base = name.replacing(/\.badge\.[a-z]+/, with: "")
    let badge = try parts("star.badge.\(name.split(separator: ".").first { ["xmark", "gearshape"].contains($0) } ?? "")") - parts("star")
    #expect(try parts(base) + badge - parts(name) >= fewerAtLeast)
  }

  /// The silhouette is kept, even if only a small part is left.
  @Test func badgesKeepTheSilhouette() throws {
    for name in Self.generated where name.contains(".badge") && !name.contains(".slash") && !isDrawn(name.replacing(".fill", with: "")) {
      let base = name.replacing(/\.badge(\.[a-z]+)?/, with: "")
      guard Self.registry.contains(base), let box = InkBounds.of(try icon(base).nodes) else { continue }
      let badged = try inkBounds(name)
      #expect(abs(badged.minX - box.minX) < 0.01 || badged.minX < box.minX, "\(name)")
    }
  }

  /// The gap and the line of a slash overlap: between two touching antialiased edges the symbol would be visible.
  @Test(arguments: FontWeight.allCases)
  func slashLeavesNoSeamAtItsGap(weight: FontWeight) throws {
    let glyph = try icon("shield.slash.fill").glyph(pointSize: 480, weight: weight)
    let shapes = SVGSample.shapes(of: glyph.nodes)
    let (gap, line) = (try #require(shapes.dropLast().last), try #require(shapes.last))
    func below(_ shape: IconShape) throws -> Double {
      // The largest distance of the stroked shape to the lower left of the diagonal.
      let farthest = shape.path.points.map { ($0.y - $0.x) / 2.0.squareRoot() }.max()
      return try #require(farthest) + (shape.stroke?.style.width ?? 0) / 2
    }
    #expect(try below(gap) < below(line))
    let along = try #require(shapes.dropLast().last?.path.points.map { ($0.x - $0.y) / 2.0.squareRoot() }.max())
    #expect(along > (line.stroke?.style.width ?? 0) / 2)
  }

  /// Where two people overlap, the gap between them has the container's colour and is not a hole.
  @Test func containerIsVisibleThroughGapsOfACutOutSymbol() throws {
    let shapes = try shapes("person.2.circle.fill")
    let gaps = shapes.filter { $0.layer.erasing == .replacing }
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0.layer.level == .secondary })
    #expect(!shapes.contains { $0.layer.erasing == .always })
  }

  /// In a mirrored icon, marks stay readable and a slash keeps its direction.
  @Test(arguments: ["list.bullet.badge.questionmark", "list.bullet.slash"])
  func marksStayUprightInAMirroredIcon(name: String) throws {
    let icon = try icon(name)
    #expect(icon.flipsInRightToLeft)
    let plain = SVGSample.shapes(of: icon.glyph(pointSize: 20).nodes)
    let mirrored = SVGSample.shapes(of: icon.glyph(pointSize: 20, isMirrored: true).nodes)
    let (mark, turned) = (try #require(plain.last?.path), try #require(mirrored.last?.path))
    let (box, turnedBox) = (try #require(mark.bounds), try #require(turned.bounds))
    let moved = mark.transformed(.translation(Point(x: turnedBox.minX - box.minX, y: 0)))
    for (one, other) in zip(moved.points, turned.points) { #expect((one - other).length < 1e-9) }
    #expect(abs(turnedBox.midX + box.midX) < 1e-9)
  }

  @Test func drawnFilesArePreferredToRecipes() throws {
    #expect(!Self.registry.isGenerated("gearshape.fill"))
    #expect(Self.registry.isGenerated("gearshape.circle"))
    #expect(try shapes("gearshape.fill").count == 2 && shapes("gearshape.slash.fill").count == 4)
  }

  @Test(arguments: FontWeight.allCases)
  func enclosedSymbolDoesNotTouchItsRing(weight: FontWeight) throws {
    for name in [
      "plus.circle", "bell.circle", "12.circle", "w.circle", "person.circle", "heart.circle", "lb.circle", "4a.circle", "eurosign.ring",
    ] {
      let bitmap = try IconImage.of(try icon(name), weight: weight)
      let inner = try IconImage.of(try icon(name), weight: .ultraLight)
      #expect(bitmap.parts.foreground >= min(2, inner.parts.foreground), "\(name) \(bitmap.parts)")
    }
  }
}

extension VectorPath {
  fileprivate var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .cubic(let c1, let c2, let p): [c1, c2, p]
      case .close: []
      }
    }
  }
}
