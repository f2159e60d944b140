// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Editing on the page of `labelkit live`, in a real browser and on the disk.
@Suite(
  .enabled(if: DevTools.chromium != nil, "there is no Chromium; scripts/install-deps --with-chromium installs it"), .serialized,
  .timeLimit(.minutes(60)))
struct EditingTests {
  private func withEditor(_ body: (DevTools, ServedFolder) throws -> Void) throws {
    let served = try ServedFolder(PageTests.manifest)
    let browser = try DevTools(in: served.folder)
    defer { browser.close() }
    try browser.open(served.address)
    try browser.run("change({ label: 'sky/rain', variant: '0', tab: 'edit' })")
    try browser.wait("document.querySelectorAll('.formField').length > 5 && find('yaml').value.length > 100", for: "true")
    try browser.wait("stageState.size[0] > 0", for: "true")
    try body(browser, served)
    browser.expectErrors("api/picture")
    #expect(browser.errors.isEmpty)
  }

  /// The alternative text of the large image.
  private static let shown = "find('plate').querySelector('img')?.alt"

  /// Replaces the YAML by the value of an expression, as typing does.
  private func write(_ page: DevTools, _ text: String) throws {
    try page.run("const yaml = find('yaml'); yaml.value = \(text); yaml.dispatchEvent(new Event('input'))")
  }

  /// Types a text into a field of the form.
  private func fill(_ page: DevTools, _ key: String, _ text: String) throws {
    try page.run("const field = document.querySelector('[data-focus=\"\(key)\"]'); field.focus(); field.select()")
    try page.type(text)
  }

  @Test func fieldIsDrawnAtOnceAndWrittenOnDemand() throws {
    try withEditor { page, served in
      let before = try page.value("find('plate').querySelector('img').src")
      try fill(page, "title", "Drizzle")
      try page.wait("find('yaml').value.includes('title: Drizzle')", for: "true")
      try page.wait("find('plate').querySelector('img')?.src !== '\(before)'", for: "true")
      try page.wait(Self.shown, for: "Drizzle, @1x light")
      #expect(try served.manifest == PageTests.manifest)
      try page.press("s", control: true)
      try page.wait("find('draftState').dataset.state", for: "saved")
      // Only the value is different: comments, order and formatting are as before.
      #expect(try served.manifest == PageTests.manifest.replacing("title: Rain,", with: "title: Drizzle,"))
    }
  }

  @Test func typedTextStaysWhenTheManifestIsReadTwiceAndTheFormIsAskedForAgain() throws {
    try withEditor { page, _ in
      // The second answer comes after the first draft was changed.
      try page.run(
        """
        answers = 0; atOnce = ask;
        ask = async (path, ...rest) => {
          const answer = await atOnce(path, ...rest);
          if (path.startsWith('api/source?') && (answers += 1) > 1) await new Promise(done => setTimeout(done, 800));
          return answer;
        };
        rain = labelsByID.get('sky/rain'); draft = null; showEditor(rain); showEditor(rain)
        """)
      try page.wait("answers > 0 && draft !== null", for: "true")
      try fill(page, "title", "Drizzle")
      // A change of another key arrives before the text was sent.
      try page.run("showForm({ ...rain, record: { ...rain.record, width: 90 } })")
      try page.wait("find('yaml').value.includes('title: Drizzle')", for: "true")
      try page.run("later = false; setTimeout(() => { later = true }, 1200)")
      try page.wait("later && find('yaml').value.includes('title: Drizzle')", for: "true")
      try page.wait("document.querySelector('[data-focus=title]').value", for: "Drizzle")
    }
  }

  @Test func textIsDrawnAtOnceAndItsErrorsHaveLines() throws {
    try withEditor { page, served in
      try write(page, "find('yaml').value.replace('title: Rain', 'title: Fog')")
      try page.wait(Self.shown, for: "Fog, @1x light")
      try page.wait("document.querySelector('.formField [data-focus=title]').value", for: "Fog")
      try write(page, "find('yaml').value + 'more: 1\\n'")
      let line = "find('draftProblems').querySelector('button')?.textContent"
      try page.wait("find('draftProblems').textContent.includes('more') && \(line)", for: "Line 11")
      try page.run("find('revert').click()")
      try page.wait("find('yaml').value.includes('title: Rain') && find('draftState').dataset.state", for: "saved")
      try page.wait(Self.shown, for: "Rain, @1x light")
      #expect(try served.manifest == PageTests.manifest)
      // Nothing is laid out in a manifest with such a key.
      page.expectErrors("422")
    }
  }

  @Test func fileThatChangedMeanwhileIsNotOverwritten() throws {
    try withEditor { page, served in
      try fill(page, "title", "Mine")
      try page.wait("find('yaml').value.includes('title: Mine')", for: "true")
      let theirs = PageTests.manifest.replacing("title: Sunny", with: "title: Theirs")
      try served.write(theirs)
      try page.wait("find('draftState').dataset.state", for: "stale")
      try page.press("s", control: true)
      try page.wait("find('conflict').open", for: "true")
      for (mark, text) in [("del", "Theirs"), ("ins", "Mine")] {
        let isMarked = "[...document.querySelectorAll('#conflict \(mark)')].some(line => line.textContent.includes('\(text)'))"
        #expect(try page.value(isMarked) == "true")
      }
      #expect(try page.namelessControls() == [])
      #expect(try served.manifest == theirs)
      try page.run("[...document.querySelectorAll('#conflict footer button')].at(-1).click()")
      try page.wait("find('draftState').dataset.state", for: "saved")
      #expect(try served.manifest == PageTests.manifest.replacing("title: Rain,", with: "title: Mine,"))
      page.expectErrors("409")
    }
  }

  @Test func endOfTheServerIsShown() throws {
    try withEditor { page, served in
      served.stop()
      try page.wait("find('banner').hidden", for: "false")
      page.expectErrors("api/")
    }
  }
}
