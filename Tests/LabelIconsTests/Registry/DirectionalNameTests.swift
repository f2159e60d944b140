// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import Testing

/// Direction-aware names and mirrored icons in the user's sets.
final class DirectionalNameTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "icon-directions-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  private func registry(_ prefix: String, _ files: [String], naming: String? = nil) throws -> IconRegistry {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for file in files {
      let url = root.appending(path: file.contains(".png") ? file : file + ".svg")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "<svg viewBox='0 0 24 24'><path d='M2 2h9v20H2z'/></svg>".write(to: url, atomically: false, encoding: .utf8)
    }
    try naming?.write(to: root.appending(path: "naming.json"), atomically: false, encoding: .utf8)
    return IconRegistry(folders: [try IconFolder(prefix: prefix, path: root.path())])
  }

  /// The file that an icon is read from, without its folder and ending.
  private func file(_ registry: IconRegistry, _ name: String, rightToLeft: Bool) throws -> String {
    let path = try #require(try registry.icon(named: name, isRightToLeft: rightToLeft).file)
    return String(path.dropFirst(root.path().count + 1).dropLast(4))
  }

  @Test(arguments: [
    ("lucide", "chevron.forward", "chevron-right", "chevron-left"), ("lucide", "arrow.backward", "arrow-left", "arrow-right"),
    ("lucide", "arrow.uturn.backward", "undo-2", "redo-2"),
    ("lucide", "arrow.forward.to.line", "arrow-right-to-line", "arrow-left-to-line"),
    ("lucide", "sidebar.leading", "panel-left", "panel-right"), ("lucide", "arrow.up.forward", "arrow-up-right", "arrow-up-left"),
    ("tabler", "chevron.backward", "chevron-left", "chevron-right"),
    ("tabler", "arrow.forward", "outline/arrow-right", "outline/arrow-left"),
    ("phosphor", "chevron.forward", "caret-right", "caret-left"),
    ("bootstrap", "chevron.forward.2", "chevron-double-right", "chevron-double-left"),
    ("material", "arrow.backward", "arrow_back", "arrow_forward"), ("material", "chevron.forward", "chevron_right", "chevron_left"),
    ("fontawesome", "arrow.forward", "solid/arrow-right", "solid/arrow-left"),
    ("feather", "chevron.forward", "chevron.right", "chevron.left"),
  ])
  func directionDecidesTheFile(prefix: String, name: String, leftToRight: String, rightToLeft: String) throws {
    let registry = try registry(prefix, [leftToRight, rightToLeft])
    #expect(registry.contains("\(prefix):\(name)"))
    #expect(try file(registry, "\(prefix):\(name)", rightToLeft: false) == leftToRight)
    #expect(try file(registry, "\(prefix):\(name)", rightToLeft: true) == rightToLeft)
    #expect(registry.files(of: ["\(prefix):\(name)"]).count == 2)
  }

  @Test func variantsKeepTheDirection() throws {
    let registry = try registry("lucide", ["circle-arrow-right", "circle-arrow-left"])
    #expect(try file(registry, "lucide:arrow.forward.circle", rightToLeft: true) == "circle-arrow-left")
  }

  @Test func aFileWithTheNameItselfIsUsedInBothDirections() throws {
    let registry = try registry("lucide", ["arrow.backward", "arrow-left", "arrow-right"])
    for direction in [false, true] { #expect(try file(registry, "lucide:arrow.backward", rightToLeft: direction) == "arrow.backward") }
  }

  @Test func imagesFollowTheDirection() throws {
    let registry = try registry("own", ["arrow.left.png", "arrow.right.png"])
    #expect(registry.imageFile(named: "own:arrow.forward")?.hasSuffix("/arrow.right.png") == true)
    #expect(registry.imageFile(named: "own:arrow.forward", isRightToLeft: true)?.hasSuffix("/arrow.left.png") == true)
  }

  @Test(arguments: ["forward", "backward.end", "leading", "forwarding.x", "star", "chevron.right"])
  func playerButtonsAndOtherNamesHaveNoDirection(name: String) {
    #expect(DirectionalName.directed(name, isRightToLeft: true) == nil)
  }

  /// A law: right to left exchanges the names of the two directions.
  @Test func directionsAreOpposite() {
    for name in IconRegistry().names {
      guard let left = DirectionalName.directed(name, isRightToLeft: false) else { continue }
      let opposites = ["forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading"]
      let swapped = name.split(separator: ".").map { opposites[String($0)] ?? String($0) }.joined(separator: ".")
      #expect(DirectionalName.directed(swapped, isRightToLeft: true) == left, "\(name)")
    }
  }

  // MARK: Built-in icons

  @Test(arguments: [
    ("sidebar.leading", true), ("arrow.uturn.backward", true), ("rectangle.inset.toptrailing.filled", true), ("forward.end", true),
    ("rectangle.lefthalf.filled", false), ("text.alignright", false), ("car.top.door.front.left.open", false),
    ("carseat.left.forward.and.backward", false), ("point.bottomleft.forward.to.point.topright.scurvepath", false),
    ("gobackward", nil), ("list.bullet", nil), ("righttriangle", nil), ("text.pad.header", nil),
  ])
  func namesSayWhetherIconsMirror(name: String, expected: Bool?) {
    #expect(DirectionalName.mirrors(name) == expected)
  }

  /// All built-in names with a side in them, aliases too.
  private static let sided: [String] = {
    let registry = IconRegistry()
    let names = Set(registry.names.flatMap { IconRegistry.alternativeNames(for: $0) }).filter { DirectionalName.mirrors($0) != nil }
    return names.filter { (try? registry.icon(named: $0)) != nil }.sorted()
  }()

  /// The names of icons that are the same from both sides begin with these.
  private static let symmetric = [
    "inset.filled.leadinghalf.trailinghalf.rectangle", "inset.filled.trailinghalf.leadinghalf.rectangle",
    "point.forward.to.point.capsulepath", "text.justify.",
  ]

  /// A law: names with leading, trailing, forward or backward mirror, and names with left or right never do.
  @Test func everyNameWithASideMirrorsOrNot() throws {
    let registry = IconRegistry()
    #expect(Self.sided.count > 500)
    for name in Self.sided { #expect(try registry.icon(named: name).flipsInRightToLeft == DirectionalName.mirrors(name), "\(name)") }
  }

  /// A law: what mirrors is another picture there.
  @Test func mirroredIconsAreDifferentPictures() throws {
    let registry = IconRegistry()
    let painter = IconPainter()
    func picture(_ icon: Icon, isMirrored: Bool) throws -> [UInt32] {
      let glyph = icon.glyph(fitting: Size(width: 48, height: 48), isMirrored: isMirrored)
      return try painter.paint(glyph.commands(center: Point(x: 24, y: 24), colors: .monochrome(.black)), side: 48).pixels
    }
    for name in Self.sided where DirectionalName.mirrors(name) == true {
      let icon = try registry.icon(named: name)
      // The edges of a symmetric icon may differ by their antialiasing.
      let pixels = zip(try picture(icon, isMirrored: false), try picture(icon, isMirrored: true))
      let isSame = pixels.allSatisfy { first, second in abs(Int(first >> 24) - Int(second >> 24)) < 32 }
      #expect(isSame == Self.symmetric.contains(where: name.hasPrefix), "\(name)")
    }
  }

  @Test(arguments: [
    ("sidebar.leading", IconDirection.mirrors), ("list.bullet", .mirrors), ("text.append", .mirrors), ("sidebar.left", .fixed),
    ("star", .fixed), ("gobackward", .fixed), ("questionmark.circle.fill", .localized), ("list.number", .localized),
    ("12.square", .localized), ("character.book.closed", .localized), ("gobackward.15", .localized), ("a.circle", .fixed),
  ])
  func theTableSaysWhatBecomesOfANameInAnotherLanguage(name: String, expected: IconDirection) {
    #expect(IconRegistry().direction(of: name) == expected)
  }

  @Test func buildSeesAllFilesOfADirectionalName() throws {
    _ = try registry("lucide", ["chevron-left", "chevron-right", "undo-2", "redo-2", "star"])
    let sources = IconFolderSources(try IconFolder(prefix: "lucide", path: root.path()))
    let names = sources.files(affecting: "arrow.uturn.backward").map { $0.split(separator: "/").last ?? "" }
    #expect(names == ["redo-2.svg", "undo-2.svg"])
  }

  // MARK: The key mirrors

  @Test(arguments: [
    ("reply", true), ("arrow-right", true), ("arrows/next", true), ("star", false), ("arrowhead", false), ("a-b-c", true), ("a-c", false),
  ])
  func namingFileSaysWhichIconsAreMirrored(name: String, isMirrored: Bool) throws {
    let registry = try registry("own", [name], naming: #"{ "mirrors": "reply arrow-* */next a-*-c" }"#)
    #expect(try registry.icon(named: "own:\(name)").flipsInRightToLeft == isMirrored)
  }

  @Test func mirroredIconsAreFoundByEitherName() throws {
    let registry = try registry("own", ["bin"], naming: #"{ "trash": "bin", "mirrors": "bin" }"#)
    #expect(try registry.icon(named: "own:trash").flipsInRightToLeft)
    #expect(throws: LabelError.self) { try registry.icon(named: "own:mirrors") }
  }

  // MARK: Suggestions

  @Test(arguments: [
    ("lucide:home", "lucide:house"), ("lucide:chevron.forwrd", "lucide:chevron.forward"), ("lucide:trsh", "lucide:trash"),
    ("lucid:trash-2", "lucide:trash-2"), ("lucide:delete", "lucide:trash"), ("lucide:cloud.rain.fill", "lucide:cloud.rain"),
  ])
  func suggestionsAreNamesOfTheSet(name: String, expected: String) throws {
    let registry = try registry("lucide", ["house", "chevron-right", "chevron-left", "trash-2", "cloud-rain"])
    let error = #expect(throws: LabelError.self) { _ = try registry.icon(named: name) }
    let nearest = error?.nearest ?? []
    #expect(nearest.first == expected, "\(nearest)")
    #expect(nearest.allSatisfy { $0.hasPrefix("lucide:") && registry.contains($0) }, "\(nearest)")
  }
}
