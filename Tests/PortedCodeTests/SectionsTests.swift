// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A form with cards for its sections, as settings of apps have it.
private struct CardFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      ForEach(sections: configuration.content) { section in CardSection(section: section) }
    }
  }
}

private struct CardSection: View {
  let section: SectionConfiguration

  var body: some View {
    VStack(alignment: .leading) {
      if !section.header.isEmpty {
        section.header.font(.headline)
      }
      ForEach(Array(section.content.enumerated()), id: \.element.id) { index, row in
        if index > 0 { Divider() }
        row
      }
      if !section.footer.isEmpty {
        section.footer
      }
    }
  }
}

private struct Skewed: GeometryEffect {
  var offset: CGFloat
  var progress: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset, progress) }
    set { (offset, progress) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: offset, y: 0)) }
}

@Suite struct SectionsTests {
  /// The texts of a view in the order in which they are drawn.
  private func texts(_ view: some View) throws -> [String] {
    try tree(view).matches(of: #/"([^"]+)"/#).map { String($0.output.1) }
  }

  @Test func aFormStyleArrangesTheSectionsOfItsContent() throws {
    let form = Form {
      Text("Loose")
      Section("Weather") {
        Text("Rain")
        Group { Text("Snow") }
      }
      ForEach(0..<2) { index in
        Section {
          Text("Row \(index)")
        } footer: {
          Text("Footer \(index)")
        }
      }
    }
    .formStyle(CardFormStyle())
    #expect(try texts(form) == ["Loose", "Weather", "Rain", "Snow", "Row 0", "Footer 0", "Row 1", "Footer 1"])
  }

  @Test func aGroupKnowsItsSections() throws {
    let content = Group {
      Section { Text("A") }
      Text("B")
      Text("C")
      Section {
        Text("D")
      } header: {
        Text("E")
      }
    }
    let counted = Group(sections: content) { sections in
      Text(verbatim: sections.map { "\($0.header.count)/\($0.content.count)/\($0.footer.count)" }.joined(separator: " "))
    }
    #expect(try texts(counted) == ["0/1/0 0/2/0 1/1/0"])
  }

  @Test func pairsAddAndScale() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    pair += AnimatablePair(1.0, AnimatablePair(CGFloat(0), Float(1)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(4.0, AnimatablePair(CGFloat(4), Float(8))))
    #expect(pair.magnitudeSquared == 96)
    #expect(pair - pair == .zero)
    var effect = Skewed(offset: 1, progress: 0)
    effect.animatableData = AnimatablePair(3, 1)
    #expect(effect.effectValue(size: CGSize(width: 1, height: 1)).m31 == 3)
  }
}
