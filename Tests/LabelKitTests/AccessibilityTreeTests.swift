// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelViewNode
import TestSupport
import Testing

/// What assistive technologies read of views, with frames.
@Suite struct AccessibilityTreeTests {
  private func elements(_ view: some View, locale: String = "en") throws -> [AccessibilityElement] {
    let renderer = ImageRenderer(content: view)
    renderer.locale = locale
    let drawing = try renderer.drawing()
    return try RendererPool.shared.renderer().accessibilityElements(of: drawing.node, in: drawing.environment)
  }

  /// The elements without frames: label, traits, and value, hint and actions where there are any.
  private func read(_ view: some View) throws -> [String] { try elements(view).map(Self.text) }

  private static func text(_ element: AccessibilityElement) -> String {
    if let children = element.children { return "(\(element.label ?? ""): \(children.map(text).joined(separator: "; ")))" }
    let parts = [element.value.map { "=\($0)" }, element.hint.map { "?\($0)" }].compactMap { $0 } + element.actions.map { "!\($0)" }
    return ([element.label ?? "-"] + element.traits.map(AccessibilityElement.spoken) + parts).joined(separator: " ")
  }

  @Test func textsImagesAndLabelsAreElements() throws {
    #expect(try read(Text("Rain")) == ["Rain staticText"])
    #expect(try read(Image(systemName: "cloud.rain")) == ["cloud rain image"])
    #expect(try read(Label("Rain", systemImage: "cloud.rain")) == ["Rain staticText"])
    #expect(try read(Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)) == ["Rain image"])
    #expect(
      try read(
        HStack {
          Text("a"); Text("b")
        }) == ["a staticText", "b staticText"])
    #expect(try read(Image(systemName: "bolt").accessibilityHidden(true)) == [])
    #expect(try read(Text("Rain").accessibilityHidden(true)) == [])
    #expect(try read(Text("Rain").hidden()) == [])
    #expect(try read(Text("Rain").opacity(0)) == [])
    #expect(try read(Circle()) == [])
    #expect(try read(Circle().accessibilityLabel("Sun")) == ["Sun"])
  }

  @Test func controlsAreElementsWithTraits() throws {
    #expect(try read(Button("Play", systemImage: "play") {}) == ["Play button"])
    #expect(
      try read(
        Button {
        } label: {
          HStack {
            Image(systemName: "play"); Text("Play"); Text("now")
          }
        }) == ["Play, now button"])
    #expect(
      try read(
        Button {
        } label: {
          Image(systemName: "play")
        }) == ["play button"])
    #expect(try read(Button("Play") {}.disabled(true)) == ["Play button notEnabled"])
    #expect(try read(Toggle("Sound", isOn: .constant(true))) == ["Sound button toggle =1"])
    #expect(try read(Link("Help", destination: URL(string: "https://x.example")!)) == ["Help link"])
    #expect(try read(LabeledContent("Height", value: "3 m")) == ["Height staticText =3 m"])
    #expect(try read(LabeledContent("Sound") { Button("Play") {} }) == ["Sound staticText", "Play button"])
  }

  /// Fields and sliders are named by their labels, also where these are not shown.
  @Test func valuesAreReadBesideTheirLabels() throws {
    #expect(try read(TextField("Name", text: .constant("Ada"))) == ["Name textField =Ada"])
    #expect(try read(TextField("Name", text: .constant(""))) == ["Name textField"])
    #expect(try read(TextField("Name", text: .constant(""), prompt: Text("First"))) == ["Name textField =First"])
    #expect(try read(TextField("", text: .constant("Ada"))) == ["- textField =Ada"])
    #expect(
      try read(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).disabled(true)) == [
        "Name textField notEnabled =Ada"
      ])
    #expect(try read(SecureField("Password", text: .constant("abc"))) == ["Password textField =•••"])
    #expect(
      try read(
        TextField(text: .constant("Ada")) {
          Label("Name", systemImage: "person")
        }) == ["Name textField =Ada"])
    #expect(try read(Slider(value: .constant(0.25))) == ["- adjustable =25%"])
    #expect(try read(Slider(value: .constant(5), in: 0...20) { Text("Volume") }) == ["Volume adjustable =25%"])
    #expect(
      try read(
        Slider(value: .constant(0.5)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }) == ["Volume adjustable =50%"])
    #expect(try elements(Slider(value: .constant(0.25)), locale: "de").map(\.value) == ["25\u{A0}%"])
    // The description of an image has both.
    #expect(try ImageRenderer(content: TextField("Name", text: .constant("Ada"))).accessibilityDescription() == "Name, Ada")
    #expect(try ImageRenderer(content: TextField("", text: .constant("Ada"))).accessibilityDescription() == "Ada")
  }

  @Test func modifiersChangeTheElementsInside() throws {
    let pair = HStack {
      Text("a"); Text("b")
    }
    #expect(try read(pair.accessibilityElement(children: .combine)) == ["a, b staticText"])
    #expect(try read(pair.accessibilityElement(children: .ignore).accessibilityLabel("both")) == ["both"])
    #expect(try read(pair.accessibilityElement(children: .contain).accessibilityLabel("pair")) == ["(pair: a staticText; b staticText)"])
    #expect(try read(pair.accessibilityAddTraits(.isHeader)) == ["a staticText header", "b staticText header"])
    #expect(try read(Text("a").accessibilityValue("1").accessibilityHint("does")) == ["a staticText =1 ?does"])
    #expect(try read(Text("a").accessibilityHeading(.h2)) == ["a staticText header"])
    #expect(try read(Text("a").accessibilityRemoveTraits(.isStaticText)) == ["a"])
    #expect(try read(Text("a").accessibilityAction(named: "Delete") {}) == ["a staticText !Delete"])
    #expect(
      try read(
        HStack {
          Text("a"); Text("b").accessibilitySortPriority(1)
        }) == ["b staticText", "a staticText"])
    #expect(
      try read(Circle().accessibilityRepresentation { Toggle("Sound", isOn: .constant(false)) }) == ["Sound button toggle =0"])
  }

  @Test func listsHaveHeadersAndRows() throws {
    let list = List {
      Section("Weather") {
        Text("Rain"); NavigationLink("Snow") { EmptyView() }
      }
    }
    #expect(try read(list) == ["Weather staticText header", "Rain staticText", "Snow button"])
    let page = NavigationStack { Text("Rain").navigationTitle("Today").toolbar { Button("Add", systemImage: "plus") {} } }
    #expect(try read(page) == ["Add button", "Today staticText header", "Rain staticText"])
  }

  @Test func framesAreWhereTheElementsAreDrawn() throws {
    let view = HStack(spacing: 0) {
      Text("a").frame(width: 20, height: 10).accessibilityElement(children: .combine); Text("bb")
    }
    let frames = try elements(view).map(\.frame)
    #expect(frames[0].size == Size(width: 20, height: 10))
    #expect(frames[1].minX == 20)
    let mirrored = try elements(view, locale: "ar").map(\.frame)
    #expect(mirrored[0].minX == mirrored[1].width && mirrored[1].minX == 0)
    let moved = try elements(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50); Text("x")
        }
      }.frame(height: 20)
    ).map(\.frame)
    #expect(moved.map(\.minY) == [50])
    let late = GeometryReader { proxy in Text("wide \(Int(proxy.size.width))") }.frame(width: 90, height: 20)
    #expect(try read(late) == ["wide 90 staticText"])
  }

  @Test func measuringElementsDoesNotMoveThem() throws {
    let view = VStack {
      Label("Rain", systemImage: "cloud.rain");
      Button {
      } label: {
        Image(systemName: "xmark").frame(width: 30, height: 30)
      }
    }
    let drawing = try ImageRenderer(content: view).drawing()
    let renderer = try RendererPool.shared.renderer()
    let observed = try renderer.render(AccessibilityPlan(drawing.node).node, in: drawing.environment, upTo: .bitmap).bitmap
    #expect(try observed == renderer.render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap)
  }
}
