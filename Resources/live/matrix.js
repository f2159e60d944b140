// SPDX-License-Identifier: MIT
'use strict';

// The matrix of labels and variants. Only the rows and columns near the visible area are elements of the page.

let rows = [];
let columns = [];
// The top of each row and, last, the height of all; the left of each column and, last, the width of all.
let rowTops = [0];
let columnLefts = [0];
const rowElements = new Map();
// The cell that the keyboard is at: a row and a column; column -1 is the name of the row.
const cursor = { id: '', column: 0 };
const groupHeight = 36;
// How far above and below the visible area there are rows. At first there are none, so that what is visible comes before.
let margin = 0;

function prepareScrolling() {
  margin = 700;
  showRows();
}

// Whether names are above their pictures; measured when the matrix is laid out, so that scrolling measures nothing.
let isNarrowMatrix = false;
const isNarrow = () => isNarrowMatrix;
const nameWidth = () => isNarrow() ? 0 : 232;
const nameHeight = () => isNarrow() ? 34 : 0;
const rowKey = row => row.label ? 'l ' + row.label.id : 'g ' + row.group;

// Sizes a row by the largest picture in it that is known, within limits, so that most labels are shown at their own size.
function rowHeight(row) {
  if (!row.label) return groupHeight;
  let height = row.label.diagnostics.some(diagnostic => diagnostic.severity === 'error') ? 62 : 28;
  const byVariant = facts[row.label.id];
  for (const column of columns) {
    const size = knownSize(row.label, column, byVariant);
    if (size) height = Math.max(height, size[1]);
  }
  return Math.round(clamped(height, 28, 180)) + 44 + nameHeight();
}

function knownSize(label, column, byVariant) {
  const index = variantIn(label, column);
  if (index === null) return null;
  const picture = Object.keys(overrides()).length ? knownPicture(label.id, index)?.facts : null;
  return pictureSize(picture ?? byVariant?.[index]);
}

// The widths of the columns: the widest known picture of each, from a sample of the rows, and more where there is room.
function columnWidths() {
  const labels = rows.filter(row => row.label);
  const step = Math.max(1, Math.floor(labels.length / 200));
  const widths = columns.map(column => {
    let width = 120;
    for (let i = 0; i < labels.length; i += step) {
      const size = knownSize(labels[i].label, column, facts[labels[i].label.id]);
      if (size) width = Math.max(width, Math.min(size[0], 320));
    }
    return Math.round(Math.min(width, isNarrow() ? 240 : 320)) + 44;
  });
  const room = find('matrix').clientWidth - nameWidth() - widths.reduce((sum, width) => sum + width, 0);
  return room > 0 ? widths.map(width => width + Math.floor(room / widths.length)) : widths;
}

// Lists rows and columns again after a change of state, settings or facts, and keeps what is at the top where it is.
function refreshMatrix() {
  if (!model) return;
  const matrix = find('matrix');
  isNarrowMatrix = matrix.clientWidth < 640;
  const anchor = rowAt(matrix.scrollTop);
  const anchorKey = rows[anchor] && matrix.scrollTop > 0 ? rowKey(rows[anchor]) : null;
  const offset = matrix.scrollTop - rowTops[anchor];
  columns = shownColumns();
  rows = shownRows();
  const widths = columnWidths();
  columnLefts = [nameWidth()];
  for (const width of widths) columnLefts.push(columnLefts.at(-1) + width);
  rowTops = [0];
  for (const row of rows) rowTops.push(rowTops.at(-1) + rowHeight(row));
  find('rows').style.height = rowTops.at(-1) + 'px';
  find('rows').style.width = Math.max(columnLefts.at(-1), 1) + 'px';
  matrix.setAttribute('aria-rowcount', String(rows.length + 1));
  matrix.setAttribute('aria-colcount', String(columns.length + 1));
  const at = anchorKey === null ? -1 : rows.findIndex(row => rowKey(row) === anchorKey);
  if (at >= 0 && Math.abs(rowTops[at] + offset - matrix.scrollTop) > 0.5) matrix.scrollTop = rowTops[at] + offset;
  showColumnHeaders();
  showEmpty();
  showRows(true);
}
const refreshSoon = framed(refreshMatrix);

function showColumnHeaders() {
  const header = find('columns');
  header.style.width = columnLefts.at(-1) + 'px';
  const corner = make('div', { role: 'columnheader', class: 'corner', id: 'corner' });
  corner.style.width = nameWidth() + 'px';
  header.replaceChildren(...(isNarrow() ? [] : [corner]), ...columns.map((column, index) => {
    const cell = make('div', { role: 'columnheader', class: 'column', 'aria-colindex': index + 2, text: column.name, title: column.name });
    cell.style.left = columnLefts[index] + 'px';
    cell.style.width = columnLefts[index + 1] - columnLefts[index] + 'px';
    return cell;
  }));
}

// What is said when there is no row.
function showEmpty() {
  const element = find('empty');
  element.hidden = rows.length > 0;
  if (rows.length > 0) return;
  const isFiltered = settings.q !== '' || settings.only.length > 0;
  element.replaceChildren(
    make('h2', { text: isFiltered ? 'No label matches' : model.mode !== 'preview' ? 'No labels yet' : model.status === 'building' ? 'Building the package…' : 'No previews yet' }),
    make('p', { text: isFiltered ? 'Nothing passes the search and the filters.' : emptyAdvice() }),
    ...(isFiltered ? [make('button', { type: 'button', text: 'Show all labels', onclick: () => { find('search').value = ''; change({ q: '', only: [] }); } })] : []));
}

function emptyAdvice() {
  if (model.mode !== 'preview') return `Add a label under "labels" in ${model.manifests?.[0]?.path ?? 'the manifest'} and save it.`;
  if (model.status === 'building') return 'The first build takes a few minutes. The previews appear by themselves.';
  return model.status === 'failed' ? 'The package does not compile; Diagnostics say why.' : 'Add #Preview { … } to a file of the package and save it.';
}

// The row that a distance from the top is in.
function rowAt(y) {
  let low = 0, high = Math.max(0, rowTops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (rowTops[middle] <= y) low = middle; else high = middle - 1;
  }
  return low;
}

// Makes the rows near the visible area, and drops the others. The row of the keyboard is kept.
function showRows(mustUpdate = false) {
  if (!model || find('overview').hidden) return;
  const matrix = find('matrix');
  const first = rowAt(matrix.scrollTop - margin);
  const last = rows.length ? rowAt(matrix.scrollTop + matrix.clientHeight + margin) : -1;
  const left = matrix.scrollLeft - 300, right = matrix.scrollLeft + matrix.clientWidth + 300;
  const near = columns.map((_, index) => columnLefts[index + 1] > left && columnLefts[index] < right);
  const wanted = new Map();
  for (let i = first; i <= last; i++) wanted.set(rowKey(rows[i]), i);
  if (cursor.id !== '') {
    const at = rows.findIndex(row => rowKey(row) === cursor.id);
    if (at >= 0) wanted.set(cursor.id, at);
  }
  for (const [key, entry] of rowElements) {
    if (wanted.has(key)) continue;
    entry.drop();
    rowElements.delete(key);
  }
  // From the last row to the first, because the latest wish for a picture is granted first. The page has them in their order, which is the
  // order in which they are read aloud.
  let next = null;
  for (const [key, index] of [...wanted].sort((a, b) => b[1] - a[1])) {
    let entry = rowElements.get(key);
    const isNew = !entry;
    if (isNew) {
      entry = makeRow(rows[index]);
      rowElements.set(key, entry);
    }
    if (isNew || entry.element.nextSibling !== next) {
      const focused = entry.element.contains(document.activeElement) ? document.activeElement : null;
      find('rows').insertBefore(entry.element, next);
      focused?.focus({ preventScroll: true });
    }
    next = entry.element;
    if (isNew) {
      entry.show(rows[index], index, near);
    } else if (mustUpdate || entry.shown.near.join() !== near.join()) entry.show(rows[index], index, near);
  }
  if (!isNarrow() && find('corner')) {
    const top = rows[rowAt(matrix.scrollTop + 2)];
    find('corner').textContent = top ? top.group || plural(shownCount(), 'label') : '';
  }
}
const shownCount = () => rows.reduce((count, row) => count + (row.label ? 1 : 0), 0);

function place(element, index) {
  element.style.transform = `translateY(${rowTops[index]}px)`;
  element.style.height = rowTops[index + 1] - rowTops[index] + 'px';
  element.style.width = columnLefts.at(-1) + 'px';
  element.setAttribute('aria-rowindex', String(index + 2));
}

function makeRow(row) {
  const entry = row.label ? makeLabelRow(row) : makeGroupRow(row);
  entry.show = (now, index, near) => {
    entry.shown = { now, index, near };
    entry.update(now, index, near);
  };
  return entry;
}

// Asks for the pictures of changed labels again, without a look at the other rows.
function renewRows(ids) {
  for (const id of ids) {
    const entry = rowElements.get('l ' + id);
    if (entry) entry.show(entry.shown.now, entry.shown.index, entry.shown.near);
  }
}

function makeGroupRow(row) {
  const count = make('span', { class: 'count' });
  const button = make('button', { type: 'button', class: 'fold', 'data-column': -1, onclick: () => { cursor.id = rowKey(row); cursor.column = -1; toggled('closed', foldName(row.group)); } },
    icon(icons.down), make('span', { text: row.group || 'No folder' }), count);
  const element = make('div', { role: 'row', class: 'row group' }, make('div', { role: 'rowheader', class: 'groupName' }, button));
  return {
    element,
    update(now, index) {
      place(element, index);
      button.setAttribute('aria-expanded', String(!now.isClosed));
      count.textContent = String(now.labels.length);
      markCursor(element, rowKey(now));
    },
    drop() { element.remove(); },
  };
}

// Sets which cell of a row Tab goes to: the cell of the cursor, else none but in the first row.
function markCursor(element, key) {
  for (const cell of element.querySelectorAll('[data-column]')) {
    const isHere = cursor.id === key && Number(cell.dataset.column) === cursor.column;
    cell.tabIndex = isHere || (cursor.id === '' && rows[0] && rowKey(rows[0]) === key && Number(cell.dataset.column) <= 0) ? 0 : -1;
    cell.classList.toggle('current', isHere);
  }
}
