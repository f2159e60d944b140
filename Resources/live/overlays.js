// SPDX-License-Identifier: MIT
'use strict';

// Drawings over a picture, in points: what the layout of the label is.

const overlayKinds = [
  { key: 'frames', name: 'Frames', letter: 'f' },
  { key: 'lines', name: 'Line boxes', letter: 'w' },
  { key: 'baselines', name: 'Baselines', letter: 'l' },
  { key: 'capHeight', name: 'Cap height', letter: 'a' },
  { key: 'ink', name: 'Ink bounds', letter: 'i' },
  { key: 'fonts', name: 'Fonts', letter: 'o' },
];
// Colours of fonts, in the order in which a label uses them. Each has its pattern of dashes, so that colour is not all that tells them apart.
const fontColors = ['#5b5bd6', '#d6409f', '#0d9f8a', '#e5760a', '#0588f0', '#8f6b00'];

const rect = (box, attributes) => drawn('rect', { x: box.x, y: box.y, width: Math.max(0, box.width), height: Math.max(0, box.height), ...attributes });
const level = (line, y, name) => drawn('line', { x1: line.x, x2: line.x + line.width, y1: y, y2: y, class: name });

// An SVG over the picture for the overlays that are on; null when none is or nothing is known.
function overlayDrawing(layout) {
  if (!layout || settings.overlays.length === 0) return null;
  const { width, height } = layout.size;
  const on = key => settings.overlays.includes(key);
  const svg = drawn('svg', { viewBox: `0 0 ${width} ${height}`, class: 'overlay', preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  if (on('fonts')) svg.append(...fontBoxes(layout));
  if (on('lines')) svg.append(...(layout.lines ?? []).map(line => rect(line, { class: 'lineBox' })));
  if (on('frames')) svg.append(...(layout.frames ?? []).map(frame => rect(frame, { class: 'frameBox' })));
  if (on('ink')) svg.append(...(layout.ink ?? []).map(box => rect(box, { class: 'inkBox' })));
  if (on('baselines')) svg.append(...(layout.lines ?? []).map(line => level(line, line.baseline, 'baseline')));
  if (on('capHeight')) svg.append(...(layout.lines ?? []).filter(line => line.capHeight > 0).map(line => level(line, line.baseline - line.capHeight, 'capHeight')));
  return svg;
}

const fontsOf = layout => [...new Set((layout?.runs ?? []).map(run => run.font))];

function fontBoxes(layout) {
  const fonts = fontsOf(layout);
  return layout.runs.map(run => rect(run, { class: 'fontBox', fill: fontColors[fonts.indexOf(run.font) % fontColors.length] }));
}

// The fonts that drew the label, with their colours, files and texts.
function fontList(layout) {
  const fonts = fontsOf(layout);
  return make('ul', { class: 'fonts' }, ...fonts.map((font, index) => {
    const runs = layout.runs.filter(run => run.font === font);
    const swatch = make('i', { 'aria-hidden': 'true' });
    swatch.style.background = fontColors[index % fontColors.length];
    return make('li', {}, swatch, make('div', {}, make('b', { text: font }),
      make('span', { class: 'sample', dir: 'auto', text: [...new Set(runs.map(run => run.text).filter(Boolean))].join(' · ') }),
      runs[0].file ? make('span', { class: 'path', text: runs[0].file.split('/').at(-1), title: runs[0].file }) : null));
  }));
}

const layoutCache = new Map();

// The layout of one picture: from the export, or from the server. Null when there is none.
async function layoutOf(id, variant) {
  if (exported) return exported.layouts?.[id]?.[variant] ?? null;
  const query = pictureQuery(id, variant);
  const key = `${query} ${revisions.get(id) ?? 0}`;
  if (!layoutCache.has(key)) {
    if (layoutCache.size > 200) layoutCache.clear();
    layoutCache.set(key, ask('api/layout?' + query).catch(() => null));
  }
  return layoutCache.get(key);
}
