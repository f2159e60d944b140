// SPDX-License-Identifier: MIT
'use strict';

// The keyboard. Keys that write text are left alone in fields.

const shortcuts = [
  ['Everywhere', [['/', 'Search'], ['?', 'This list'], ['Esc', 'Back, or empty the search'], ['t', 'Theme of the page'], ['p', 'Diagnostics']]],
  ['Matrix', [['← → ↑ ↓', 'Move'], ['PgUp PgDn', 'Move by a page'], ['Home End', 'First and last column; with Ctrl, first and last row'], ['Enter', 'Open a label, or fold a group'], ['e', 'Open and edit']]],
  ['Toggles', [['1 2 3', 'Scale'], ['d', 'Light, dark, as written'], ['c', 'Contrast'], ['r', 'Direction'], ['[ ]', 'Smaller or larger type'], ['b', 'Checkerboard'], ['0', 'Every toggle as written']]],
  ['Label', [['j k', 'Next and previous label'], ['← →', 'Next and previous variant'], ['Shift + arrows', 'Move over the pixels'], ['+ −', 'Zoom'], ['g', 'Pixel grid'], ['f l a i w o s', 'Frames, baselines, cap height, ink bounds, line boxes, fonts, accessibility'], ['e', 'Edit'], ['Ctrl S', 'Save'], ['y', 'Copy the PNG']]],
];

function showHelp() {
  const dialog = find('help');
  dialog.replaceChildren(
    make('header', {}, make('h2', { text: 'Keyboard shortcuts' }), make('button', { type: 'button', class: 'icon', 'aria-label': 'Close', onclick: () => dialog.close() }, icon(icons.close))),
    make('div', { class: 'shortcuts' }, ...shortcuts.map(([title, list]) => make('section', {}, make('h3', { text: title }),
      make('dl', {}, ...list.filter(([, text]) => canEdit() || !['Open and edit', 'Edit', 'Save'].includes(text)).flatMap(([key, text]) => [make('dt', {}, ...key.split(' ').map(part => part === 'arrows' || (part === '+' && key.includes('arrows')) ? part + ' ' : make('kbd', { text: part }))), make('dd', { text })]))))));
  dialog.showModal();
}

const nextOf = (key, values) => ({ [key]: ['', ...values.map(String)][(['', ...values.map(String)].indexOf(settings[key]) + 1) % (values.length + 1)] });

function typeSizeStep(step) {
  const sizes = model.axes?.typeSizes ?? [];
  const from = settings.typeSize === '' ? sizes.indexOf('large') : sizes.indexOf(settings.typeSize);
  const to = sizes[clamped(from + step, 0, sizes.length - 1)];
  if (to) change({ typeSize: to });
}

// Keys that work in every view: the function of each.
const commonKeys = {
  '/': () => { find('search').focus(); find('search').select(); },
  '?': showHelp,
  t: nextTheme,
  p: () => setProblems(find('problems').hidden),
  b: () => change({ checks: settings.checks ? '' : '1' }),
};
const toggleKeys = {
  1: () => change({ scale: settings.scale === '1' ? '' : '1' }), 2: () => change({ scale: settings.scale === '2' ? '' : '2' }), 3: () => change({ scale: settings.scale === '3' ? '' : '3' }),
  d: () => change(nextOf('appearance', model.axes?.appearances ?? [])),
  c: () => change(nextOf('contrast', model.axes?.contrasts ?? [])),
  r: () => change(nextOf('direction', model.axes?.directions ?? [])),
  '[': () => typeSizeStep(-1), ']': () => typeSizeStep(1), 0: resetToggles,
};

addEventListener('keydown', event => {
  if (!model || document.querySelector('dialog[open]')) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 's' && settings.label && canEdit()) { event.preventDefault(); saveDraft(); return; }
  if (event.ctrlKey && (event.key === 'Home' || event.key === 'End') && matrixKey(event)) { event.preventDefault(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isField = event.target.matches?.('input:not([type=range]), textarea, select');
  if (event.key === 'Escape') { if (escape(event, isField)) event.preventDefault(); return; }
  if (isField) {
    if (event.target === find('search') && event.key === 'ArrowDown') { event.preventDefault(); enterMatrix(); }
    return;
  }
  if (event.target.matches?.('input[type=range]') && event.key.startsWith('Arrow')) return;
  const handled = settings.label ? detailKey(event) : matrixKey(event);
  if (!handled) {
    const work = commonKeys[event.key] ?? (exported ? null : toggleKeys[event.key]);
    if (!work) return;
    work();
  }
  event.preventDefault();
});

// Leaves what is open, one thing at a time.
function escape(event, isField) {
  if (event.target === find('search') && find('search').value) { find('search').value = ''; change({ q: '' }); return true; }
  if (isField && event.target !== find('search')) { event.target.blur(); (find('stage') ?? document.body).focus(); return true; }
  if (settings.label) { closeLabel(); return true; }
  if (!find('problems').hidden) { setProblems(false); return true; }
  if (event.target === find('search')) { enterMatrix(); return true; }
  return false;
}

function enterMatrix() {
  if (rows.length === 0) return;
  if (rows.findIndex(row => rowKey(row) === cursor.id) < 0) moveTo(0, 0); else moveTo(rows.findIndex(row => rowKey(row) === cursor.id), cursor.column);
}

// Puts the cursor into a row and a column, scrolls to it, and focuses it.
function moveTo(index, column) {
  const row = rows[clamped(index, 0, rows.length - 1)];
  if (!row) return;
  const before = rowElements.get(cursor.id);
  const beforeID = cursor.id;
  cursor.id = rowKey(row);
  cursor.column = clamped(column, -1, columns.length - 1);
  if (before) markCursor(before.element, beforeID);
  scrollToCell(rows.indexOf(row), cursor.column);
  showRows(true);
  focusCursor();
}

function focusCursor() {
  const element = rowElements.get(cursor.id)?.element;
  const cell = element?.querySelector(`[data-column="${element.classList.contains('group') ? -1 : cursor.column}"]`);
  if (cell) cell.tabIndex = 0;
  cell?.focus({ preventScroll: true });
}

function scrollToCell(index, column) {
  const matrix = find('matrix');
  const header = find('columns').offsetHeight;
  const top = rowTops[index], bottom = rowTops[index + 1];
  if (top < matrix.scrollTop) matrix.scrollTop = top;
  else if (bottom + header > matrix.scrollTop + matrix.clientHeight) matrix.scrollTop = bottom + header - matrix.clientHeight;
  if (column < 0 || !rows[index].label) return;
  if (columnLefts[column] - nameWidth() < matrix.scrollLeft) matrix.scrollLeft = columnLefts[column] - nameWidth();
  else if (columnLefts[column + 1] > matrix.scrollLeft + matrix.clientWidth) matrix.scrollLeft = columnLefts[column + 1] - matrix.clientWidth;
}

function matrixKey(event) {
  if (settings.label) return false;
  const isInside = find('matrix').contains(event.target);
  if (!isInside && event.target !== document.body) return false;
  const at = Math.max(0, rows.findIndex(row => rowKey(row) === cursor.id));
  const hasCursor = rows[at] && rowKey(rows[at]) === cursor.id;
  const page = () => Math.max(1, rowAt(find('matrix').scrollTop + find('matrix').clientHeight) - rowAt(find('matrix').scrollTop) - 1);
  const row = rows[at];
  switch (event.key) {
  case 'ArrowDown': moveTo(hasCursor ? at + 1 : 0, cursor.column); return true;
  case 'ArrowUp': moveTo(at - 1, cursor.column); return true;
  case 'ArrowRight': if (row && !row.label) { if (row.isClosed) toggled('closed', foldName(row.group)); return true; } moveTo(at, cursor.column + 1); return true;
  case 'ArrowLeft': if (row && !row.label) { if (!row.isClosed) toggled('closed', foldName(row.group)); return true; } moveTo(at, cursor.column - 1); return true;
  case 'PageDown': moveTo(at + page(), cursor.column); return true;
  case 'PageUp': moveTo(at - page(), cursor.column); return true;
  case 'Home': moveTo(event.ctrlKey ? 0 : at, event.ctrlKey ? cursor.column : -1); return true;
  case 'End': moveTo(event.ctrlKey ? rows.length - 1 : at, event.ctrlKey ? cursor.column : columns.length - 1); return true;
  case 'Enter': case ' ': case 'e':
    if (!hasCursor || !isInside || (event.key === 'e' && !canEdit()) || (event.key !== 'e' && event.target.matches('a, button:not(.fold):not(.open)'))) return false;
    if (!row.label) { if (event.key === 'e') return false; toggled('closed', foldName(row.group)); } else openLabel(row.label.id, variantIn(row.label, columns[Math.max(0, cursor.column)]) ?? '', event.key === 'e' ? 'edit' : undefined);
    return true;
  default: return false;
  }
}
