// SPDX-License-Identifier: MIT

internal import LabelManifest

/// `index.html`: a gallery of all labels in all their appearances, with the HTML for each.
enum WebGallery {
  static func page(_ entries: [WebEntry], title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(style)</style>
    </head>
    <body>
    <header>
    <h1>\(HTMLText.escaped(title))</h1>
    <p>\(entries.count) \(entries.count == 1 ? "label" : "labels")</p>
    <input type="search" id="search" placeholder="Search" aria-label="Search" autocomplete="off">
    </header>
    <main>
    \(entries.map(card).joined())</main>
    <p id="none" hidden>No label matches.</p>
    <script>
    \(script)</script>
    </body>
    </html>

    """
  }

  private static func card(_ entry: WebEntry) -> String {
    let searchText = HTMLText.escaped((entry.asset.id.id + " " + (entry.asset.title ?? "")).lowercased())
    let figures = entry.renditions.map { figure($0, of: entry) }.joined()
    return """
      <article data-words="\(searchText)">
      <h2>\(HTMLText.escaped(entry.asset.id.id))</h2>
      <div class="looks">\(figures)</div>
      <details><summary>HTML</summary><pre><code>\(HTMLText.escaped(entry.element(like: entry.renditions[0])))</code></pre></details>
      </article>

      """
  }

  private static func figure(_ rendition: WebRendition, of entry: WebEntry) -> String {
    let qualifiers = rendition.qualifiers
    let size = rendition.size
    let densities = rendition.images.map { $0.image.qualifiers.scaleText + "x" }.joined(separator: " ")
    let variant = [
      qualifiers.locale, qualifiers.direction?.rawValue, qualifiers.isDark ? "dark" : nil,
      qualifiers.hasIncreasedContrast ? "more contrast" : nil,
    ].compactMap { $0 }
    let caption = (variant + ["\(Int(size.width.rounded())) × \(Int(size.height.rounded()))", densities]).joined(separator: " · ")
    let language = qualifiers.locale.map { " lang=\"\(HTMLText.escaped($0))\"" } ?? ""
    return "<figure class=\"\(qualifiers.isDark ? "dark" : "light")\"\(language)>"
      + "<div>\(rendition.image(alt: entry.text))</div><figcaption>\(HTMLText.escaped(caption))</figcaption></figure>"
  }

  /// Labels have the background that they are rendered for, whatever the page's colour scheme.
  /// A text near the beginning of every page, by which a page is recognised.
  static let marker = "--page: #f5f5f7; --card: #fff;"

  private static let style = """
    :root { \(marker) --text: #1d1d1f; --dim: #6e6e73; --line: #d2d2d7; }
    @media (prefers-color-scheme: dark) { :root { --page: #101012; --card: #1c1c1e; --text: #f5f5f7; --dim: #98989d; --line: #38383a; } }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 0 24px 48px; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    header { display: flex; align-items: baseline; gap: 16px; flex-wrap: wrap; padding: 24px 0 16px; position: sticky; top: 0; background: var(--page); z-index: 1; }
    h1 { margin: 0; font-size: 28px; }
    header p { margin: 0; color: var(--dim); }
    input { margin-left: auto; width: min(280px, 100%); padding: 8px 12px; border: 1px solid var(--line); border-radius: 9px; background: var(--card); color: inherit; font: inherit; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); gap: 16px; align-items: start; }
    article { min-width: 0; padding: 14px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
    h2 { margin: 0 0 10px; font-size: 15px; overflow-wrap: anywhere; }
    .looks { display: grid; gap: 8px; }
    figure { margin: 0; border-radius: 9px; overflow: hidden; border: 1px solid var(--line); }
    figure div { min-height: 64px; padding: 16px; display: grid; place-items: center; overflow: auto; }
    figure img { max-width: none; }
    .light div { background: #fff; }
    .dark div { background: #000; }
    figcaption { padding: 4px 10px; border-top: 1px solid var(--line); color: var(--dim); font-size: 12px; }
    details { margin-top: 10px; color: var(--dim); font-size: 13px; }
    summary { cursor: pointer; }
    pre { margin: 8px 0 0; padding: 10px; border-radius: 8px; background: var(--page); color: var(--text); white-space: pre-wrap; overflow-wrap: anywhere; }

    """

  private static let script = """
    const cards = [...document.querySelectorAll('article')];
    document.getElementById('search').addEventListener('input', event => {
      const words = event.target.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let shown = 0;
      for (const card of cards) {
        card.hidden = !words.every(word => card.dataset.words.includes(word));
        if (!card.hidden) shown += 1;
      }
      document.getElementById('none').hidden = shown > 0;
    });

    """
}
