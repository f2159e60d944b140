// SPDX-License-Identifier: MIT

import Foundation
import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelManifest
import TestSupport
import Testing

/// The page of an audit, from the labels of a shop.
@Suite struct AuditPageTests {
  private let scratch: ScratchTree

  init() throws { scratch = try ScratchTree() }

  private static let shop = Checkout.root.appending(path: "Examples/jobs/shop/shop.yaml").path

  /// The page of the shop. Its too light text is accepted.
  private func page(_ change: (inout AuditFinding) -> Void = { _ in }) throws -> String {
    var page = AuditPage(on: .system)
    let room = page.room
    for var finding in try AuditResult(of: [ManifestFile.input(Self.shop)], { $0.options.draws = { room.isLeft } }).findings {
      change(&finding)
      page.add(finding, isAccepted: finding.code == .auditContrast)
    }
    return page.html(summary: "12 labels") { ("the title of \($0.rawValue)", "what it means") }
  }

  /// Names and texts are data: none of them ends the script.
  @Test func whatIsFoundIsDataAndNothingIsLoaded() throws {
    let html = try page { finding in
      finding.labelID = "</script><script>alert(1)"
      finding.sourceLine = "<!-- </script>"
    }
    #expect(html.components(separatedBy: "</script>").count == 2)
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("src=\"/"))
    #expect(html.contains("default-src 'none'"))
  }

  /// Each finding with a variant has pictures of the worst one and of the source language; those of a text in a table too.
  @Test func findingsHaveTheirWorstVariantBesideTheSourceLanguage() throws {
    let findings = try AuditResult(of: [ManifestFile.input(Self.shop)]) { $0.options.draws = { true } }.findings
    let cut = try #require(findings.first { $0.code == .auditCutText })
    #expect(cut.pictures.map(\.variant.locale) == ["de", "en"])
    #expect(cut.pictures.map(\.text) == ["Weiter zur Kasse gehen", "Go to checkout"])
    for picture in cut.pictures {
      let size = try #require(PNGSize(picture.png))
      #expect(Double(size.width) == (picture.size.width * 2).rounded(.up) && size.height > 0)
    }
    for finding in findings { #expect((1...2).contains(finding.pictures.count), "\(finding.code) \(finding.labelID)") }
    #expect(try AuditResult(of: [ManifestFile.input(Self.shop)]).findings.allSatisfy(\.pictures.isEmpty))
  }

  /// Beyond the room for pictures none is taken, and the page says so.
  @Test func picturesBeyondTheRoomAreLeftOut() throws {
    let html = try page { finding in
      finding.pictures = finding.pictures.map { picture in
        AuditPicture(picture.variant, png: Array(repeating: 0, count: 20 << 20), size: picture.size, text: picture.text)
      }
    }
    let (bytes, picture) = (Data(html.utf8), Data("data:image/png".utf8))
    let first = try #require(bytes.firstRange(of: picture))
    let second = try #require(bytes[first.upperBound...].firstRange(of: picture))
    #expect(bytes[second.upperBound...].firstRange(of: picture) == nil)
    #expect(html.contains("12 labels; only the first 48 MB of pictures are here"))
  }

  /// Chooses and types through the page in a headless browser, and compares what is shown.
  @Test(.enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func pageWorksWithTheKeyboard() throws {
    let driver = """
      <script>
      const log = [];
      addEventListener('error', event => log.push('ERROR ' + event.message));
      addEventListener('load', () => {
        const press = key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const cards = () => [...document.querySelectorAll('article')].filter(card => card.offsetParent);
        const say = what => log.push(what + ': ' + cards().length + ' of ' + [...document.querySelectorAll('section')].filter(s => s.offsetParent).length
          + ' causes | ' + location.search);
        log.push([...document.images].every(image => image.complete && image.naturalWidth > 0) ? 'pictures' : 'no pictures');
        log.push([...document.querySelectorAll('#states button')].map(button => button.textContent).join(', '));
        log.push(document.getElementById('summary').textContent);
        say('start');
        press('j'); log.push(document.activeElement.id); press('j'); press('k'); log.push(document.activeElement.querySelector('figcaption').textContent);
        press('f'); say('f'); press('f'); say('f'); press('f'); say('f');
        press('c'); say('c'); log.push(document.querySelector('h2').textContent); press('c');
        for (const name of ['cause', 'language']) {
          const list = document.getElementById(name);
          list.value = name === 'language' ? 'de' : ''; list.dispatchEvent(new Event('change')); say(name);
        }
        press('/'); log.push('focus ' + document.activeElement.id);
        const search = document.getElementById('search');
        search.value = 'KASSE'; search.dispatchEvent(new Event('input')); say('search');
        search.value = 'nothing'; search.dispatchEvent(new Event('input')); say('nothing');
        log.push('none ' + !document.getElementById('none').hidden);
        press('Escape');
        const canvas = [...document.querySelectorAll('.canvas')].map(c => getComputedStyle(c).backgroundColor);
        log.push('behind ' + [...new Set(canvas)].sort().join(' '));
        press('t'); log.push('theme ' + document.documentElement.dataset.theme); press('t'); log.push('theme ' + document.documentElement.dataset.theme);
        press('?'); log.push('help ' + !document.getElementById('help').hidden);
        log.push('fits ' + (document.documentElement.scrollWidth <= document.documentElement.clientWidth));
        const out = document.createElement('pre');
        out.textContent = 'LOG\\n' + log.join('\\n') + '\\nEND';
        document.body.append(out);
      });
      </script>
      """
    let file = scratch.path("page.html")
    try scratch.write("page.html", page().replacing("<header>", with: driver + "<header>", maxReplacements: 1))
    let log = try HeadlessBrowser.log(of: file, folder: scratch.root)
    let narrow = try HeadlessBrowser.log(of: file + "?state=all&cause=LK0709", folder: scratch.root, width: 400)
    #expect(
      log == """
        pictures
        all 6, new 5, accepted 1
        12 labels
        start: 5 of 5 causes |\u{20}
        finding0
        de
        f: 1 of 1 causes | ?state=accepted
        f: 6 of 6 causes | ?state=all
        f: 5 of 5 causes | ?state=new
        c: 1 of 1 causes | ?state=new&cause=LK0701
        The title of LK0701LK0701
        cause: 5 of 5 causes | ?state=new
        language: 1 of 1 causes | ?state=new&language=de
        focus search
        search: 1 of 1 causes | ?state=new&language=de&search=kasse
        nothing: 0 of 0 causes | ?state=new&language=de&search=nothing
        none true
        behind rgb(255, 255, 255)
        theme dark
        theme light
        help false
        fits true
        """)
    #expect(narrow.contains("start: 1 of 1 causes | ?state=all&cause=LK0709") && narrow.hasSuffix("fits true"), "\(narrow)")
  }
}
