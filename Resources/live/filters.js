// SPDX-License-Identifier: MIT
'use strict';

// Which labels and which columns are shown.

const filterKinds = [
  { key: 'failing', name: 'Failing' },
  { key: 'warnings', name: 'Warnings' },
  { key: 'truncated', name: 'Truncated' },
  { key: 'shrunk', name: 'Shrunk' },
  { key: 'missingGlyphs', name: 'Missing glyphs' },
  { key: 'changed', name: 'Changed' },
  { key: 'unaccepted', name: 'Not accepted' },
];

// Whether every word of the search is in the id, the text or the alternative text.
function matchesSearch(label, words) {
  if (words.length === 0) return true;
  const text = `${label.id} ${label.title ?? ''} ${label.alt ?? ''}`.toLowerCase();
  return words.every(word => text.includes(word));
}

// Labels that pass search and filters; several filters show the labels that pass any of them.
function shownLabels() {
  const words = settings.q.toLowerCase().split(/\s+/).filter(Boolean);
  return model.labels.filter(label => {
    if (!matchesSearch(label, words)) return false;
    if (settings.only.length === 0) return true;
    const has = summary(label);
    return settings.only.some(key => has[key]);
  });
}

function filterCounts() {
  const counts = {};
  for (const label of model.labels) {
    const has = summary(label);
    for (const { key } of filterKinds) if (has[key]) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

// The name of a group in the address, where an empty name would be none.
const foldName = group => group || '/';

// Rows of the matrix: { group, count } or { label }, in the order of the manifest with each group in one piece.
function shownRows() {
  const groups = new Map();
  for (const label of shownLabels()) {
    const name = label.group ?? '';
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(label);
  }
  const rows = [];
  const isGrouped = groups.size > 1 || (groups.size === 1 && !groups.has(''));
  for (const [name, labels] of groups) {
    const isClosed = isGrouped && settings.closed.includes(foldName(name));
    if (isGrouped) rows.push({ group: name, labels, isClosed });
    if (!isClosed) for (const label of labels) rows.push({ label, group: name });
  }
  return rows;
}

// Columns of the matrix: { name, variants }. A toggle replaces an axis, so variants that only differ on it share a column.
function shownColumns() {
  const set = overrides();
  const columns = new Map();
  model.variants.forEach((variant, index) => {
    const values = { ...variant.values, ...set };
    const key = Object.keys(set).length === 0 ? String(index)
      : JSON.stringify(Object.keys(values).sort().map(name => [name, String(values[name])]));
    if (!columns.has(key)) columns.set(key, { name: Object.keys(set).length ? variantName(values) : variant.name, values, variants: [] });
    columns.get(key).variants.push(String(index));
  });
  return [...columns.values()];
}

function variantName(values) {
  const parts = [];
  if (values.locale) parts.push(values.locale);
  if (values.scale) parts.push(`@${values.scale}x`);
  for (const [key, value] of Object.entries(values)) {
    if (key === 'locale' || key === 'scale') continue;
    parts.push(key === 'typeSize' ? typeSizeName(value) : key === 'contrast' ? `${value} contrast` : String(value));
  }
  return parts.join(' ') || 'as written';
}

// The variant that a label has in a column, or null.
const variantIn = (label, column) => column.variants.find(index => label.variants.map(String).includes(index)) ?? null;

function typeSizeName(size) {
  const names = {
    xSmall: 'XS', small: 'S', medium: 'M', large: 'L', xLarge: 'XL', xxLarge: 'XXL', xxxLarge: 'XXXL',
    accessibility1: 'AX1', accessibility2: 'AX2', accessibility3: 'AX3', accessibility4: 'AX4', accessibility5: 'AX5',
  };
  return names[size] ?? String(size);
}
