// SPDX-License-Identifier: MIT
'use strict';

// One label: its picture on a stage, its variants below, and what is known about it at the side.

let detailGiveUp = () => {};
let detailRequest = '';

function openLabel(id, variant, tab) {
  change({ label: id, variant: variant || settings.variant, ...(tab ? { tab } : {}) });
}
function closeLabel() {
  change({ label: '', variant: '', zoom: '' });
}

// The column of the label that is open: the one of the address, else the first that the label has.
function openColumn(label) {
  const mine = shownColumns().filter(column => variantIn(label, column) !== null);
  return mine.find(column => column.variants.includes(settings.variant)) ?? mine[0] ?? null;
}

// Shows the open label, or the matrix when none is open.
function showDetail() {
  const label = labelsByID.get(settings.label);
  const wasOpen = !find('detail').hidden;
  find('detail').hidden = !label;
  find('overview').hidden = Boolean(label);
  document.body.classList.toggle('opened', Boolean(label));
  document.title = label ? `${label.id} · LabelKit` : `${model.name ?? model.manifests?.[0]?.path ?? 'Labels'} · LabelKit`;
  if (!label) {
    detailGiveUp();
    detailRequest = '';
    if (wasOpen) { find('detail').replaceChildren(); refreshMatrix(); returnToMatrix(); }
    return;
  }
  if (!wasOpen || !find('stage')) buildDetail();
  showTitle(label);
  showTabs();
  showStrip(label);
  requestDetail(label);
  showInspector(label);
  if (!wasOpen) find('stage').focus({ preventScroll: true });
}

function buildDetail() {
  const button = (id, name, glyph, work) => make('button', { type: 'button', id, class: 'icon', 'aria-label': name, title: name, onclick: work }, icon(glyph));
  find('detail').replaceChildren(
    make('header', { class: 'titlebar' }, button('back', 'Back to all labels (Esc)', icons.back, closeLabel), make('h2', { id: 'detailName' }),
      make('span', { id: 'detailLine' }), make('span', { class: 'grow' }),
      make('div', { role: 'tablist', 'aria-label': 'Views of the label', class: 'tabs' }, ...[['', 'Inspect'], ['edit', 'Edit']].filter(([key]) => key === '' || canEdit()).map(([key, name]) =>
        make('button', { type: 'button', role: 'tab', id: 'tab' + key, 'aria-controls': 'panel', text: name, 'data-tab': key, onclick: () => change({ tab: key }) }))),
      button('previous', 'Previous label (k)', icons.up, () => stepLabel(-1)), button('next', 'Next label (j)', icons.down, () => stepLabel(1))),
    make('div', { class: 'work' }, make('div', { class: 'left' }, buildStage(), make('div', { id: 'strip', role: 'group', 'aria-label': 'Variants' })),
      make('div', { id: 'panel', role: 'tabpanel', 'aria-label': 'Inspect', tabindex: -1 })));
}

function showTitle(label) {
  const parts = label.id.split('/');
  const name = parts.pop();
  find('detailName').replaceChildren(...(parts.length ? [make('span', { class: 'folder', text: parts.join('/') + '/' })] : []), name);
  find('detailLine').replaceChildren(lineLink(label.manifest, label.line, label.column));
  const at = navigable().indexOf(label.id);
  find('previous').disabled = at <= 0;
  find('next').disabled = at < 0 || at >= navigable().length - 1;
}

function showTabs() {
  for (const button of document.querySelectorAll('[role=tab]')) {
    const isOn = button.dataset.tab === settings.tab;
    button.setAttribute('aria-selected', String(isOn));
    button.tabIndex = isOn ? 0 : -1;
  }
  find('detail').classList.toggle('editing', settings.tab === 'edit' && canEdit());
}

// Labels in the order of the matrix, folded groups too.
const navigable = () => rows.length || model.labels.length === 0 ? shownLabels().map(label => label.id) : model.labels.map(label => label.id);

function stepLabel(step) {
  const list = navigable();
  const to = list[list.indexOf(settings.label) + step];
  if (to !== undefined) change({ label: to });
}
function stepVariant(step) {
  const label = labelsByID.get(settings.label);
  const mine = shownColumns().filter(column => variantIn(label, column) !== null);
  const to = mine[mine.indexOf(mine.find(column => column.variants.includes(openColumn(label).variants[0]))) + step];
  if (to) change({ variant: variantIn(label, to) });
}

// Loads picture and layout of the open label again when the label, the variant, a toggle or the file has changed.
function requestDetail(label) {
  const column = openColumn(label);
  if (!column) {
    find('plate').replaceChildren(make('p', { class: 'calm', text: 'This label has no variant here.' }));
    return;
  }
  const variant = variantIn(label, column);
  const query = pictureQuery(label.id, variant);
  const request = `${query} ${revisions.get(label.id) ?? 0}`;
  if (request === detailRequest) {
    const image = find('plate').querySelector('img');
    if (image) image.alt = alternative(label, column);
    drawStage();
    paintCanvas(find('plate'), column.values);
    return;
  }
  detailRequest = request;
  detailGiveUp();
  const known = knownPicture(label.id, variant);
  if (known && (known.url || known.error)) showStage(known, label, column);
  if (!known || !isCurrent(known, label.id)) {
    detailGiveUp = wantPicture(label.id, variant, picture => { if (detailRequest === request) showStage(picture, label, column); });
  }
  layoutOf(label.id, variant).then(layout => {
    if (detailRequest !== request) return;
    stageState.layout = layout;
    drawStage();
    showFonts();
    showElements();
  });
}

// The variants of the label as small pictures.
function showStrip(label) {
  const current = openColumn(label);
  const mine = shownColumns().filter(column => variantIn(label, column) !== null);
  const strip = find('strip');
  strip.hidden = mine.length < 2;
  const hadFocus = strip.contains(document.activeElement);
  strip.replaceChildren(...mine.map(column => {
    const variant = variantIn(label, column);
    const image = make('img', { alt: '', decoding: 'async' });
    const tile = make('span', { class: 'thumb' }, image);
    paintCanvas(tile, column.values);
    const button = make('button', {
      type: 'button', 'aria-pressed': String(current?.variants[0] === column.variants[0]), 'aria-label': `Variant ${column.name}`, onclick: () => change({ variant }),
    }, tile, make('span', { class: 'caption', text: column.name }));
    const show = picture => {
      button.classList.toggle('failed', Boolean(picture.error));
      if (picture.url) image.src = picture.url;
      const size = pictureSize(picture.facts);
      if (!size) return;
      const factor = Math.min(1, 120 / size[0], 44 / size[1]);
      image.width = Math.round(size[0] * factor);
      image.height = Math.round(size[1] * factor);
    };
    const known = knownPicture(label.id, variant);
    if (known) show(known);
    if (!known || !isCurrent(known, label.id)) wantPicture(label.id, variant, show);
    return button;
  }));
  const pressed = strip.querySelector('[aria-pressed=true]');
  if (hadFocus) pressed?.focus({ preventScroll: true });
  if (pressed) strip.scrollLeft = clamped(strip.scrollLeft, pressed.offsetLeft + pressed.offsetWidth - strip.clientWidth, pressed.offsetLeft);
}

function showInspector(label) {
  const panel = find('panel');
  if (settings.tab === 'edit' && canEdit()) { panel.setAttribute('aria-label', 'Edit'); showEditor(label); return; }
  panel.setAttribute('aria-label', 'Inspect');
  const column = openColumn(label);
  const variant = column ? variantIn(label, column) : '';
  const part = (title, ...content) => make('section', {}, make('h3', { text: title }), ...content);
  panel.className = 'inspector';
  panel.replaceChildren(...[
    make('section', { id: 'elements', hidden: true }),
    part('Diagnostics', make('div', { id: 'ownProblems' })),
    part('Copy', make('div', { class: 'copies' }, ...copyForms.filter(form => !form.has || form.has(label)).map(form => make('button', { type: 'button', text: form.name, 'aria-label': `Copy as ${form.name}`, onclick: () => form.run(label, variant) })))),
    part('Fonts', make('div', { id: 'fontList' })),
    model.mode === 'preview' ? null : part('Spoken text', make('p', { class: 'spoken', dir: 'auto', text: label.alt || label.title || label.id })),
    label.record || label.yaml ? part('Record', make('pre', { class: 'source', tabindex: 0, 'aria-label': 'Record of the label', text: label.yaml || JSON.stringify(label.record ?? {}, null, 2) })) : null,
    label.cli ? part('Command', make('pre', { class: 'source wrap', text: label.cli })) : null,
  ].filter(Boolean));
  showOwnProblems();
  showFonts();
  showElements();
}

// The diagnostics of the open label, and what drawing found, which may come later.
function showOwnProblems() {
  const place = find('ownProblems');
  const label = labelsByID.get(settings.label);
  if (!place || !label) return;
  const problems = [...label.diagnostics, ...drawingDiagnostics(label)];
  place.replaceChildren(problems.length
    ? make('ul', {}, ...problems.map(d => problemItem({ ...d, manifest: label.manifest, line: d.line ?? label.line })))
    : make('p', { class: 'calm', text: 'None.' }));
}

function showFonts() {
  const list = find('fontList');
  if (!list) return;
  const layout = stageState.layout;
  list.replaceChildren(layout?.runs?.length ? fontList(layout) : make('p', { class: 'calm', text: 'No text.' }));
}

// What the numbers of the overlay Accessibility stand for.
function showElements() {
  const place = find('elements');
  if (!place) return;
  const elements = stageState.layout?.elements;
  place.hidden = !elements || !settings.overlays.includes('accessibility');
  place.replaceChildren(...place.hidden ? [] : [make('h3', { text: 'Accessibility' }),
    elements.length ? elementList(stageState.layout) : make('p', { class: 'calm', text: 'Nothing is read.' })]);
}

function detailKey(event) {
  const label = labelsByID.get(settings.label);
  if (!label) return false;
  const isTab = event.target.matches?.('[role=tab]');
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (step && event.shiftKey) { movePixel(...step); return true; }
  if (isTab && step && step[0] && canEdit()) { change({ tab: settings.tab ? '' : 'edit' }); document.querySelector('[aria-selected=true]').focus(); return true; }
  const overlay = overlayKinds.find(kind => kind.letter === event.key);
  if (overlay) { toggled('overlays', overlay.key); return true; }
  switch (event.key) {
  case 'j': stepLabel(1); return true;
  case 'k': stepLabel(-1); return true;
  case 'ArrowLeft': if (find('panel').contains(event.target)) return false; stepVariant(-1); return true;
  case 'ArrowRight': if (find('panel').contains(event.target)) return false; stepVariant(1); return true;
  case '+': case '=': change({ zoom: String(clamped(stageState.zoom + 1, 1, 16)) }); return true;
  case '-': case '−': change({ zoom: String(clamped(stageState.zoom - 1, 1, 16)) }); return true;
  case 'g': change({ grid: settings.grid ? '' : '1' }); return true;
  case 'e': if (!canEdit()) return false; change({ tab: settings.tab ? '' : 'edit' }); return true;
  case 'y': { const column = openColumn(label); if (column) copyPicture(label.id, variantIn(label, column)); return true; }
  default: return false;
  }
}

// Gives the focus back to the cell that was open.
function returnToMatrix() {
  if (cursor.id !== '' && rows.some(row => rowKey(row) === cursor.id)) moveTo(rows.findIndex(row => rowKey(row) === cursor.id), cursor.column);
}
