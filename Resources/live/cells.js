// SPDX-License-Identifier: MIT
'use strict';

// The rows of labels in the matrix: the name with its diagnostics, and a cell for each variant.

const severityRank = { error: 0, warning: 1, note: 2 };

function makeLabelRow(row) {
  const id = row.label.id;
  const name = make('div', { role: 'rowheader', class: 'name' });
  const element = make('div', { role: 'row', class: 'row' }, name);
  const cells = new Map();
  return {
    element,
    update(now, index, near) {
      place(element, index);
      showName(name, now.label);
      columns.forEach((column, at) => {
        let cell = cells.get(at);
        if (!near[at] && !(cursor.id === rowKey(now) && cursor.column === at)) {
          cell?.drop();
          cells.delete(at);
          return;
        }
        if (!cell) {
          cell = makeCell(id, at);
          cells.set(at, cell);
          element.append(cell.element);
        }
        cell.element.style.left = columnLefts[at] + 'px';
        cell.element.style.width = columnLefts[at + 1] - columnLefts[at] + 'px';
        cell.element.style.top = nameHeight() + 'px';
        cell.update(now.label, column, rowTops[index + 1] - rowTops[index] - nameHeight());
      });
      for (const [at, cell] of cells) if (at >= columns.length) { cell.drop(); cells.delete(at); }
      markCursor(element, rowKey(now));
    },
    drop() { for (const cell of cells.values()) cell.drop(); element.remove(); },
  };
}

function showName(element, label) {
  const last = label.id.split('/').at(-1);
  const worst = [...label.diagnostics].sort((a, b) => severityRank[a.severity] - severityRank[b.severity])[0];
  const signature = JSON.stringify([label.id, label.title, label.line, label.diagnostics, nameWidth(), model.editor]);
  if (element.dataset.signature === signature) return;
  element.dataset.signature = signature;
  element.style.width = nameWidth() ? nameWidth() + 'px' : '';
  element.replaceChildren(...[
    make('button', { type: 'button', class: 'open', 'data-column': -1, tabindex: -1, title: label.id, 'aria-label': `Open ${label.id}`, onclick: () => openLabel(label.id, '') }, make('span', { text: last })),
    label.title ? make('span', { class: 'title', text: label.title, dir: 'auto' }) : null,
    worst ? make('a', {
      class: 'problem ' + worst.severity, tabindex: -1, href: editorAddress(label.manifest, worst.line ?? label.line, worst.column),
      title: label.diagnostics.map(d => `${d.code} ${d.message}`).join('\n'),
    }, icon(icons[worst.severity] ?? icons.note), make('span', { text: worst.message })) : null,
  ].filter(Boolean));
}

// A cell: shows its picture, or the message why there is none, and keeps the old picture until the new one is there.
function makeCell(id, at) {
  const image = make('img', { alt: '', decoding: 'async', draggable: 'false' });
  const tile = make('div', { class: 'tile waiting' }, image);
  const element = make('div', { role: 'gridcell', class: 'cell', 'data-column': at, tabindex: -1, 'aria-colindex': at + 2 }, tile);
  let giveUp = () => {};
  let query = '';
  let shown = null;
  const show = (picture, label, column, height) => {
    const isNew = shown !== null && shown !== picture && shown.url !== picture.url;
    shown = picture;
    tile.classList.remove('waiting');
    tile.classList.toggle('failed', picture.error !== null);
    tile.querySelector('.message')?.remove();
    image.hidden = picture.error !== null;
    const fact = shownFacts(label.id, element.dataset.variant, picture);
    element.setAttribute('aria-label', `${label.id}, ${column.name}${describe(picture, fact)}`);
    if (picture.error) { tile.append(failure(picture.error)); return; }
    image.alt = alternative(label, column);
    if (image.getAttribute('src') !== picture.url) image.src = picture.url;
    fit(height, picture);
    showBadges(tile, fact);
    if (isNew) { tile.classList.remove('renewed'); void tile.offsetWidth; tile.classList.add('renewed'); }
  };
  const fit = (height, picture) => {
    const size = pictureSize(picture.facts, image);
    if (!size) { image.onload = () => fit(height, picture); return; }
    const factor = Math.min(1, (columnLefts[at + 1] - columnLefts[at] - 28) / size[0], (height - 28) / size[1]);
    image.width = Math.max(1, Math.round(size[0] * factor));
    image.height = Math.max(1, Math.round(size[1] * factor));
  };
  return {
    element,
    update(label, column, height) {
      const index = variantIn(label, column);
      element.dataset.variant = index ?? '';
      element.style.height = height + 'px';
      if (index === null) {
        giveUp(); query = ''; shown = null;
        tile.className = 'tile absent';
        image.hidden = true;
        tile.querySelector('.message')?.remove();
        element.setAttribute('aria-label', `${label.id} has no variant ${column.name}`);
        return;
      }
      tile.classList.remove('absent');
      paintCanvas(tile, column.values);
      const wanted = `${pictureQuery(id, index)} ${revisions.get(id) ?? 0}`;
      const known = knownPicture(id, index);
      if (known && (known.url || known.error)) show(known, label, column, height);
      else if (!shown) element.setAttribute('aria-label', `${label.id}, ${column.name}, loading`);
      if (exported || wanted === query || isCurrent(known, id)) { query = wanted; return; }
      giveUp();
      query = wanted;
      giveUp = wantPicture(id, index, picture => {
        show(picture, label, column, height);
        if (!picture.error && needsRoom(picture, at, height)) refreshSoon();
      });
    },
    drop() { giveUp(); element.remove(); },
  };
}

// Whether a picture that arrived needs another height of its row or width of its column.
function needsRoom(picture, at, height) {
  const size = pictureSize(picture.facts);
  return size !== null && (Math.min(size[1], 180) + 44 > height + 1 || Math.min(size[0], isNarrow() ? 240 : 320) + 44 > columnLefts[at + 1] - columnLefts[at] + 1);
}

// The facts of a picture; only as the manifest has it is it compared with the accepted one, which the server tells after it has answered.
function shownFacts(id, variant, picture) {
  const known = Object.keys(overrides()).length === 0 ? facts[id]?.[variant] : null;
  return known ? { ...picture.facts, changed: known.changed, unaccepted: known.unaccepted } : picture.facts;
}

function describe(picture, fact) {
  if (picture.error) return `, failed: ${picture.error.message}`;
  const has = badgeKinds.filter(([key]) => fact?.[key]).map(([, , name]) => name);
  return has.length ? ', ' + has.join(', ') : '';
}

function failure(error) {
  return make('div', { class: 'message', title: error.message }, icon(icons.error), make('span', { text: error.message }), error.code ? make('code', { text: error.code }) : null);
}

const badgeKinds = [['truncated', '…', 'truncated'], ['shrunk', 'a', 'shrunk'], ['missingGlyphs', '▯', 'missing glyphs'], ['changed', '≠', 'differs from the accepted picture'], ['unaccepted', '+', 'has no accepted picture']];

function showBadges(tile, fact) {
  tile.querySelector('.badges')?.remove();
  const shown = badgeKinds.filter(([key]) => fact?.[key]);
  if (fact?.warnings > 0 && shown.length === 0) shown.push(['warnings', '!', (fact.diagnostics ?? []).map(diagnostic => diagnostic.message).join('\n') || plural(fact.warnings, 'warning')]);
  if (shown.length === 0) return;
  tile.append(make('div', { class: 'badges' }, ...shown.map(([key, sign, name]) => make('span', { class: 'badge ' + key, text: sign, title: name[0].toUpperCase() + name.slice(1) }))));
}
