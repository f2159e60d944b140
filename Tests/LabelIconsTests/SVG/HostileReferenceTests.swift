// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// Files that grow when their references are followed: each stops at a limit, with an error or a report of what is ignored.
struct HostileReferenceTests {
  private func file(_ inside: String) -> String { "<svg viewBox='0 0 24 24'>\(inside)</svg>" }

  private func ignored(_ inside: String) throws -> Set<IgnoredFeature.Reason> {
    Set(try SVGSample.image(inside).ignored.map(\.reason))
  }

  /// `count` definitions, each of which refers to the one before it.
  private func tower(_ count: Int, _ level: (Int) -> String) -> String { (0..<count).map(level).joined() }

  @Test func patternsInsidePatternsMultiplyUpToTheLimit() {
    let patterns = tower(8) { level in
      let fill = level == 0 ? "red" : "url(#p\(level - 1))"
      return "<pattern id='p\(level)' width='.1' height='.1'><rect width='9' height='9' fill='\(fill)'/></pattern>"
    }
    let error = SVGSample.readError(file("\(patterns)<rect width='24' height='24' fill='url(#p7)'/>"))
    #expect(error?.line == 1)
    #expect(error?.reason == "its patterns repeat more than 60000 path commands")
  }

  @Test(arguments: [("clipPath", "clip-path"), ("mask", "mask")])
  func clipsAndMasksOfTilesMultiplyUpToTheLimit(element: String, property: String) {
    let definition = "<\(element) id='c'><path fill='#fff' d='M0 0\(String(repeating: "h1", count: 1000))'/></\(element)>"
    let tile = "<rect width='.5' height='.5' \(property)='url(#c)'/>"
    let pattern = "<pattern id='p' width='1' height='1' patternUnits='userSpaceOnUse'>\(tile)</pattern>"
    let error = SVGSample.readError(file("\(definition)\(pattern)<rect width='20' height='20' fill='url(#p)'/>"))
    #expect(error?.reason == "its patterns repeat more than 60000 path commands")
  }

  @Test func markersOnManyVerticesMultiplyUpToTheLimit() {
    let marker = "<marker id='m'><path d='M0 0\(String(repeating: "h1", count: 200))'/></marker>"
    let path = "<path d='M0 0\(String(repeating: "h1", count: 200))' marker-mid='url(#m)'/>"
    #expect(SVGSample.readError(file(marker + path))?.reason == "it has more than 20000 path commands")
  }

  @Test func masksOfUsesMultiplyUpToTheLimit() {
    let masks = tower(8) { level in
      let mask = level == 0 ? "" : "mask='url(#m\(level - 1))'"
      return "<mask id='m\(level)'>" + String(repeating: "<rect width='9' height='9' \(mask)/>", count: 10) + "</mask>"
    }
    let error = SVGSample.readError(file("\(masks)<rect width='24' height='24' mask='url(#m7)'/>"))
    #expect(error?.reason == "it has more than 20000 path commands")
  }

  @Test func clipsOfClipsMultiplyUpToTheLimit() {
    let clips = tower(8) { level in
      let clip = level == 0 ? "" : "clip-path='url(#c\(level - 1))'"
      return "<clipPath id='c\(level)'>" + String(repeating: "<rect width='9' height='9' \(clip)/>", count: 10) + "</clipPath>"
    }
    let error = SVGSample.readError(file("\(clips)<rect width='24' height='24' clip-path='url(#c7)'/>"))
    #expect(error?.reason == "it has more than 20000 path commands")
  }

  @Test func definitionsDeeperThanTheLimitAreIgnoredAndReported() throws {
    let masks = tower(12) { level in
      let mask = level == 0 ? "" : "mask='url(#m\(level - 1))'"
      return "<mask id='m\(level)'><rect width='9' height='9' fill='#fff' \(mask)/></mask>"
    }
    #expect(try ignored("\(masks)<rect width='24' height='24' mask='url(#m11)'/>") == [.circular])
  }

  @Test func gradientsOfManyStopsAreBounded() throws {
    let gradient = "<linearGradient id='g'>\(String(repeating: "<stop/>", count: 300))</linearGradient>"
    let shape = "<rect width='4' height='4' fill='url(#g)'/>"
    let image = try SVGSample.image(gradient + shape)
    #expect(image.ignored.map(\.description) == ["each stop beyond 256 is not drawn"])
    let error = SVGSample.readError(file(gradient + String(repeating: shape, count: 200)))
    #expect(error?.reason == "its gradients have more than 40000 stops on all shapes together")
  }

  @Test func selectorsThatExamineManyElementsAreBounded() {
    let sheet = (0..<16).map { "g g g path.a\($0){fill:red}" }.joined()
    let classes = (0..<16).map { "a\($0)" }.joined(separator: " ")
    let nested = String(repeating: "<g>", count: 60) + String(repeating: "<path class='\(classes)' d='M0 0h1'/>", count: 2_000)
    let error = SVGSample.readError(file("<style>\(sheet)</style>\(nested)\(String(repeating: "</g>", count: 60))"))
    #expect(error?.reason == "its elements have more than 40000 classes and styles")
  }
}
