// SPDX-License-Identifier: MIT
//
// Shows the icons: only the rows on the screen are in the document, so that thousands scroll smoothly.

const find = id => document.getElementById(id);
const state = { text: '', group: '', origin: '', weight: regular, mode: '', size: 32, selected: 0 };
let shown = [], rows = [], drawn = new Map(), columns = 1;

function make(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const isDark = () => (document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
const look = (weight = state.weight, mode = state.mode) =>
  ({ weight, mode, dark: isDark(), palette: [0, 1, 2].map(index => find('color' + index).value) });

// MARK: The grid

const cellHeight = () => state.size + 70, cellWidth = () => Math.max(104, state.size + 40);

function choose() {
  const icons = data.icons.filter(icon => (state.group === '' || icon.c === Number(state.group))
    && (!state.origin || (icon.g ? 'generated' : 'drawn') === state.origin));
  const found = search(state.text, icons);
  shown = found ?? icons;
  state.selected = Math.min(state.selected, Math.max(0, shown.length - 1));
  find('count').textContent = shown.length === 1 ? '1 icon' : shown.length.toLocaleString('en') + ' icons';
  layOut(!found);
}

// The rows of the grid: headings, and icons from `start` to `end`.
function layOut(hasHeadings = !state.text.trim()) {
  columns = Math.max(1, Math.floor((find('scroll').clientWidth - 24) / cellWidth()));
  rows = [];
  let top = 8, start = 0;
  while (start < shown.length) {
    let end = shown.length;
    if (hasHeadings) {
      end = start;
      while (end < shown.length && shown[end].c === shown[start].c) end++;
      rows.push({ top, height: 48, heading: data.groups[shown[start].c], count: end - start });
      top += 48;
    }
    for (let row = start; row < end; row += columns) {
      rows.push({ top, height: cellHeight(), start: row, end: Math.min(row + columns, end) });
      top += cellHeight();
    }
    start = end;
  }
  find('grid').replaceChildren();
  find('grid').style.height = top + 16 + 'px';
  drawn = new Map();
  if (!shown.length) find('grid').append(make('div', 'No icon has these words in its name or keywords.', { class: 'empty' }));
  drawRows();
  drawDetail();
}

function firstRow(y) {
  let low = 0, high = rows.length;
  while (low < high) { const middle = (low + high) >> 1; if (rows[middle].top + rows[middle].height <= y) low = middle + 1; else high = middle; }
  return low;
}

function drawRows() {
  const scroll = find('scroll'), top = scroll.scrollTop - 300, bottom = scroll.scrollTop + scroll.clientHeight + 300;
  const visible = new Set();
  for (let index = firstRow(top); index < rows.length && rows[index].top < bottom; index++) visible.add(index);
  for (const [index, element] of drawn) if (!visible.has(index)) { element.remove(); drawn.delete(index); }
  for (const index of visible) if (!drawn.has(index)) {
    const element = rowElement(rows[index]);
    drawn.set(index, element);
    find('grid').append(element);
  }
  scroll.setAttribute('aria-activedescendant', shown.length ? 'icon' + state.selected : '');
}

function rowElement(row) {
  const element = make('div', undefined, { class: 'row', role: 'presentation' });
  element.style.top = row.top + 'px';
  element.style.height = row.height + 'px';
  if (row.heading) {
    const heading = make('h2', row.heading);
    heading.append(make('small', String(row.count)));
    element.append(heading);
    return element;
  }
  element.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  for (let index = row.start; index < row.end; index++) element.append(cell(shown[index], index));
  return element;
}

function cell(icon, index) {
  const element = make('div', undefined,
    { class: 'icon', role: 'option', id: 'icon' + index, 'aria-label': icon.n, 'aria-selected': index === state.selected, title: icon.n });
  const name = make('span');
  // Names may break after their dots.
  icon.n.split(/(?<=[.:\/_-])/).forEach((part, index) => name.append(...(index ? [document.createElement('wbr'), part] : [part])));
  element.append(picture(icon, look(), state.size), name);
  element.onclick = () => { select(index); find('scroll').focus({ preventScroll: true }); };
  element.ondblclick = () => copyName();
  return element;
}

function select(index) {
  if (!shown.length) return;
  find('icon' + state.selected)?.setAttribute('aria-selected', 'false');
  state.selected = Math.max(0, Math.min(shown.length - 1, index));
  const row = rows.find(row => row.start !== undefined && row.start <= state.selected && state.selected < row.end), scroll = find('scroll');
  if (row.top < scroll.scrollTop) scroll.scrollTop = row.top - 56;
  if (row.top + row.height > scroll.scrollTop + scroll.clientHeight) scroll.scrollTop = row.top + row.height - scroll.clientHeight + 8;
  drawRows();
  find('icon' + state.selected)?.setAttribute('aria-selected', 'true');
  drawDetail();
}

// Up and down go to the nearest icon of the next row with icons.
function move(down) {
  const place = rows.findIndex(row => row.start !== undefined && row.start <= state.selected && state.selected < row.end);
  let next = place + down;
  while (rows[next] && rows[next].start === undefined) next += down;
  if (rows[next]) select(Math.min(rows[next].start + state.selected - rows[place].start, rows[next].end - 1));
}

// MARK: The selected icon

const current = () => shown[state.selected];
const quoted = word => /^[\w.:\/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

function command(icon) {
  const prefix = icon.n.includes(':') ? icon.n.split(':')[0] : '';
  const mode = state.mode && !icon.i ? ` --icon-mode ${state.mode}` : '';
  const colors = state.mode === 'palette' ? [0, 1, 2].map(index => ` --icon-color '${find('color' + index).value}'`).join('') : '';
  const weight = state.weight !== regular && !icon.i ? ` --icon-weight ${data.weights[state.weight]}` : '';
  const file = icon.n.replace(/[:\/]/g, '-') + '.png';
  return `labelkit render --icon ${quoted(icon.n)}${data.options[prefix] ? ' ' + data.options[prefix] : ''}${mode}${colors}${weight} --size ${state.size} -o ${quoted(file)}`;
}

function drawDetail() {
  const icon = current(), detail = find('detail');
  detail.replaceChildren();
  if (!icon) return;
  const large = make('div', undefined, { class: 'large' });
  large.append(picture(icon, look(), 96));
  const facts = [data.groups[icon.c], icon.g ? 'generated' : '', icon.i ? 'drawn from its file, without weights' : '', icon.f ? 'mirrored from right to left' : '']
    .filter(fact => fact).join(' · ');
  detail.append(large, make('h2', icon.n, { id: 'name' }), make('p', facts));
  if (!icon.i) {
    detail.append(strip(data.weights.map((name, weight) => [name, look(weight), weight === state.weight, () => { state.weight = weight; find('weight').value = weight; }])));
    detail.append(strip(['monochrome', 'hierarchical', 'palette', 'multicolor'].map(mode =>
      [mode, look(state.weight, mode), mode === modeOf(icon, state.mode), () => { state.mode = find('mode').value = mode; }])));
  }
  const copies = make('div', undefined, { class: 'copy' });
  for (const [id, title, key, action] of [['copy-name', 'Copy name', 'Enter', copyName], ['copy-svg', 'Copy SVG', 's', copySVG], ['copy-command', 'Copy command', 'c', copyCommand]]) {
    const button = make('button', title, { id });
    button.append(make('kbd', key));
    button.onclick = action;
    copies.append(button);
  }
  detail.append(copies, make('code', command(icon)));
  const words = make('div', undefined, { class: 'words' });
  for (const word of icon.k ? icon.k.split(' ').slice(0, 16) : []) {
    const button = make('button', word);
    button.onclick = () => { find('search').value = word; setText(word); };
    words.append(button);
  }
  detail.append(words, make('p', '', { class: 'keys' }));
  detail.lastChild.innerHTML = '<kbd>/</kbd> search · <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> select · <kbd>w</kbd> <kbd>W</kbd> weight · <kbd>m</kbd> mode · <kbd>+</kbd> <kbd>−</kbd> size · <kbd>t</kbd> light or dark · <kbd>Esc</kbd> all icons';
  function strip(pictures) {
    const strip = make('div', undefined, { class: 'strip' });
    for (const [title, look, isPressed, action] of pictures) {
      const button = make('button', undefined, { title, 'aria-label': title, 'aria-pressed': isPressed });
      button.append(picture(icon, look, 22));
      button.onclick = () => { action(); refresh(); };
      strip.append(button);
    }
    return strip;
  }
}

// MARK: Copying

async function copy(text, what) {
  try { await navigator.clipboard.writeText(text); } catch {
    // Where the clipboard is not available to pages in files.
    const area = make('textarea', text);
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  const message = find('message');
  message.textContent = `Copied ${what}`;
  message.className = 'shown';
  clearTimeout(message.timer);
  message.timer = setTimeout(() => message.className = '', 1500);
}
const copyName = () => current() && copy(current().n, current().n);
const copyCommand = () => current() && copy(command(current()), 'the command');
function copySVG() {
  const icon = current();
  if (!icon) return;
  if (!icon.i) { masks = 0; return copy(svgOf(icon, look(), 24), `the SVG of ${icon.n}`); }
  if (!icon.i.startsWith('data:image/svg')) return copy(icon.i, `the image of ${icon.n}`);
  return copy(new TextDecoder().decode(Uint8Array.from(atob(icon.i.split(',')[1]), byte => byte.charCodeAt(0))), `the SVG of ${icon.n}`);
}

// MARK: Controls

// Draws again what is on the screen, at the same place.
function refresh() {
  find('colors').className = state.mode === 'palette' ? 'shown' : '';
  find('points').textContent = state.size + ' px';
  layOut();
}
function setText(text) { state.text = text; state.selected = 0; find('scroll').scrollTop = 0; choose(); }
function setSize(size) { state.size = Math.max(16, Math.min(96, size)); find('size').value = state.size; refresh(); }

find('group').append(make('option', 'all', { value: '' }), ...data.groups.map((name, index) => make('option', name, { value: index })));
find('weight').append(...data.weights.map((name, index) => make('option', name, { value: index })));
find('weight').value = regular;
find('search').oninput = event => setText(event.target.value);
find('group').onchange = event => { state.group = event.target.value; state.selected = 0; find('scroll').scrollTop = 0; choose(); };
find('origin').onchange = event => { state.origin = event.target.value; state.selected = 0; find('scroll').scrollTop = 0; choose(); };
find('weight').onchange = event => { state.weight = Number(event.target.value); refresh(); };
find('mode').onchange = event => { state.mode = event.target.value; refresh(); };
find('size').oninput = event => setSize(Number(event.target.value));
for (const index of [0, 1, 2]) find('color' + index).oninput = refresh;
find('theme').onclick = () => { document.documentElement.dataset.theme = isDark() ? 'light' : 'dark'; refresh(); };
find('scroll').onscroll = drawRows;
new ResizeObserver(() => layOut()).observe(find('scroll'));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', refresh);

const modes = ['', 'monochrome', 'hierarchical', 'palette', 'multicolor'];
const keys = {
  '/': () => { find('search').focus(); find('search').select(); }, t: () => find('theme').click(),
  ArrowLeft: () => select(state.selected - 1), ArrowRight: () => select(state.selected + 1), ArrowUp: () => move(-1), ArrowDown: () => move(1),
  Home: () => select(0), End: () => select(shown.length - 1), Enter: copyName, s: copySVG, c: copyCommand,
  w: () => { state.weight = Math.min(data.weights.length - 1, state.weight + 1); find('weight').value = state.weight; refresh(); },
  W: () => { state.weight = Math.max(0, state.weight - 1); find('weight').value = state.weight; refresh(); },
  m: () => { state.mode = find('mode').value = modes[(modes.indexOf(state.mode) + 1) % modes.length]; refresh(); },
  '+': () => setSize(state.size + 4), '-': () => setSize(state.size - 4),
  Escape: () => { find('search').value = ''; setText(''); find('scroll').focus(); },
};
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target, isTyping = target.matches?.('input[type=search]'), isControl = target.matches?.('button, select, input');
  if (isTyping && !['ArrowDown', 'Enter', 'Escape'].includes(event.key)) return;
  // Buttons and lists keep the keys that work them.
  if (!isTyping && isControl && !['/', 'Escape'].includes(event.key)) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  if (isTyping && event.key === 'ArrowDown') { find('scroll').focus(); return select(state.selected); }
  action();
});

find('points').textContent = state.size + ' px';
choose();
// `index.html#house` opens the page at an icon.
const wanted = decodeURIComponent(location.hash.slice(1));
if (wanted) { const index = shown.findIndex(icon => icon.n === wanted); if (index >= 0) select(index); }
