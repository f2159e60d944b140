// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelPreviews
import SwiftUI
import Testing

#Preview("Values only") {
  Label("Values", systemImage: "bell").padding().background(Capsule().fill(.yellow))
}

#Preview("Geometry reader") {
  GeometryReader { proxy in
    let _ = MainActor.assertIsolated()
    Text("\(proxy.size.width)")
  }
}

#Preview("onAppear") { Text("appears").onAppear { MainActor.assertIsolated() } }

#Preview("Alignment guide") {
  Text("guided").alignmentGuide(HorizontalAlignment.center) { dimensions in MainActor.assumeIsolated { dimensions.width } }
}

#Preview("Layout") { Row { Text("placed") } }

#Preview("Layout value") { Text("valued").layoutValue(key: RankKey.self, value: 2) }

#Preview("Preference") {
  Text("preferred").preference(key: RankMaximum.self, value: 2).overlayPreferenceValue(RankMaximum.self) { Text("\($0)") }
}

#Preview("Coordinate space") { Text("spaced").coordinateSpace(.named("space")) }

#Preview("Clip") { Text("clipped").clipShape(Wedge()) }

#Preview("Mask") { Text("masked").mask { Wedge() } }

#Preview("Row") { List { Text("row").listRowBackground(Wedge()) } }

#Preview("A shape of its own") { Wedge().frame(width: 20, height: 20) }

private struct RankKey: LayoutValueKey { static let defaultValue = 0 }

private struct RankMaximum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A layout that is the size of its only view.
private struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assertIsolated()
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    MainActor.assumeIsolated {
      Path { path in
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
    }
  }
}

/// Previews are drawn on the calling thread, so that several are drawn at once, unless layout or drawing calls the user's code.
@Suite struct PreviewThreadTests {
  private static let own = Previews.all.filter { preview in
    ["DeclaredPreviews/", "PreviewThreadTests/"].contains { preview.name.hasPrefix("LabelPreviewsTests/" + $0) }
  }

  @Test(
    arguments: [
      ("Values only", false), ("Geometry reader", true), ("onAppear", true), ("Alignment guide", true), ("Layout", true),
      ("Layout value", true), ("Preference", true), ("Coordinate space", true), ("Clip", true), ("Mask", true), ("Row", true),
      ("A shape of its own", true),
    ])
  func viewsWhoseCodeIsCalledLaterStayOnTheMainThread(_ name: String, isOnMainThread: Bool) async throws {
    let preview = try #require(Self.own.first { $0.name.hasSuffix("PreviewThreadTests/" + name) })
    try await onAnotherThread {
      try preview.drawn(in: PreviewVariant(), isTransparent: false) { renderer, label in
        #expect(MainThread.isCurrent == isOnMainThread)
        _ = try renderer.render(label, upTo: .bitmap)
      }
    }
  }

  @Test func imagesAreTheSameOnEveryThread() async throws {
    let variants = [PreviewVariant].standard
    let expected = try Self.own.map { preview in try variants.map { try preview.pngData(in: $0) } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (preview, images) in zip(Self.own, expected) {
        group.addTask {
          for (variant, image) in zip(variants, images) {
            let drawn = try preview.pngData(in: variant)
            #expect(drawn == image, "\(preview.name) \(variant)")
          }
        }
      }
      try await group.waitForAll()
    }
    // One at a time, since other tests need the main actor too.
    for (preview, images) in zip(Self.own, expected) {
      let drawn = try await MainActor.run { try preview.pngData(in: variants[0]) }
      #expect(drawn == images[0], "\(preview.name) on the main actor")
    }
  }

  private func onAnotherThread(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }
}
