// SPDX-License-Identifier: MIT
'use strict';

// Copies a label in four forms, and makes the links that open a line in an editor.

async function copyText(text, what) {
  if (!text) { toast(`There is no ${what} for this label.`); return; }
  try {
    await navigator.clipboard.writeText(text);
    toast(`Copied the ${what}.`);
  } catch {
    toast(copyWithSelection(text) ? `Copied the ${what}.` : 'The browser does not allow copying here.');
  }
}

// Pages from a folder have no clipboard; a selected field can still be copied.
function copyWithSelection(text) {
  const field = make('textarea', { 'aria-hidden': 'true', class: 'offscreen' });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

async function copyPicture(id, variant) {
  const picture = knownPicture(id, variant);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blobOf(picture) })]);
    toast('Copied the PNG.');
  } catch {
    toast('The browser does not allow copying a picture here.');
  }
}

const copyForms = [
  { key: 'png', name: 'PNG', run: (label, variant) => copyPicture(label.id, variant) },
  { key: 'cli', name: 'Command', run: label => copyText(label.cli, 'command') },
  { key: 'swift', name: 'Swift', has: label => Boolean(label.swift), run: label => copyText(label.swift, 'Swift code') },
  { key: 'yaml', name: 'Record', has: label => Boolean(label.yaml || label.record), run: label => copyText(label.yaml || JSON.stringify(label.record, null, 2), 'manifest record') },
];

// The address that opens a line of a manifest in an editor, or null. Schemes that run or hold a document are refused.
function editorAddress(manifestIndex, line, column = 1) {
  const manifest = model.manifests[manifestIndex ?? 0];
  const template = model.editor;
  if (!template || !manifest?.absolutePath || exported) return null;
  const path = manifest.absolutePath.split('/').map(encodeURIComponent).join('/');
  const address = template.replaceAll('{path}', path).replaceAll('{line}', String(line ?? 1)).replaceAll('{column}', String(column ?? 1));
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1].toLowerCase();
  return scheme && !['javascript', 'data', 'vbscript', 'blob', 'filesystem'].includes(scheme) ? address.trim() : null;
}

// A link to a line of a manifest: opens the editor, or is plain text in an export.
function lineLink(manifestIndex, line, column, text) {
  const manifest = model.manifests[manifestIndex ?? 0];
  // The previews of a provider have no line.
  if (!line) return make('span', { class: 'line' });
  const words = text ?? `${manifest?.path ?? 'manifest'}:${line}`;
  const address = editorAddress(manifestIndex, line, column);
  return address
    ? make('a', { class: 'line', href: address, text: words, 'aria-label': `Open ${manifest.path} line ${line} in the editor` })
    : make('span', { class: 'line', text: words });
}
