// SPDX-License-Identifier: MIT
'use strict';

// Editing: the form and the YAML of the manifest show the same draft. A draft is drawn at once and written when it is saved.

// The manifest that is edited: { manifest, etag, base, text, diagnostics, isStale }; base is the text of the file, or null where another page
// has a draft of it.
let draft = null;
// What the form was made of: { id, record }, the record as JSON.
let formOf = null;
// The field whose newest value is not in the draft yet.
let typedField = null;
let draftSerial = 0;
const isDirty = () => draft !== null && draft.text !== draft.base;

async function showEditor(label) {
  const panel = find('panel');
  if (panel.className !== 'editor') {
    panel.className = 'editor';
    formOf = null;
    panel.replaceChildren(make('p', { class: 'calm', text: 'Loading…' }));
  }
  try {
    await loadSchema();
    if (draft === null || draft.manifest !== label.manifest) await openDraft(label.manifest);
  } catch (error) {
    panel.replaceChildren(make('p', { class: 'calm', text: `Editing is not possible: ${error.message}` }));
    return;
  }
  if (settings.tab !== 'edit' || settings.label !== label.id) return;
  if (!find('yaml')) buildEditor();
  showForm(label);
  showDraft();
}

// The manifest that is being opened, { manifest, end }: the page may ask for it again before the answer is there, and a second draft would take
// the place of one that was changed meanwhile.
let opening = null;

async function openDraft(manifest) {
  if (opening?.manifest !== manifest) {
    const mine = opening = { manifest, end: readDraft(manifest).finally(() => { if (opening === mine) opening = null; }) };
  }
  await opening.end;
}

async function readDraft(manifest) {
  const source = await ask('api/source?' + new URLSearchParams({ manifest }));
  draft = { manifest, etag: source.etag, base: model.manifests[manifest]?.draft ? null : source.text, text: source.text, diagnostics: [], isStale: false };
}

function buildEditor() {
  const yaml = make('textarea', { id: 'yaml', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off', 'aria-label': 'Manifest', oninput: () => { draft.text = yaml.value; showDraft(true); sendText(); }, onscroll: () => { find('gutter').scrollTop = yaml.scrollTop; } });
  find('panel').replaceChildren(
    make('div', { class: 'savebar' }, make('span', { id: 'draftState', role: 'status' }), make('span', { class: 'grow' }),
      make('button', { type: 'button', id: 'revert', text: 'Discard', onclick: discardDraft }), make('button', { type: 'button', id: 'save', class: 'primary', text: 'Save', title: 'Save (Ctrl S)', onclick: saveDraft })),
    make('div', { class: 'twin' }, make('div', { id: 'formArea' }), make('div', { class: 'yamlArea' },
      make('div', { class: 'code' }, make('pre', { id: 'gutter', 'aria-hidden': 'true' }), yaml), make('ul', { id: 'draftProblems', 'aria-label': 'Diagnostics of the draft' }))));
}

// Makes the form again when the record is another, and keeps the focus at the same key.
function showForm(label) {
  const record = JSON.stringify(label.record);
  const area = find('formArea');
  const isOther = formOf?.id !== label.id;
  if (!isOther && record === formOf.record && area.firstChild) return;
  const focused = area.contains(document.activeElement) ? document.activeElement : null;
  // A field that is being typed into has the newest value itself, even before the server has it.
  const isTyping = focused && !isOther && focused.matches('input, textarea') && (isDirty() || focused === typedField);
  formOf = { id: label.id, record: isTyping ? null : record };
  if (isTyping) return;
  const key = focused?.dataset.focus;
  const top = area.scrollTop;
  const wasOpen = area.querySelector('.more')?.open;
  const form = recordForm(label.record ?? {}, (path, value) => sendValue(label.id, path, value));
  form.addEventListener('input', event => { typedField = event.target; });
  area.replaceChildren(form);
  if (wasOpen) form.querySelector('.more').open = true;
  area.scrollTop = isOther ? 0 : top;
  if (key) [...form.querySelectorAll('[data-focus]')].find(element => element.dataset.focus === key)?.focus();
  if (isOther) showLine(label.line);
}

// Puts a line of the YAML into view and marks it.
function showLine(line) {
  const yaml = find('yaml');
  if (!yaml || !line) return;
  const height = parseFloat(getComputedStyle(yaml).lineHeight) || 19;
  yaml.scrollTop = Math.max(0, (line - 1) * height - yaml.clientHeight / 3);
  find('gutter').dataset.line = line;
}

function showDraft(isTyping = false) {
  const yaml = find('yaml');
  if (!yaml || !draft) return;
  if (!isTyping && yaml.value !== draft.text) {
    const { selectionStart, selectionEnd, scrollTop } = yaml;
    yaml.value = draft.text;
    yaml.setSelectionRange(selectionStart, selectionEnd);
    yaml.scrollTop = scrollTop;
  }
  const lines = draft.text.split('\n').length;
  const gutter = find('gutter');
  const label = labelsByID.get(settings.label);
  const marks = `${lines} ${label?.line} ${draft.diagnostics.map(d => d.line).join()}`;
  if (gutter.dataset.marks !== marks) {
    gutter.dataset.marks = marks;
    const bad = new Set(draft.diagnostics.map(d => d.line));
    gutter.replaceChildren(...numbered(lines, line => bad.has(line) ? 'bad' : line === label?.line ? 'here' : ''));
    gutter.scrollTop = yaml.scrollTop;
  }
  find('save').disabled = !isDirty() || !model.canSave;
  find('revert').disabled = !isDirty();
  const state = find('draftState');
  state.dataset.state = draft.isStale ? 'stale' : isDirty() ? 'dirty' : 'saved';
  state.replaceChildren(draft.isStale ? 'Changed on disk' : isDirty() ? 'Draft, not saved' : model.manifests[draft.manifest]?.path ?? 'Saved',
    ...(draft.isStale ? [make('button', { type: 'button', class: 'link', text: 'Compare', onclick: compareWithDisk })] : []));
  find('draftProblems').replaceChildren(...draft.diagnostics.slice(0, 20).map(d => make('li', { class: 'diagnostic ' + d.severity }, icon(icons[d.severity] ?? icons.note),
    make('div', {}, make('button', { type: 'button', class: 'link', text: d.line ? `Line ${d.line}` : 'Manifest', onclick: () => { showLine(d.line); find('yaml').focus(); } }), make('span', { text: ' ' + d.message }), d.code ? make('code', { text: d.code }) : null))));
}

// Line numbers as text, with an element only where a line is marked, so that long files stay cheap.
function numbered(count, kind) {
  const parts = [];
  let text = '';
  for (let line = 1; line <= count; line++) {
    const name = kind(line);
    if (name) { parts.push(text, make('b', { class: name, text: String(line) }), '\n'); text = ''; } else text += line + '\n';
  }
  parts.push(text + '\n\n\n');
  return parts;
}

const sendText = debounced(120, sendNow);

// Draws the text of the draft. Only the answer to the last request counts.
async function sendNow() {
  if (!draft) return;
  const serial = ++draftSerial;
  const mine = draft;
  try {
    const answer = isDirty() ? await ask('api/preview', { method: 'POST', body: { manifest: mine.manifest, text: mine.text } })
      : await ask('api/preview?' + new URLSearchParams({ manifest: mine.manifest }), { method: 'DELETE' });
    if (serial !== draftSerial || mine !== draft) return;
    mine.diagnostics = answer?.diagnostics ?? [];
  } catch (error) {
    if (serial !== draftSerial || mine !== draft) return;
    mine.diagnostics = [problemOf(error)];
  }
  showDraft();
}

const problemOf = error => ({ severity: 'error', code: error.code ?? '', message: error.message, line: error.place?.line ?? 0 });

// Changes one key of a label in the draft. Requests wait for each other, so that each builds on the text of the one before.
let valueChain = Promise.resolve();
function sendValue(id, path, value) {
  valueChain = valueChain.then(async () => {
    const mine = draft;
    try {
      const answer = await ask('api/edit', { method: 'POST', body: { manifest: mine.manifest, etag: mine.etag, id, set: { [path]: value }, write: false } });
      mine.text = answer.text;
      mine.diagnostics = answer.diagnostics ?? [];
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) { showConflict(error.body); return; }
      mine.diagnostics = [problemOf(error)];
    }
    typedField = null;
    showDraft();
  });
}

async function discardDraft() {
  if (!draft) return;
  draftSerial += 1;
  try {
    await ask('api/preview?' + new URLSearchParams({ manifest: draft.manifest }), { method: 'DELETE' });
    await readAgain();
    toast('Discarded the draft.');
  } catch (error) { toast(error.message); }
}

// Shows the text of the file, when there is no draft of it any more.
async function readAgain() {
  const mine = draft;
  const source = await ask('api/source?' + new URLSearchParams({ manifest: mine.manifest }));
  Object.assign(mine, { etag: source.etag, base: source.text, text: source.text, diagnostics: [], isStale: false });
  if (formOf) formOf.record = null;
  const label = labelsByID.get(settings.label);
  if (label && find('yaml')) showForm(label);
  showDraft();
}

// Writes the draft, unless the file has changed since it was read.
async function saveDraft() {
  if (!isDirty() || !model.canSave) return;
  const mine = draft;
  const text = mine.text;
  try {
    const answer = await ask('api/source', { method: 'PUT', body: { manifest: mine.manifest, etag: mine.etag, text } });
    mine.etag = answer.etag;
    mine.base = text;
    mine.isStale = false;
    toast(`Saved ${model.manifests[mine.manifest]?.path ?? 'the manifest'}.`);
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) showConflict(error.body);
    else { mine.diagnostics = [problemOf(error)]; toast(`Not saved: ${error.message}`); }
  }
  showDraft();
}

// Follows a manifest that changed on disk: a clean draft takes the new text, a changed one is marked.
async function followDisk() {
  if (!draft) return;
  const mine = draft;
  try {
    const source = await ask('api/source?' + new URLSearchParams({ manifest: mine.manifest }));
    if (mine !== draft || source.etag === mine.etag) return;
    if (isDirty()) mine.isStale = true;
    else Object.assign(mine, { etag: source.etag, base: source.text, text: source.text, isStale: false });
    showDraft();
  } catch { /* The banner says that the server is gone. */ }
}
