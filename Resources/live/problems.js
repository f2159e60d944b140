// SPDX-License-Identifier: MIT
'use strict';

// The list of all diagnostics, beside the matrix.

// Every diagnostic of the manifests, of the labels and of drawing them; those with the same words are one entry.
function allProblems() {
  const result = [];
  for (const manifest of model.manifests ?? []) {
    for (const diagnostic of manifest.diagnostics ?? []) result.push({ ...diagnostic, manifest: manifest.index ?? 0, id: '' });
  }
  const known = new Set(result.map(problemKey));
  for (const label of model.labels) {
    for (const diagnostic of [...label.diagnostics, ...drawingDiagnostics(label)]) {
      const entry = { ...diagnostic, manifest: label.manifest, id: label.id };
      if (known.has(problemKey(entry))) continue;
      known.add(problemKey(entry));
      result.push(entry);
    }
  }
  return result.sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
}
const problemKey = entry => [entry.severity, entry.code, entry.message, entry.line, entry.manifest].join('\n');

const problemListLimit = 500;

function showProblems() {
  if (!model) return;
  const problems = allProblems();
  const errors = problems.filter(problem => problem.severity === 'error').length;
  const button = find('problemsButton');
  button.replaceChildren(make('span', { text: 'Diagnostics' }), make('b', { text: String(problems.length) }));
  button.classList.toggle('error', errors > 0);
  button.setAttribute('aria-label', `Diagnostics: ${plural(errors, 'error')} of ${problems.length}`);
  const panel = find('problems');
  if (panel.hidden) return;
  const close = make('button', { type: 'button', class: 'icon', 'aria-label': 'Close the diagnostics', onclick: () => setProblems(false) }, icon(icons.close));
  panel.replaceChildren(
    make('header', {}, make('h2', { text: 'Diagnostics' }), close),
    problems.length === 0 ? make('p', { class: 'calm', text: 'No errors and no warnings.' })
      : make('ul', {}, ...problems.slice(0, problemListLimit).map(problemItem)),
    problems.length > problemListLimit ? make('p', { class: 'calm', text: `${problems.length - problemListLimit} more are not listed.` }) : '');
}
const showProblemsSoon = framed(showProblems);

function problemItem(problem) {
  return make('li', { class: 'diagnostic ' + problem.severity },
    icon(icons[problem.severity] ?? icons.note),
    make('div', {},
      make('p', {}, make('span', { text: problem.message })),
      problem.fix ? make('p', { class: 'fix', text: typeof problem.fix === 'string' ? problem.fix : problem.fix.message ?? '' }) : null,
      make('p', { class: 'where' },
        problem.id ? make('button', { type: 'button', class: 'link', text: problem.id, 'aria-label': `Show ${problem.id}`, onclick: () => openLabel(problem.id, '') }) : null,
        problem.line ? lineLink(problem.manifest, problem.line, problem.column) : null,
        problem.code ? make('code', { text: problem.code }) : null)));
}

function setProblems(isOpen) {
  find('problems').hidden = !isOpen;
  find('problemsButton').setAttribute('aria-expanded', String(isOpen));
  showProblems();
  if (!isOpen) find('problemsButton').focus();
  refreshSoon();
}
