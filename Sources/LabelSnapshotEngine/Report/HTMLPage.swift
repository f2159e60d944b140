// SPDX-License-Identifier: MIT

/// The parts of the report that are the same in each.
enum HTMLPage {
  static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>LabelKit snapshots</title>

    """

  /// The same for a page that a server has: its script sends what is accepted to the server. Nothing is inline, so that the server can forbid
  /// scripts and styles of others.
  static let servedHead = """
    <!doctype html>
    <html lang="en" data-served>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>LabelKit snapshots</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="report.css">

    """

  /// The end of a page that a server has.
  static let servedTail = """
    <script src="items.js"></script>
    <script src="report.js"></script>

    """

  static let body = """
    <header>
      <h1>Snapshots</h1>
      <div id="filters" role="group" aria-label="Filter by status"></div>
      <input id="search" type="search" placeholder="Name ( / )" aria-label="Filter by name">
      <button id="theme" aria-label="Light or dark (t)">◐</button>
    </header>
    <main>
      <nav><ol id="list" role="listbox" aria-label="Snapshots" tabindex="0"></ol></nav>
      <section id="detail" aria-live="polite">
        <h2 id="name"></h2>
        <div id="decide" role="group" aria-label="Accept or undo" hidden></div>
        <p id="refusal" role="alert" hidden></p>
        <div id="modes" role="group" aria-label="View"></div>
        <label id="sliderLabel"><span id="sliderName"></span> <input id="slider" type="range" min="0" max="100" value="50"></label>
        <div id="stage"></div>
        <pre id="text"></pre>
        <div id="decisions" hidden>
          <p><strong id="count"></strong> <span id="decideAll"></span></p>
          <div id="offline">
            <pre id="command" tabindex="0" aria-label="The command that accepts them"></pre>
            <p><button id="copy">Copy the command</button> <a id="save" download="accept-snapshots.sh">Save the command</a></p>
          </div>
        </div>
        <p class="keys" id="help"><kbd>a</kbd> accept · <kbd>u</kbd> undo · <kbd>A</kbd> <kbd>U</kbd> all of this cause · <kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> view · <kbd>←</kbd> <kbd>→</kbd> edge or opacity ·
          <kbd>z</kbd> zoom to the change · <kbd>+</kbd> <kbd>−</kbd> size, <kbd>0</kbd> fit · <kbd>g</kbd> background · <kbd>/</kbd> name ·
          <kbd>f</kbd> status · <kbd>t</kbd> light or dark ·
          <kbd>?</kbd> show or hide this</p>
      </section>
    </main>

    """

  static let style = """
    :root { color-scheme: light dark; --background: light-dark(#fff, #16181c); --foreground: light-dark(#1b1f24, #e6e8eb);
      --faint: light-dark(#f1f3f5, #22252b); --line: light-dark(#d5d9de, #3a3f47); --accent: light-dark(#0b62d6, #6aa8ff);
      --changed: light-dark(#a3005f, #ff8fd0); --new: light-dark(#0a6b2e, #6fdc96); --deleted: light-dark(#8a4b00, #ffb864); }
    :root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; } [hidden] { display: none !important; }
    body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto minmax(0, 1fr); font: 15px/1.45 system-ui, sans-serif; background: var(--background); color: var(--foreground); }
    header { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; padding: 8px 16px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 17px; margin: 0; } h2 { font-size: 17px; margin: 0 0 8px; overflow-wrap: anywhere; } h2 a { color: inherit; text-decoration: none; }
    h2 a:hover { text-decoration: underline; } h2 small { font-weight: normal; font-size: 13px; opacity: .75; margin-left: 12px; }
    #filters { display: flex; gap: 6px; flex-wrap: wrap; } #search { min-width: 0; flex: 0 1 220px; }
    main { display: grid; grid-template-columns: minmax(200px, 28%) minmax(0, 1fr); min-height: 0; }
    nav { overflow: auto; border-right: 1px solid var(--line); } ol { list-style: none; margin: 0; padding: 4px; }
    li { display: flex; gap: 10px; align-items: center; padding: 4px 8px; border-radius: 6px; cursor: pointer; }
    li .title { flex: 1; min-width: 0; overflow-wrap: anywhere; } li small { font-weight: 600; }
    small.changed, small.broken { color: var(--changed); } small.new, small.recorded { color: var(--new); } small.deleted { color: var(--deleted); }
    li[aria-selected=true] { background: var(--accent); color: var(--background); } li[aria-selected=true] small { color: inherit; }
    .thumbnail { flex: none; width: 56px; height: 32px; display: grid; place-items: center; overflow: hidden; border-radius: 4px; }
    .thumbnail img { max-width: 100%; max-height: 100%; background-size: 8px 8px; }
    section { overflow: auto; padding: 16px; min-width: 0; }
    #decide, #decisions p { display: flex; gap: 6px; flex-wrap: wrap; align-items: center; margin: 0 0 8px; } #cause { font-size: 13px; }
    header #decisions { margin-left: auto; } header #decisions p { margin: 0; }
    #command { white-space: pre-wrap; overflow-wrap: anywhere; max-height: 9em; } li .accepted { color: var(--new); width: 1em; }
    li .refused { color: var(--deleted); } li[aria-selected=true] .accepted { color: inherit; }
    #refusal { margin: 0 0 8px; padding: 8px 10px; border-left: 3px solid var(--deleted); background: var(--faint); overflow-wrap: anywhere; }
    button, input { font: inherit; color: inherit; background: var(--faint); border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px; }
    button[aria-pressed=true] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #modes { display: flex; gap: 6px; flex-wrap: wrap; margin-bottom: 8px; } #slider { vertical-align: middle; padding: 0; width: 320px; max-width: 100%; }
    #stage { margin: 8px 0; padding: 4px; display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; }
    figure { margin: 0; min-width: 0; } figure.text { flex: 1 1 280px; } figcaption { font-size: 13px; opacity: .75; }
    .view { overflow: auto; width: fit-content; border: 1px solid var(--line); }
    .canvas { position: relative; display: block; flex: none; overflow: hidden; } .layer { width: 100%; height: 100%; position: relative; }
    .layer + .layer { position: absolute; left: 0; top: 0; } .draggable { cursor: ew-resize; touch-action: pan-y; user-select: none; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: #e000b0; pointer-events: none; }
    .edge::after { content: '↔'; position: absolute; top: 50%; left: 50%; translate: -50% -50%; width: 22px; height: 22px; border-radius: 50%; background: #e000b0; color: #fff; font: 14px/22px system-ui, sans-serif; text-align: center; }
    img { image-rendering: pixelated; display: block; background: repeating-conic-gradient(#e9e9e9 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    img.small { image-rendering: auto; } .dark img { background-image: repeating-conic-gradient(#2a2c30 0 25%, #1c1e21 0 50%); }
    .mark { position: absolute; border: 2px solid #e000b0; pointer-events: none; } mark { background: light-dark(#ffd6f2, #6b1050); color: inherit; }
    pre { background: var(--faint); padding: 10px; margin: 8px 0; border-radius: 6px; overflow: auto; } .keys { font-size: 13px; opacity: .8; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; background: var(--faint); }
    @media (max-width: 640px) { body { height: auto; display: block; } main { grid-template-columns: minmax(0, 1fr); }
      nav { max-height: 30vh; border-right: 0; border-bottom: 1px solid var(--line); } section { padding: 12px; } header { padding: 8px 12px; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; } h2 small { display: block; margin: 0; } }

    """
}
