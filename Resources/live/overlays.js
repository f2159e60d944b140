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
  { key: 'accessibility', name: 'Accessibility', letter: 's' },
];
// Colours of fonts, in the order in which a label uses them. Each has its pattern of dashes, so that colour is not all that tells them apart.
const fontColors = ['#5b5bd6', '#d6409f', '#0d9f8a', '#e5760a', '#0588f0', '#8f6b00'];

// Colours of accessibility elements with the colours of their numbers: six that people with any colour vision tell apart (Okabe and Ito).
const elementColors = [['#0072b2', '#fff'], ['#d55e00', '#000'], ['#009e73', '#000'], ['#cc79a7', '#000'], ['#e69f00', '#000'], ['#56b4e9', '#000']];
const elementColor = index => elementColors[index % elementColors.length];

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
  if (on('accessibility')) svg.append(...(layout.elements ?? []).flatMap(elementMark));
  if (on('capHeight')) svg.append(...(layout.lines ?? []).filter(line => line.capHeight > 0).map(line => level(line, line.baseline - line.capHeight, 'capHeight')));
  return svg;
}

const fontsOf = layout => [...new Set((layout?.runs ?? []).map(run => run.font))];

function fontBoxes(layout) {
  const fonts = fontsOf(layout);
  return layout.runs.map(run => rect(run, { class: 'fontBox', fill: fontColors[fonts.indexOf(run.font) % fontColors.length] }));
}

// The frame of an element and its number, which is as large at every zoom.
function elementMark(element, index) {
  const [fill, color] = elementColor(index);
  const point = 1 / (stageState.scale * stageState.zoom);
  const number = String(index + 1);
  const width = (8 + 7 * number.length) * point;
  const at = { x: element.x, y: element.y - 8 * point };
  const text = drawn('text', { x: at.x + width / 2, y: at.y + 12 * point, fill: color, class: 'elementNumber', 'font-size': 11 * point });
  text.textContent = number;
  return [rect(element, { class: 'elementBox', fill, stroke: fill }), rect({ ...at, width, height: 16 * point }, { fill, rx: 3 * point }), text];
}

// What assistive technologies read, in their order.
function elementList(layout) {
  return make('ol', { class: 'elements' }, ...layout.elements.map((element, index) => {
    const [fill, color] = elementColor(index);
    const number = make('span', { class: 'elementNumber', text: String(index + 1), 'aria-hidden': 'true' });
    Object.assign(number.style, { background: fill, color });
    const facts = [element.traits.join(', '), ...['value', 'hint', 'heading'].map(key => element[key] === undefined ? '' : `${key}: ${element[key]}`),
      element.actions ? `actions: ${element.actions.join(', ')}` : '', ...['identifier', 'group'].map(key => element[key] ? `${key}: ${element[key]}` : '')];
    return make('li', {}, number, make('div', {},
      element.label ? make('b', { dir: 'auto', text: element.label }) : make('b', { class: 'unnamed', text: 'no label' }),
      ...facts.filter(Boolean).map(text => make('span', { dir: 'auto', text }))));
  }));
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
