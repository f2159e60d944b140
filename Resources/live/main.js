// SPDX-License-Identifier: MIT
'use strict';

// Joins the parts of the page and starts it.

showTheme();
find('themeButton').addEventListener('click', nextTheme);
find('helpButton').addEventListener('click', showHelp);
find('problemsButton').addEventListener('click', () => setProblems(find('problems').hidden));
find('togglesButton').addEventListener('click', () => {
  const isOpen = document.body.classList.toggle('showsToggles');
  find('togglesButton').setAttribute('aria-expanded', String(isOpen));
  refreshSoon();
});
const search = debounced(60, () => change({ q: find('search').value }));
find('search').addEventListener('input', search);
find('matrix').addEventListener('scroll', framed(() => showRows()), { passive: true });
find('matrix').addEventListener('click', event => {
  const cell = event.target.closest?.('.cell');
  if (!cell || !cell.dataset.variant) return;
  const entry = [...rowElements].find(([, each]) => each.element.contains(cell));
  if (!entry) return;
  cursor.id = entry[0];
  cursor.column = Number(cell.dataset.column);
  openLabel(entry[0].slice(2), cell.dataset.variant);
});
// Focus that arrives by Tab moves the cursor.
find('matrix').addEventListener('focusin', event => {
  const cell = event.target.closest?.('[data-column]');
  const entry = cell && [...rowElements].find(([, each]) => each.element.contains(cell));
  if (!entry || (cursor.id === entry[0] && cursor.column === Number(cell.dataset.column))) return;
  const before = rowElements.get(cursor.id);
  const beforeID = cursor.id;
  cursor.id = entry[0];
  cursor.column = Number(cell.dataset.column);
  if (before) markCursor(before.element, beforeID);
  markCursor(entry[1].element, entry[0]);
});
new ResizeObserver(refreshSoon).observe(find('matrix'));
addEventListener('resize', framed(drawStage));
document.querySelector('.skip').addEventListener('click', event => { event.preventDefault(); enterMatrix(); });

onModel(() => {
  const paths = (model.manifests ?? []).map(manifest => manifest.path);
  find('name').textContent = model.name ? model.name : paths.length === 0 ? 'LabelKit' : paths.length === 1 ? paths[0] : `${paths[0]} and ${paths.length - 1} more`;
  find('name').title = paths.join('\n');
  document.body.classList.add('ready');
  const axes = JSON.stringify(model.axes);
  if (find('toggles').dataset.axes !== axes) { find('toggles').dataset.axes = axes; buildToolbar(); }
  showBanner();
  showFilters();
  refreshMatrix();
  showProblemsSoon();
  showDetail();
  if (draft) followDisk();
});
onFacts(() => {
  showFilters();
  refreshSoon();
  showProblemsSoon();
  showOwnProblems();
});
onChanged(ids => {
  if (!find('overview').hidden) renewRows(ids);
  if (settings.label) showDetail();
});
onSettings((now, before) => {
  if (!model) return;
  showToolbar();
  showFilters();
  if (now.label === '' || before.label === '') refreshSoon();
  if (now.label !== '' || before.label !== '') showDetail();
});
start();
