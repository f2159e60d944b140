// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import TestSupport
import Testing

/// `labelkit icons browse`: the page, and what it does in a browser without a window.
@Suite struct IconBrowserTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// The page of all icons and a set of the user's, which is made once.
  private static let page = Result {
    let tool = try Tool()
    try tool.write("own/brand logo.svg", "<svg viewBox='0 0 48 48'><path d='M4 4h40v40z' fill='#e11'/></svg>")
    try tool.write("own/soft.svg", "<svg viewBox='0 0 9 9'><g opacity='.5'><path d='M1 1h7v7z'/><path d='M1 1h7v7'/></g></svg>")
    try tool.write("own/bad.svg", "<svg")
    let outcome = try tool("icons", "browse", "-o", "page", "--icons", "own=own", "--diagnostics", "short")
    return (outcome: outcome, files: try tool.files("page"))
  }

  private static func html() throws -> String { String(decoding: try #require(page.get().files["index.html"]), as: UTF8.self) }

  @Test func pageHasEveryIconAndNeedsNothingElse() throws {
    let (outcome, files) = try Self.page.get()
    #expect(outcome.code == 1 && outcome.text == "page/index.html\n" && outcome.errors.contains("own/bad.svg"), "\(outcome.errors)")
    #expect(files.keys.sorted() == ["index.html"])
    let html = try Self.html()
    let foreign = html.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!foreign.contains("http://") && !foreign.contains("https://") && html.contains("default-src 'none'"))
    #expect(html.components(separatedBy: "</script>").count == 2)
    let shown = Set(html.components(separatedBy: "{\"n\":\"").dropFirst().map { $0.prefix { $0 != "\"" } })
    #expect(Set(tool.command("icons", "list").lines).subtracting(shown) == [])
    #expect(html.utf8.count < 8_000_000, "\(html.utf8.count)")
  }

  @Test func onlyAPageIsReplaced() throws {
    for _ in 0..<2 { #expect(tool.command("icons", "browse", "-o", "./page", "cloud").text == "page/index.html\n") }
    try tool.write("page/index.html", "<!doctype html><title>mine</title>")
    #expect(tool.command("icons", "browse", "-o", "./page", "cloud").code == 73)
  }

  @Test func onlyChosenIconsAreInThePage() throws {
    let outcome = tool.command("icons", "browse", "-o", "./p", "--category", "nature", "--drawn", "cloud")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let html = String(decoding: try #require(try tool.files("p")["index.html"]), as: UTF8.self)
    #expect(html.contains("\"n\":\"cloud.rain\"") && !html.contains("\"n\":\"bell\"") && !html.contains("\"n\":\"cloud.fill\""))
  }

  /// Runs a script in the page and returns the lines that it logs.
  private static func log(_ script: String, address: String = "", width: Int = 1200) throws -> [String] {
    let tool = try Tool()
    let driver = """
      <script>
      const log = [], copied = [];
      addEventListener('error', event => log.push('ERROR ' + event.message));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { copied.push(text); } } });
      addEventListener('load', async () => {
        const press = (key, target = document.activeElement) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        const type = text => { const field = document.getElementById('search'); field.value = text; field.dispatchEvent(new Event('input')); };
        const set = (id, value) => { const field = document.getElementById(id); field.value = value; field.dispatchEvent(new Event('change')); field.dispatchEvent(new Event('input')); };
        const cells = () => [...document.querySelectorAll('.icon')];
        const names = () => cells().map(cell => cell.getAttribute('aria-label'));
        const name = () => document.getElementById('name')?.textContent;
        const count = () => document.getElementById('count').textContent;
        // Without a window, a frame may never be drawn.
        const wait = () => new Promise(done => setTimeout(done, 20));
        try { \(script) } catch (error) { log.push('ERROR ' + error.stack); }
        const out = document.createElement('pre');
        out.textContent = 'LOG\\n' + log.join('\\n') + '\\nEND';
        document.body.append(out);
      });
      </script>
      """
    let html = try html().replacing("<header>", with: driver + "<header>", maxReplacements: 1)
    let test = tool.home.appending(path: "work/test.html")
    try html.write(to: test, atomically: true, encoding: .utf8)
    return try HeadlessBrowser.log(of: test.path + address, folder: tool.home.path, width: width, height: 800).components(separatedBy: "\n")
  }

  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func searchKeyboardAndCopyWork() throws {
    let lines = try Self.log(
      """
      log.push(document.activeElement.id, cells().length > 20 && cells().length < 400 ? 'some rows' : 'rows: ' + cells().length);
      type('home'); log.push(names()[0] + ' of ' + (names().length > 3));
      press('Enter'); await wait(); log.push(copied.pop(), document.getElementById('message').textContent);
      press('ArrowDown'); log.push(document.activeElement.id, name());
      press('ArrowRight'); press('Enter'); await wait(); log.push(copied.pop() === name() ? 'copied the next' : 'wrong');
      press('ArrowLeft'); log.push(name());
      press('c'); await wait(); log.push(copied.pop());
      set('weight', data.weights.indexOf('bold')); set('mode', 'hierarchical'); press('c', document.getElementById('scroll')); await wait(); log.push(copied.pop());
      document.getElementById('copy-name').click(); await wait(); log.push(copied.pop());
      press('Escape'); log.push(count() === data.icons.length.toLocaleString('en') + ' icons' ? 'all' : count());
      press('/'); log.push(document.activeElement.id);
      type('qqqq'); log.push(count(), document.querySelector('.empty') ? 'says so' : 'says nothing'); press('Enter');
      type(''); set('group', '3'); log.push(new Set(data.icons.filter(icon => names().includes(icon.n)).map(icon => icon.c)).size + ' category');
      set('group', ''); set('origin', 'drawn'); log.push(names().some(name => data.icons.find(icon => icon.n === name).g) ? 'generated' : 'drawn only');
      set('origin', ''); press('t', document.body); log.push(document.documentElement.dataset.theme);
      press('t', document.body); log.push(document.documentElement.dataset.theme);
      type('brand'); log.push(names()[0]); press('c', document.getElementById('scroll')); await wait(); log.push(copied.pop());
      type('soft'); log.push(cells()[0].querySelector('img') ? 'image' : 'outlines');
      press('s', document.getElementById('scroll')); await wait(); log.push(copied.pop().slice(0, 24));
      """)
    #expect(
      lines == [
        "search", "some rows", "house of true", "house", "Copied house", "scroll", "house", "copied the next", "house",
        "labelkit render --icon house --size 32 -o house.png",
        "labelkit render --icon house --icon-mode hierarchical --icon-weight bold --size 32 -o house.png", "house", "all", "search",
        "0 icons",
        "says so", "1 category", "drawn only", "dark", "light", "own:brand logo",
        "labelkit render --icon 'own:brand logo' --icons own=own --icon-mode hierarchical --icon-weight bold --size 32 -o 'own-brand logo.png'",
        "image", "<svg viewBox='0 0 9 9'><",
      ])
  }

  private static let words = [
    "home", "delete", "arrow", "add user", "car", "12", "cloud.rain", "set", "own:soft", "shopping-cart", "bell fill", "c",
  ].sample(every: 2)
  private static let drawnNames = [
    "house", "bell.badge", "person.crop.circle.fill", "cloud.sun.rain.fill", "trash.slash", "doc.badge.plus.fill", "battery.75",
  ]

  /// What the page finds for each word, and then the SVG of each name, from one browser.
  private static let answers = Result {
    let searches = words.map { "log.push(search('\($0)', data.icons).map(icon => icon.n).join(' '));" }
    let drawings = drawnNames.map { name in
      "log.push(svgOf(data.icons.find(icon => icon.n === '\(name)'), { weight: regular, mode: 'monochrome', palette: [] }, 24));"
    }
    let lines = try log((searches + drawings).joined(separator: "\n"))
    try #require(lines.count == words.count + drawnNames.count)
    return lines
  }

  /// The page and the command line have one order.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func pageFindsWhatTheCommandFindsInTheSameOrder() throws {
    for name in ["brand logo", "soft"] { try tool.write("own/\(name).svg", "<svg viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>") }
    for (word, line) in zip(Self.words, try Self.answers.get()) {
      let expected = tool.command("icons", "list", word, "--icons", "own=./own").lines.joined(separator: " ")
      #expect(line == expected, "\(word)")
    }
  }

  /// The page draws an icon with JavaScript; the file of its SVG, rendered by LabelKit, is the icon that LabelKit draws itself.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func copiedSVGIsTheIcon() throws {
    let names = Self.drawnNames
    for (name, line) in zip(names, try Self.answers.get().dropFirst(Self.words.count)) {
      try tool.write("svg/\(name).svg", line)
      let flags = ["--size", "48", "--mode", "monochrome"]
      #expect(tool.command(["icons", "export", "./svg/\(name).svg", "-o", "./copied"] + flags).code == 0)
      #expect(tool.command(["icons", "export", name, "-o", "./own-drawing"] + flags).code == 0)
    }
    let (copied, drawn) = (try tool.files("copied"), try tool.files("own-drawing"))
    for name in names {
      let first = try PNGDecoder.decode(try #require(copied["\(name).png"]))
      let second = try PNGDecoder.decode(try #require(drawn["\(name).png"]))
      let differences = zip(first.pixels, second.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
      // Three decimals, and the mask of a gap in place of an eraser.
      #expect(differences.max() ?? 255 <= 10 && differences.count == second.pixels.count, "\(name): \(differences.max() ?? 255)")
    }
  }

  /// On a telephone nothing is cut off at the right: a window of Chromium is wider, so the page is put into a frame.
  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func pageIsWholeAt390Pixels() throws {
    let lines = try Self.log(
      """
      if (window !== top) return;
      const frame = document.createElement('iframe');
      Object.assign(frame.style, { position: 'fixed', left: 0, top: 0, width: '390px', height: '800px', border: 0 });
      const source = document.documentElement.outerHTML;
      frame.srcdoc = source;
      document.body.append(frame);
      await new Promise(done => { frame.onload = done; });
      const page = frame.contentDocument;
      const parts = [...page.querySelectorAll('header *, #tools *, .icon, aside button, aside kbd, aside code')];
      const cut = parts.filter(part => part.getBoundingClientRect().right > 390).map(part => part.id || part.className || part.tagName);
      log.push(page.documentElement.scrollWidth + ' ' + [...new Set(cut)].join(' '), page.querySelectorAll('.icon').length > 3 ? 'icons' : 'none');
      """)
    #expect(lines == ["390 ", "icons"])
  }

  @Test(
    .enabled(if: HeadlessBrowser.path != nil, "\(HeadlessBrowser.absence)"), .timeLimit(.minutes(60)))
  func onlyRowsOnTheScreenAreInThePage() throws {
    let lines = try Self.log(
      """
      const scroll = document.getElementById('scroll'), seen = [];
      for (let part = 0; part <= 10; part++) { scroll.scrollTop = (scroll.scrollHeight - scroll.clientHeight) * part / 10; drawRows(); seen.push(cells().length); }
      log.push(Math.max(...seen) < 400 && Math.min(...seen) > 0 ? 'few' : seen.join(' '), names().at(-1) === shown.at(-1).n ? 'the last' : names().at(-1));
      press('End', scroll); log.push(name() === shown.at(-1).n ? 'end' : name()); press('Home', scroll); log.push(name() === shown[0].n ? 'home' : name());
      """)
    #expect(lines == ["few", "the last", "end", "home"])
    let opened = try Self.log("log.push(name());", address: "#cloud.rain")
    #expect(opened == ["cloud.rain"])
  }
}
