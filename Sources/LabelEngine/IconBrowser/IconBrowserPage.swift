// SPDX-License-Identifier: MIT

/// The parts of the icon page that are the same in each.
enum IconBrowserPage {
  static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>LabelKit icons</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">

    """

  static let body = """
    <header>
      <h1>Icons</h1>
      <input id="search" type="search" placeholder="Search names and keywords ( / )" aria-label="Search names and keywords" autocomplete="off" spellcheck="false">
      <output id="count" aria-live="polite"></output>
      <button id="theme" aria-label="Light or dark (t)" title="Light or dark (t)">◐</button>
    </header>
    <div id="tools">
      <label>Category <select id="group"></select></label>
      <label>Show <select id="origin"><option value="">all icons</option><option value="drawn">drawn icons</option><option value="generated">generated variants</option></select></label>
      <label>Weight <select id="weight"></select></label>
      <label>Mode <select id="mode"><option value="">preferred</option><option>monochrome</option><option>hierarchical</option><option>palette</option><option>multicolor</option></select></label>
      <span id="colors"><label>Palette <input id="color0" type="color" value="#0b62d6" aria-label="Primary colour"></label><input id="color1" type="color" value="#ff9500" aria-label="Secondary colour"><input id="color2" type="color" value="#8e8e93" aria-label="Tertiary colour"></span>
      <label>Size <input id="size" type="range" min="16" max="96" step="4" value="32"> <output id="points"></output></label>
    </div>
    <main>
      <div id="scroll" role="listbox" aria-label="Icons" tabindex="0"><div id="grid"></div></div>
      <aside id="detail" aria-label="The selected icon"></aside>
    </main>
    <div id="message" role="status" aria-live="assertive"></div>

    """

  static let style = """
    :root { color-scheme: light dark; --background: light-dark(#fff, #16181c); --foreground: light-dark(#1b1f24, #e6e8eb);
      --faint: light-dark(#f1f3f5, #22252b); --line: light-dark(#d5d9de, #3a3f47); --accent: light-dark(#0b62d6, #6aa8ff); --soft: light-dark(#5b636e, #9aa3ae); }
    :root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto auto minmax(0, 1fr); font: 15px/1.45 system-ui, sans-serif; background: var(--background); color: var(--foreground); }
    header { display: flex; gap: 12px; align-items: center; padding: 10px 16px 6px; } h1 { font-size: 17px; margin: 0; }
    #search { flex: 1; max-width: 560px; padding: 7px 12px; } #count { color: var(--soft); font-variant-numeric: tabular-nums; margin-right: auto; white-space: nowrap; }
    button, input, select { font: inherit; color: inherit; background: var(--faint); border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px; }
    button { cursor: pointer; } input[type=range] { padding: 0; vertical-align: middle; width: 120px; } input[type=color] { padding: 1px; width: 32px; height: 26px; vertical-align: middle; }
    #tools { display: flex; gap: 6px 16px; align-items: center; flex-wrap: wrap; padding: 4px 16px 10px; border-bottom: 1px solid var(--line); color: var(--soft); font-size: 13px; }
    #tools select { color: var(--foreground); } #colors { display: none; gap: 4px; align-items: center; } #colors.shown { display: inline-flex; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; } #scroll:focus-visible { outline-offset: -2px; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) 320px; min-height: 0; }
    #scroll { overflow-y: scroll; contain: strict; } #grid { position: relative; }
    .row { position: absolute; left: 12px; right: 12px; display: grid; }
    .row h2 { font-size: 15px; margin: 0; padding: 16px 8px 0; } .row h2 small { color: var(--soft); font-weight: normal; margin-left: 6px; }
    .icon { border-radius: 8px; padding: 12px 4px 6px; text-align: center; cursor: pointer; overflow: hidden; min-width: 0; }
    .icon:hover { background: var(--faint); } .icon[aria-selected=true] { background: var(--faint); box-shadow: inset 0 0 0 2px var(--accent); }
    .icon svg, .icon img { display: block; margin: 0 auto 8px; overflow: visible; }
    .icon span { display: block; font-size: 11px; line-height: 14px; height: 42px; overflow: hidden; color: var(--soft); overflow-wrap: anywhere; }
    aside { border-left: 1px solid var(--line); padding: 16px; overflow: auto; } aside h2 { font-size: 17px; margin: 12px 0 2px; overflow-wrap: anywhere; }
    aside .large { display: grid; place-items: center; height: 160px; background: var(--faint); border-radius: 10px; } aside svg, aside img { overflow: visible; }
    aside p { margin: 4px 0 12px; color: var(--soft); font-size: 13px; } aside .strip { display: flex; gap: 1px; justify-content: space-between; margin: 12px 0; }
    aside .strip button { border: 0; background: none; padding: 4px; line-height: 0; } aside .strip button[aria-pressed=true] { background: var(--faint); box-shadow: inset 0 0 0 1px var(--accent); }
    aside .copy { display: grid; gap: 6px; } aside .copy button { text-align: left; padding: 6px 10px; } kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; background: var(--faint); }
    aside .copy kbd { float: right; } aside .words button { margin: 0 4px 4px 0; font-size: 12px; padding: 1px 7px; }
    aside code { display: block; font-size: 12px; background: var(--faint); border-radius: 6px; padding: 8px; margin: 10px 0; overflow-wrap: anywhere; } .keys { font-size: 12px; line-height: 2; }
    #message { position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); background: var(--foreground); color: var(--background); padding: 8px 16px; border-radius: 8px; opacity: 0; transition: opacity .15s; pointer-events: none; max-width: 80vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #message.shown { opacity: 1; } .empty { padding: 48px 16px; text-align: center; color: var(--soft); }
    @media (max-width: 760px) { main { grid-template-columns: 1fr; grid-template-rows: minmax(0, 1fr) auto; } aside { border-left: 0; border-top: 1px solid var(--line); max-height: 42vh; } aside .large { height: 96px; } }

    """
}
