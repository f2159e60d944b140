// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The page of `labelkit live` in a real browser, from a real server.
@Suite(
  .enabled(if: DevTools.chromium != nil, "there is no Chromium; scripts/install-deps --with-chromium installs it"), .serialized,
  .timeLimit(.minutes(60)))
struct PageTests {
  /// Two folders, a comment, a label that is truncated, and one that cannot be drawn.
  static let manifest = """
    version: 1
    defaults: { font: { size: 17 }, padding: 12, background: { light: "#ffffff", dark: "#1c1c1e" } }
    variants: { scale: [1, 2], colorScheme: [light, dark] }
    labels:
      # What the sky does.
      - { id: sky/rain, title: Rain, icon: cloud.rain }   # a comment
      - { id: sky/sun, title: Sunny, icon: sun.max }
      - { id: text/long, title: Heavy rain expected this afternoon, width: 90 }
      - { id: text/plain, title: "Tuesday & <b>Wednesday</b>", color: red }
      - { id: broken, title: Nothing, icon: no.such.icon }

    """

  private func withPage(
    _ manifest: String = PageTests.manifest, fragment: String = "", _ body: (DevTools, ServedFolder) throws -> Void
  ) throws {
    let served = try ServedFolder(manifest)
    let browser = try DevTools(in: served.folder)
    defer { browser.close() }
    try browser.open(served.address)
    if !fragment.isEmpty { try browser.run("location.hash = '\(fragment)'") }
    try body(browser, served)
    browser.expectErrors("api/picture")
    #expect(browser.errors.isEmpty)
  }

  /// The address of the image in a cell, once it is shown.
  static func image(_ id: String, _ column: Int = 0) -> String {
    """
    (() => { const image = rowElements.get('l \(id)')?.element.querySelector('[data-column="\(column)"] img');
      return image?.complete && image.naturalWidth > 0 ? image.src : ''; })()
    """
  }

  @Test func savedFileChangesItsImageOnly() throws {
    try withPage { page, served in
      for id in ["sky/rain", "sky/sun"] { try page.wait("\(Self.image(id)) !== ''", for: "true") }
      let rain = try page.value(Self.image("sky/rain"))
      let sun = try page.value(Self.image("sky/sun"))
      try served.write(try served.manifest.replacing("title: Rain,", with: "title: Heavy rain,"))
      try page.wait("![\"\", \"\(rain)\"].includes(\(Self.image("sky/rain")))", for: "true")
      try page.wait("document.querySelector('[alt^=\"Heavy rain,\"]') !== null", for: "true")
      #expect(try page.value(Self.image("sky/sun")) == sun)
      // A manifest that cannot be read is said to be so, and one that is right again shows its labels again.
      try served.write("labels: [")
      try page.wait("allProblems().some(problem => problem.severity === 'error' && problem.id === '')", for: "true")
      try served.write(Self.manifest)
      try page.wait("\(Self.image("sky/rain")) !== '' && labelsByID.get('sky/rain').title", for: "Rain")
      // So are the facts that filters use, although nothing had to be drawn again.
      try page.wait("document.querySelector('#filters [data-filter=truncated] b')?.textContent", for: "1")
      #expect(try page.value("ask('api/facts').then(answer => answer.facts['text/long'][0].truncated)") == "true")
    }
  }

  /// Warnings of drawing are shown at the label and in the list, with the line, which stays right when lines are added above.
  @Test func warningsOfDrawingAreAtTheirLines() throws {
    let manifest = Self.manifest + "  - { id: tight, title: Rain, height: 4 }\n"
    try withPage(manifest) { page, served in
      let found = "drawingDiagnostics(labelsByID.get('tight')).map(found => `${found.code} ${found.line}`).join()"
      let line = manifest.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("tight") }.map { $0 + 1 } ?? 0
      try page.wait(found, for: "LK0503 \(line)")
      #expect(try page.value("allProblems().filter(problem => problem.id === 'tight').length") == "1")
      #expect(try page.value("allProblems().find(problem => problem.id === 'broken').line") == "\(line - 1)")
      try page.run("openLabel('tight', '')")
      try page.wait("find('ownProblems')?.textContent.includes('points high')", for: "true")
      try served.write("# A line more.\n" + manifest)
      try page.wait(found, for: "LK0503 \(line + 1)")
      try page.wait("allProblems().find(problem => problem.id === 'broken').line", for: "\(line)")
      try page.wait("find('ownProblems').querySelector('.where')?.textContent.includes('\(line + 1)')", for: "true")
    }
  }

  @Test func aStateThatIsOlderThanTheEventsIsLoadedAgain() throws {
    try withPage { page, _ in
      try page.wait("labelsByID.get('sky/rain')?.title", for: "Rain")
      let ping = "hear({ kind: 'ping', data: JSON.stringify({ version: model.version + 1 }) })"
      try page.run("labelsByID.get('sky/rain').title = 'old'; \(ping)")
      try page.wait("labelsByID.get('sky/rain').title", for: "Rain")
    }
  }

  @Test func togglesChangeImageAndAddress() throws {
    try withPage { page, _ in
      func toggle(_ action: String, _ key: String, _ value: String, isOther: Bool = true) throws {
        try page.wait("\(Self.image("sky/rain")) !== ''", for: "true")
        let digest = "knownPicture('sky/rain', '0').url"
        let before = try page.value(digest)
        try page.run(action)
        #expect(try page.value("new URLSearchParams(location.hash.slice(1)).get('\(key)')") == value)
        let now = "knownPicture('sky/rain', '0')?.url.length > 100 && \(Self.image("sky/rain")) === knownPicture('sky/rain', '0').url"
        try page.wait(now, for: "true")
        let after = try page.value(digest)
        #expect((before != after) == isOther, "\(key)")
        try page.run("resetToggles()")
        try page.wait(now, for: "true")
      }
      let press = { (key: String, value: String) in "document.querySelector('[data-key=\(key)][data-value=\(value)]').click()" }
      for (key, value) in [("scale", "\"3\""), ("appearance", "dark")] {
        try toggle(press(key, value), key, value.trimmingCharacters(in: ["\""]))
      }
      try toggle(press("direction", "rtl"), "direction", "rtl")
      // The label has no system colours, so that contrast is only in the address.
      try toggle(press("contrast", "increased"), "contrast", "increased", isOther: false)
      for (index, size) in try page.value("model.axes.typeSizes.join(' ')").split(separator: " ").enumerated() {
        try page.run("find('typeSize').value = \(index + 1); find('typeSize').dispatchEvent(new Event('input'))")
        #expect(try page.value("settings.typeSize") == String(size))
      }
      #expect(try page.value("model.axes.typeSizes.length") == "12")
      try page.run("resetToggles()")
      try toggle(
        "find('locale').value = 'ar'; find('locale').dispatchEvent(new Event('change'))", "locale", "ar")
      try page.run("find('canvas').value = 'pink'; find('canvas').dispatchEvent(new Event('change')); find('checks').click()")
      #expect(try page.value("location.hash") == "#canvas=pink&checks=1")
      let tile = "rowElements.get('l sky/rain').element.querySelector('.tile')"
      try page.wait("getComputedStyle(\(tile)).backgroundColor", for: "rgb(255, 95, 162)")
      // A toggle replaces an axis: its columns become one.
      #expect(try page.value("columns.length") == "4")
      try page.run("change({ scale: '2' })")
      try page.wait("columns.map(column => column.name).join()", for: "@2x light,@2x dark")
    }
  }

  @Test func keyboardAloneReachesEverything() throws {
    try withPage { page, _ in
      func keys(_ keys: String...) throws { for key in keys { try page.press(key) } }
      try keys("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight")
      try page.wait("document.activeElement.getAttribute('aria-label')?.split(',')[0] + cursor.column", for: "sky/rain1")
      try keys("End", "Enter")
      try page.wait("location.hash", for: "#label=sky/rain&variant=3")
      try page.wait("document.activeElement.id", for: "stage")
      try page.wait("stageState.size[0] > 0", for: "true")
      try keys("j", "f", "l", "a", "i", "w", "o", "s", "g")
      try page.wait("settings.label + settings.overlays.length + settings.grid", for: "sky/sun71")
      try page.wait("document.querySelectorAll('.overlay .baseline, .overlay .fontBox').length", for: "2")
      try page.run("change({ zoom: '15' })")
      try keys("+", "+")
      try page.wait("settings.zoom + document.querySelectorAll('.pixelGrid').length", for: "161")
      try keys("ArrowLeft")
      try page.wait("settings.variant", for: "2")
      try keys("Escape")
      try page.wait("document.activeElement.classList.contains('cell')", for: "true")
      try keys("/")
      try page.type("wed")
      try page.wait("rows.filter(row => row.label).map(row => row.label.id).join()", for: "text/plain")
      try keys("Escape")
      try page.wait("rows.filter(row => row.label).length", for: "5")
      // Rows are read aloud in their order, whatever was scrolled or filtered before.
      let order = "[...find('rows').children].map(row => Number(row.ariaRowIndex))"
      try page.wait("\(order).every((row, index, all) => index === 0 || row > all[index - 1])", for: "true")
      try keys("Escape", "?")
      try page.wait("find('help').open", for: "true")
      try keys("Escape", "p")
      try page.wait("find('help').open + ' ' + find('problems').hidden", for: "false false")
      try keys("p", "d")
      try page.wait("settings.appearance", for: "light")
      try keys("0")
      try page.wait("location.hash.includes('appearance')", for: "false")
    }
  }

  /// The overlay numbers what is read, and lists it at the side; both follow the address.
  @Test func accessibilityIsNumberedAndListed() throws {
    try withPage { page, served in
      try page.run("openLabel('sky/rain', '0')")
      try page.wait("stageState.size[0] > 0 && stageState.layout?.elements.length", for: "1")
      #expect(try page.value("find('elements').hidden") == "true")
      try page.press("s")
      try page.wait("location.hash.includes('overlays=accessibility')", for: "true")
      try page.wait("find('elements').textContent", for: "Accessibility1RainstaticText")
      try page.wait(
        "document.querySelectorAll('.overlay .elementBox').length + document.querySelector('.overlay text').textContent", for: "11")
      // The number is as large at every zoom.
      let height = "Math.round(document.querySelector('.overlay text').getBoundingClientRect().height)"
      let before = try page.value(height)
      try page.run("change({ zoom: '12' })")
      try page.wait("stageState.zoom", for: "12")
      #expect(try page.value(height) == before)
      let address = try page.value("location.href")
      try page.press("s")
      try page.wait("find('elements').hidden + ' ' + document.querySelectorAll('.overlay').length", for: "true 0")
      try page.open(served.address)
      try page.run("location.href = '\(address)'")
      try page.wait("find('elements')?.textContent", for: "Accessibility1RainstaticText")
      #expect(try page.namelessControls() == [])
    }
  }

  @Test func everyControlHasAName() throws {
    try withPage { page, served in
      for width in [1280, 390] {
        try page.resize(width: width)
        try page.open(served.address)
        try page.wait("\(Self.image("sky/rain")) !== ''", for: "true")
        #expect(try page.namelessControls() == [])
        try page.run("setProblems(true)")
        #expect(try page.namelessControls() == [])
        try page.run("setProblems(false); change({ label: 'sky/rain', variant: '1' })")
        try page.wait("stageState.size[0] > 0", for: "true")
        #expect(try page.namelessControls() == [])
        try page.run("change({ tab: 'edit' })")
        try page.wait("document.querySelectorAll('.formField').length > 5", for: "true")
        #expect(try page.namelessControls() == [])
        try page.run("showHelp()")
        #expect(try page.namelessControls() == [])
        // Nothing makes the page wider than the window.
        #expect(try page.value("document.documentElement.scrollWidth") == "\(width)")
      }
    }
  }

  @Test func labelsThatDifferFromAcceptedOnesAreFound() throws {
    let served = try ServedFolder(Self.manifest) { served in
      _ = try served.run(["snapshot", "record", "labels.yaml"])
      // One label differs, one is new.
      try served.write(
        Self.manifest.replacing("title: Rain,", with: "title: Snow,") + "  - { id: fresh, title: Fresh }\n")
    }
    let page = try DevTools(in: served.folder)
    defer { page.close() }
    try page.open(served.address)
    func count(_ filter: String) -> String { "document.querySelector('#filters [data-filter=\(filter)]:not([hidden]) b')?.textContent" }
    try page.wait(count("changed"), for: "1")
    try page.wait(count("unaccepted"), for: "1")
    try page.run("toggled('only', 'changed')")
    try page.wait("rows.filter(row => row.label).map(row => row.label.id).join()", for: "sky/rain")
    try page.wait("document.querySelectorAll('.badge.changed').length", for: "4")
    // Accepted elsewhere, it is no longer changed.
    _ = try served.run(["snapshot", "record", "labels.yaml"])
    try page.wait(count("changed"), for: "0")
    try page.wait("summary(labelsByID.get('fresh')).unaccepted", for: "undefined")
    page.expectErrors("api/picture")
    #expect(page.errors.isEmpty)
  }

  @Test func labelThatFailsAndFiltersSayWhy() throws {
    try withPage { page, _ in
      try page.wait("document.querySelector('#filters [data-filter=truncated] b')?.textContent", for: "1")
      try page.wait("document.querySelector('#filters [data-filter=failing] b').textContent", for: "1")
      try page.run("toggled('only', 'failing')")
      try page.wait("rows.filter(row => row.label).map(row => row.label.id).join()", for: "broken")
      try page.run("setProblems(true)")
      try page.wait("find('problems').textContent.includes('no.such.icon')", for: "true")
      #expect(try page.value("document.querySelector('#problems a.line').href.startsWith('vscode://file/')") == "true")
      #expect(try page.value("document.querySelector('#problems a.line').href.includes('labels.yaml:10:')") == "true")
      // What a label says is never markup.
      try page.run("change({ only: [] })")
      try page.wait("document.querySelectorAll('#rows b').length", for: "0")
      // An address that runs a script is no editor.
      try page.run("model.editor = 'JavaScript:alert(1)//{path}'")
      #expect(try page.value("editorAddress(0, 1)") == "null")
    }
  }
}
