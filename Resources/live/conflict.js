// SPDX-License-Identifier: MIT
'use strict';

// What is shown when the file has changed on disk while it was edited here: both texts, and the choice between them.

// Asks for a change of nothing with the old state of the file: the refusal has the text of the file.
async function compareWithDisk() {
  try {
    await ask('api/edit', { method: 'POST', body: { manifest: draft.manifest, etag: draft.etag, id: settings.label, set: {}, write: false } });
    draft.isStale = false;
    showDraft();
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) showConflict(error.body); else toast(error.message);
  }
}

function showConflict(theirs) {
  if (!draft || typeof theirs?.text !== 'string') { toast('The file has changed on disk.'); return; }
  draft.isStale = true;
  const dialog = find('conflict');
  const [left, right] = differing(theirs.text.split('\n'), draft.text.split('\n'));
  const side = (title, marked) => make('section', {}, make('h3', { text: title }), make('pre', { tabindex: 0, 'aria-label': title }, ...marked.flatMap(({ text, isOther }) =>
    isOther ? [make(title === 'On disk' ? 'del' : 'ins', { text: text || ' ' }), '\n'] : [text + '\n'])));
  const finish = work => () => { dialog.close(); work(); showDraft(); };
  dialog.replaceChildren(
    make('header', {}, make('h2', { text: 'The file has changed on disk' })),
    make('p', { text: `${model.manifests[draft.manifest]?.path ?? 'The manifest'} was changed by another program since you began. Nothing has been overwritten.` }),
    make('div', { class: 'sides' }, side('On disk', left), side('Yours', right)),
    make('footer', {},
      make('button', { type: 'button', text: 'Keep editing', onclick: finish(() => {}) }),
      make('button', { type: 'button', text: 'Take the file', onclick: finish(() => takeTheirs(theirs)) }),
      make('button', { type: 'button', class: 'primary', text: 'Write mine', onclick: finish(() => writeMine(theirs)) })));
  if (!dialog.open) dialog.showModal();
  const texts = [...dialog.querySelectorAll('pre')];
  for (const text of texts) {
    const mark = text.querySelector('del, ins');
    if (mark) text.scrollTop = mark.offsetTop - text.clientHeight / 2;
  }
  // A text without a mark shows what the other text shows.
  for (const [text, other] of [texts, [...texts].reverse()]) if (!text.querySelector('del, ins')) text.scrollTop = other.scrollTop;
  dialog.querySelector('.primary').focus();
}

function takeTheirs(theirs) {
  Object.assign(draft, { etag: theirs.etag, base: theirs.text, text: theirs.text });
  discardDraft();
}

function writeMine(theirs) {
  Object.assign(draft, { etag: theirs.etag, base: theirs.text, isStale: false });
  saveDraft();
}

const compareLimit = 4_000_000;

// The lines of two texts, each marked when the other text has no such line there: the longest common subsequence between the equal ends.
function differing(a, b) {
  let start = 0, end = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const x = a.slice(start, a.length - end), y = b.slice(start, b.length - end);
  const isSame = [new Array(x.length).fill(false), new Array(y.length).fill(false)];
  if (x.length * y.length <= compareLimit) {
    const width = y.length + 1;
    const lengths = new Uint32Array((x.length + 1) * width);
    for (let i = x.length - 1; i >= 0; i--) {
      for (let j = y.length - 1; j >= 0; j--) {
        lengths[i * width + j] = x[i] === y[j] ? lengths[(i + 1) * width + j + 1] + 1 : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
      }
    }
    for (let i = 0, j = 0; i < x.length && j < y.length;) {
      if (x[i] === y[j]) { isSame[0][i++] = true; isSame[1][j++] = true; } else if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i++; else j++;
    }
  }
  const marked = (whole, same) => whole.map((text, index) => ({ text, isOther: index >= start && index < whole.length - end && !same[index - start] }));
  return [marked(a, isSame[0]), marked(b, isSame[1])];
}
