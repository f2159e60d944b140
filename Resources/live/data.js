// SPDX-License-Identifier: MIT
'use strict';

// The state of the manifests, or of the previews of a package, as the server or the export gives it, and the facts about drawn pictures.

const exported = window.labelkitExport ?? null;
let model = null;
// Facts of pictures as the manifest has them, by label and index of the variant.
let facts = Object.create(null);
// The page's own count of the changes of a label. A picture of an older count is drawn again.
const revisions = new Map();
const labelsByID = new Map();
const modelListeners = [];
const factListeners = [];
const changeListeners = [];
const onModel = listener => modelListeners.push(listener);
const onFacts = listener => factListeners.push(listener);
const onChanged = listener => changeListeners.push(listener);

// An answer of the server that is not success: its status, and the message and code that it gave.
class Refusal extends Error {
  constructor(status, body) {
    super(body?.error?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.body = body;
    this.code = body?.error?.code ?? '';
    this.place = body?.error?.location ?? null;
  }
}

// Sends a request and reads its JSON. Throws a `Refusal`, or a `TypeError` when the server cannot be reached.
async function ask(path, { method = 'GET', body, signal } = {}) {
  const answer = await fetch(path, {
    method, signal, cache: 'no-store',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  let json = null;
  try { json = text ? JSON.parse(text) : null; } catch { /* The status says enough. */ }
  if (!answer.ok) throw new Refusal(answer.status, json);
  return json;
}

// Whether labels can be edited: previews are Swift code, and an export has no server.
const canEdit = () => !exported && model?.mode !== 'preview';

function adopt(state) {
  model = state;
  labelsByID.clear();
  state.labels.forEach((label, index) => { label.order = index; labelsByID.set(label.id, label); });
  for (const id of Object.keys(facts)) if (!labelsByID.has(id)) delete facts[id];
  for (const listener of modelListeners) listener();
}

function adoptFacts(news) {
  for (const [label, byVariant] of Object.entries(news)) facts[label] = { ...facts[label], ...withErrors(byVariant) };
  tellFacts();
}
const tellFacts = afterFrame(() => { for (const listener of factListeners) listener(); });

// Facts by variant, each with the diagnostic that is its error in place of the code.
function withErrors(byVariant) {
  for (const fact of Object.values(byVariant)) {
    if (typeof fact.error !== 'string') continue;
    fact.error = fact.diagnostics?.find(diagnostic => diagnostic.severity === 'error') ?? { code: fact.error, message: 'This label cannot be drawn.' };
  }
  return byVariant;
}

// What drawing found in a label as the manifest has it, beyond the label's own diagnostics; each once.
function drawingDiagnostics(label) {
  const found = [];
  const isKnown = diagnostic => [...label.diagnostics, ...found].some(known => known.message === diagnostic.message
    || (known.severity === 'error' && diagnostic.severity === 'error' && known.code === diagnostic.code));
  for (const key of label.variants) {
    const { diagnostics = [], error } = facts[label.id]?.[key] ?? {};
    const all = error && !diagnostics.includes(error) ? [...diagnostics, { severity: 'error', ...error }] : diagnostics;
    for (const diagnostic of all) {
      if (isKnown(diagnostic)) continue;
      // The picture stays when the label moves in its file, so its diagnostics are counted from the label's place.
      const { lineOffset = 0, columnOffset = 0, line = label.line + lineOffset, column = label.column + columnOffset } = diagnostic;
      found.push({ ...diagnostic, line, column });
    }
  }
  return found;
}

// Why a label as the manifest has it cannot be drawn, as its diagnostics say; null if they do not say.
function knownError(id, variant) {
  if (!facts[id]?.[variant]?.error) return null;
  return labelsByID.get(id)?.diagnostics.find(diagnostic => diagnostic.severity === 'error') ?? null;
}

// The facts of one label, merged: what is true of any of its variants.
function summary(label) {
  const byVariant = facts[label.id] ?? {};
  const result = { failing: label.diagnostics.some(d => d.severity === 'error'), warnings: label.diagnostics.some(d => d.severity === 'warning') };
  for (const key of label.variants) {
    const fact = byVariant[key];
    if (!fact) continue;
    if (fact.error || fact.failing) result.failing = true;
    if (fact.warnings > 0) result.warnings = true;
    for (const name of ['truncated', 'shrunk', 'missingGlyphs', 'changed', 'unaccepted']) if (fact[name]) result[name] = true;
  }
  return result;
}

function markChanged(ids) {
  for (const id of ids) revisions.set(id, (revisions.get(id) ?? 0) + 1);
  for (const listener of changeListeners) listener(ids);
}

let isLoadingState = false;
let mustLoadAgain = false;

// Loads the state; calls while it loads lead to one more load.
async function loadState() {
  if (isLoadingState) { mustLoadAgain = true; return; }
  isLoadingState = true;
  try {
    do {
      mustLoadAgain = false;
      adopt(await ask('api/state'));
    } while (mustLoadAgain);
  } finally { isLoadingState = false; }
}
const reloadState = debounced(60, () => loadState().catch(lost));

async function loadFacts() {
  const answer = await ask('api/facts');
  adoptFacts(answer.facts ?? {});
}

// Fills the page for the first time.
async function start() {
  if (exported) {
    setConnection('static');
    document.body.classList.add('static');
    facts = Object.assign(Object.create(null), exported.facts?.facts ?? exported.facts);
    for (const byVariant of Object.values(facts)) withErrors(byVariant);
    adopt(exported.state);
    prepareScrolling();
    return;
  }
  try {
    await loadState();
    // What is visible comes first.
    afterPictures(() => {
      prepareScrolling();
      loadFacts().catch(() => {});
    });
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) {
      document.body.classList.add('refused');
      find('banner').hidden = false;
      find('banner').textContent = 'This page needs the token in its address. Open the address that `labelkit live` printed.';
      return;
    }
    lost();
    setTimeout(start, 1500);
    return;
  }
  listen();
}
