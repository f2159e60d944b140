// SPDX-License-Identifier: MIT

import LabelComparison
import LabelCore
import LabelSnapshotEngine
import Testing

/// Which changes have one cause.
struct ChangeGroupTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A white image with a bar of one colour, whose edge is blended with the white by a quarter, as the edge of a glyph.
  private func image(_ bar: UInt32, edge: Bool = true, extra: UInt32? = nil, width: Int = 12) -> SnapshotImage {
    func blended(_ color: UInt32) -> UInt32 {
      [16, 8, 0].reduce(0xFF00_0000) { (sum: UInt32, shift: UInt32) in
        let channel = color >> shift & 255
        return sum | ((765 + channel) / 4) << shift
      }
    }
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * 4)
    for x in 2..<5 { pixels[width + x] = bar; if edge { pixels[2 * width + x] = blended(bar) } }
    if let extra { pixels[3 * width + 9] = extra }
    return SnapshotImage(Bitmap(width: width, height: 4, pixels: pixels))
  }

  private func change(
    _ name: String, from old: (SnapshotImage, String), to new: (SnapshotImage, String), colors: [UInt32] = []
  ) throws -> SnapshotChange {
    let folder = BaselineFolder(root: scratch.path + "/accepted", failures: scratch.path + "/failures")
    func snapshot(_ value: (SnapshotImage, String)) throws -> Snapshot {
      var snapshot = try Snapshot(name: name, image: value.0)
      snapshot.layout = value.1
      snapshot.colors = colors
      return snapshot
    }
    _ = try folder.record(snapshot(old))
    guard case .failed(let failure) = try folder.check(snapshot(new), mode: .never) else { throw Unexpected() }
    return try #require(failure.change)
  }

  private struct Unexpected: Error {}
  private static let (black, grey, red): (UInt32, UInt32, UInt32) = (0xFF00_0000, 0xFF22_2222, 0xFFFF_0000)
  private let layout = "layout 12×4 @1x light ltr en large\n"

  @Test func oneReplacedColourIsOneGroupWithItsCause() throws {
    let changes = try (0..<3).map { number in
      try change(
        "l\(number)", from: (image(Self.black, width: 12 + number), layout), to: (image(Self.grey, width: 12 + number), layout),
        colors: [Self.grey])
    }
    let groups = ChangeGroup.groups(of: changes)
    #expect(groups.map(\.sentence) == ["colour #000000 → #222222 in 3 snapshots"])
  }

  /// A further change in one image keeps it out of the group, whatever else is equal.
  @Test func furtherChangeIsNotHiddenInAGroup() throws {
    let same = try change("a", from: (image(Self.black), layout), to: (image(Self.grey), layout), colors: [Self.grey])
    let more = try change(
      "b", from: (image(Self.black), layout), to: (image(Self.grey, extra: Self.red), layout), colors: [Self.grey])
    #expect(ChangeGroup.groups(of: [same, more]).count == 2)
    #expect(more.causes.isEmpty)
  }

  /// No pixel has the colour of the label wholly, so the colour is not guessed from blended ones.
  @Test func colourIsNeverReadFromBlendedPixels() throws {
    let change = try change("a", from: (image(Self.black), layout), to: (image(Self.grey), layout), colors: [0xFF11_1111])
    #expect(change.causes.isEmpty)
  }

  /// Text that becomes visible was not another colour before.
  @Test func whatIsDrawnOnTheBackgroundIsNoChangeOfColour() throws {
    let change = try change("a", from: (image(0xFFFF_FFFF), layout), to: (image(Self.red), layout), colors: [Self.red])
    #expect(change.causes.isEmpty && change.kinds == ["drawing"])
  }

  /// A translucent colour is seen with the background behind it.
  @Test func translucentColourIsFoundOnItsBackground() throws {
    let change = try change("a", from: (image(Self.black), layout), to: (image(0xFF80_8080), layout), colors: [0x7F00_0000])
    #expect(change.causes == ["colour #000000 → #808080"] && change.kinds == ["colour only"])
  }

  @Test func samePaddingIsOneGroupUnlessColoursChangeToo() throws {
    func dump(_ padding: Int, _ width: Int) -> String {
      """
      layout \(width + 2 * padding)×\(20 + 2 * padding) @1x light ltr en large
        padding top=\(padding) left=\(padding) bottom=\(padding) right=\(padding) (0 0 \(width + 2 * padding)×\(20 + 2 * padding))
          text (\(padding) \(padding) \(width)×20)

      """
    }
    func padded(_ name: String, _ width: Int, to new: UInt32) throws -> SnapshotChange {
      try change(name, from: (image(Self.black), dump(4, width)), to: (image(new, width: 16), dump(6, width)))
    }
    let changes = [try padded("a", 40, to: Self.black), try padded("b", 70, to: Self.black), try padded("c", 70, to: Self.red)]
    let groups = ChangeGroup.groups(of: changes)
    #expect(groups.map { $0.changes.map(\.name) } == [["a", "b"], ["c"]])
    #expect(groups[0].sentence == "padding is 6, was 4 in 2 snapshots")
  }

  private func results(_ count: Int, name: (Int) -> String) -> SnapshotResults {
    SnapshotResults(
      (0..<count).map { number in
        var result = SnapshotResult(name: name(number), status: .changed)
        var change = SnapshotChange(name: name(number), kind: .changed, summary: "differs")
        change.image = .init(path: name(number) + ".actual.png", hash: String(repeating: "0", count: 64))
        change.causes = ["cause \(number)"]
        change.group = "\(number)"
        result.change = change
        return result
      })
  }

  @Test(arguments: [0, 1, 100, 5000])
  func commentIsShortWhateverTheNumberOfChanges(_ count: Int) {
    let text = MarkdownComment(results(count) { "folder/" + String(repeating: "é😀", count: 50) + "\($0)" }, folder: "failures").text
    #expect(text.utf16.count <= 60_000 && text.hasPrefix("<!-- LabelKit snapshots -->\n"))
    #expect(text.contains("more changes in") == (count == 5000))
  }

  /// As of light and dark images, whose pixels differ in different ways.
  @Test func groupsWithEqualCausesAreToldApart() {
    func text(_ causes: [String]) -> String {
      let results = causes.enumerated().map { number, cause in
        var result = SnapshotResult(name: "n\(number)", status: .changed)
        var change = SnapshotChange(name: "n\(number)", kind: .changed, summary: "differs")
        (change.causes, change.group) = ([cause], "\(number)")
        result.change = change
        return result
      }
      return MarkdownComment(SnapshotResults(results), folder: "f").text
    }
    let headings = text(["a", "a", "b"]).split(separator: "\n").filter { $0.hasPrefix("#### ") }
    #expect(
      headings == [
        "#### a: <code>n0</code> (1 snapshot)", "#### a: <code>n1</code> (1 snapshot)", "#### b (1 snapshot)",
      ])
    #expect(text(["a"]).contains("\n1 snapshot: 1 changed\n"))
  }

  @Test func namesInACommentAreText() {
    let text = MarkdownComment(results(1) { _ in "a|b`c`<img src=x>\n# d @all --> [x](y)" }, folder: "f").text
    #expect(text.contains("<code>a&#124;b&#96;c&#96;&lt;img src=x&gt; &#35; d &#64;all --&gt; &#91;x&#93;&#40;y&#41;</code>"), "\(text)")
    #expect(!text.contains("<img") && !text.contains("\n# d"))
  }
}
