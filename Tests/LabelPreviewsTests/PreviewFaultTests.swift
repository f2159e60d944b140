// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelPreviewProtocol
import LabelPreviews
import LabelSnapshots
import SwiftUI
import Testing

@Suite struct PreviewFaultTests {
  @Test func secondOfTwoPreviewsWithOneNameCannotBeDrawn() throws {
    let previews = Previews.named([
      Preview("A") { Text("1") }._declared(in: "M/File.swift", line: 3), Preview("A") { Text("2") }._declared(in: "M/File.swift", line: 9),
      Preview("A") { Text("3") }._declared(in: "N/File.swift", line: 3),
    ])
    #expect(previews.map(\.name) == ["M/File/A", "M/File/A", "N/File/A"])
    #expect(throws: Never.self) { try previews[0].pngData() }
    let error = try #require(throws: Diagnostic.self) { try previews[1].pngData() }
    #expect(error.code == .equalPreviewNames && error.location?.line == 9)
    #expect(error.message == "two previews are called M/File/A; the other one is at M/File.swift:3")
    #expect(throws: Never.self) { try previews[2].pngData() }
  }

  @Test func spacesAreHyphensInPaths() throws {
    let previews = Previews.named(
      ["A b", "A-b", "A  b"].map { Preview($0) { Text("1") }._declared(in: "M/File.swift", line: 3) })
    #expect(previews.map { $0.fileName() } == ["M/File/A-b", "M/File/A-b", "M/File/A--b"])
    #expect(previews.map { $0.error?.code } == [nil, .equalPreviewNames, nil])
  }

  @Test func namesDoNotDependOnLines() {
    func names(_ lines: [Int]) -> [String] {
      Previews.named(
        zip(["b", nil, "a", nil], lines).map { name, line in Preview(name) { Text("x") }._declared(in: "M/File.swift", line: line) }
      ).map(\.name)
    }
    #expect(names([1, 2, 3, 4]) == ["M/File/b", "M/File/Preview 1", "M/File/a", "M/File/Preview 2"])
    #expect(names([10, 200, 3000, 40_000]) == names([1, 2, 3, 4]))
  }

  @Test(arguments: [(0, 0), (-1, 10), (1e6, 1e6), (.infinity, 10), (.nan, 10)] as [(CGFloat, CGFloat)])
  func impossibleSizesAreErrors(width: CGFloat, height: CGFloat) throws {
    let preview = Preview("Size", traits: .fixedLayout(width: width, height: height)) { Color.red }
    let error = try #require(throws: Diagnostic.self) { try preview.pngData() }
    #expect([.invalidNumber, .sideTooLong, .areaTooLarge, .emptyLabel].contains(error.code), "\(error)")
  }

  @Test func previewThatNeverSettlesIsAnError() throws {
    struct Endless: View {
      @State private var width = 0.0
      var body: some View { Text("x").padding(width).onChange(of: width, initial: true) { width += 1 } }
    }
    let error = try #require(throws: Diagnostic.self) { try Preview("Endless") { Endless() }.pngData() }
    #expect(error.code == .updatesDoNotConverge)
  }

  @Test func unknownDevicesAreErrors() throws {
    let preview = try #require(Unknown_Previews._allPreviews.first)
    let error = try #require(throws: Diagnostic.self) { try preview.pngData() }
    #expect(error.code == .invalidValue && error.cause.keys.first == "previewDevice" && error.suggestion == "iPhone 16 Pro")
  }

  private enum Unknown_Previews: PreviewProvider {
    static var previews: some View { Text("x").previewDevice("iPhone 16 Por") }
  }

  @Test func contextThatFailsFailsItsPreviewAlone() throws {
    struct Failure: Error {}
    struct Failing: PreviewModifier {
      static func makeSharedContext() async throws -> Int { throw Failure() }
      func body(content: Content, context: Int) -> some View { content }
    }
    #expect(throws: Failure.self) { try Preview("x", traits: .modifier(Failing())) { Text("x") }.pngData() }
    #expect(throws: Never.self) { try Preview("y") { Text("x") }.pngData() }
  }

  @Test func tenThousandPreviewsHaveTheirNamesAtOnce() {
    let previews = Previews.named((0..<10_000).map { line in Preview { Text("x") }._declared(in: "M/File.swift", line: line + 1) })
    #expect(Set(previews.map(\.name)).count == 10_000 && previews.last?.name == "M/File/Preview 10000")
  }

  @Test(arguments: ["dark", "colorScheme=drak", "locale", "width=0", "scale=nan", "dynamicTypeSize=", "boldText=yes"])
  func wrongVariantsAreErrors(_ text: String) {
    #expect(throws: Diagnostic.self) { try PreviewValues.all([text]) }
  }
}
