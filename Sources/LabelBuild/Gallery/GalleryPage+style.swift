// SPDX-License-Identifier: MIT

extension GalleryPage {
  /// The style sheet. Labels have the background that they are rendered for, whatever the page's colour scheme.
  static let style = """
    :root { \(marker) --text: #1d1d1f; --dim: #6e6e73; --line: #d2d2d7; --zoom: 1; }
    @media (prefers-color-scheme: dark) { :root { --page: #101012; --card: #1c1c1e; --text: #f5f5f7; --dim: #98989d; --line: #38383a; } }
    * { box-sizing: border-box; }
    body { margin: 0; padding: 0 24px 48px; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    header { display: flex; align-items: center; gap: 8px 16px; flex-wrap: wrap; padding: 16px 0 12px; position: sticky; top: 0; background: var(--page); z-index: 1; border-bottom: 1px solid var(--line); }
    @media (max-width: 700px) { header { position: static; } }
    h1 { margin: 0; font-size: 22px; }
    header p { margin: 0; color: var(--dim); }
    .tools { display: flex; flex-wrap: wrap; gap: 6px 14px; margin-left: auto; font-size: 13px; color: var(--dim); }
    input, select { padding: 6px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--text); font: inherit; }
    select { padding: 3px 6px; }
    input { width: min(240px, 100%); }
    section { margin: 20px 0 0; }
    h2 { margin: 0 0 10px; font-size: 17px; }
    h2 small { color: var(--dim); font-weight: normal; }
    .cards { columns: 300px; column-gap: 16px; }
    article { display: inline-block; width: 100%; margin: 0 0 16px; padding: 12px 14px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; break-inside: avoid; scroll-margin-top: 90px; }
    article:target { outline: 2px solid #0a84ff; }
    article[hidden], section[hidden], figure[hidden] { display: none; }
    h3 { display: flex; align-items: baseline; gap: 8px; margin: 0 0 8px; font-size: 14px; overflow-wrap: anywhere; }
    h3 a { color: inherit; text-decoration: none; }
    h3 a:hover { text-decoration: underline; }
    button { margin-left: auto; flex: none; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; background: none; color: var(--dim); font: inherit; font-size: 12px; font-weight: normal; cursor: pointer; }
    button:hover, button:focus-visible { color: var(--text); border-color: var(--dim); }
    .looks { display: flex; flex-wrap: wrap; gap: 8px; }
    figure { flex: 1 1 auto; max-width: 100%; margin: 0; border-radius: 8px; overflow: hidden; border: 1px solid var(--line); }
    figure div { min-height: 56px; padding: 14px; display: flex; overflow: auto; }
    figure img { margin: auto; max-width: none; flex: none; }
    .zoomed figure img { image-rendering: pixelated; }
    .light div { background: #fff; }
    .dark div { background: #000; }
    .checks .light div { background: repeating-conic-gradient(#e4e4e7 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .checks .dark div { background: repeating-conic-gradient(#2a2a2c 0 25%, #000 0 50%) 0 0 / 16px 16px; }
    figcaption { padding: 3px 10px; border-top: 1px solid var(--line); color: var(--dim); font-size: 12px; }
    details { margin-top: 8px; color: var(--dim); font-size: 13px; }
    summary { cursor: pointer; }
    pre { margin: 8px 0; padding: 10px; border-radius: 8px; background: var(--page); color: var(--text); white-space: pre-wrap; overflow-wrap: anywhere; }

    """
}
