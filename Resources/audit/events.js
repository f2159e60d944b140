// SPDX-License-Identifier: MIT
//
// The keys and the start of the page. What is chosen stays in the address, so that a link shows the same.

function change() {
  draw();
  const address = new URL(location);
  for (const [name, value] of Object.entries(state)) if (value) address.searchParams.set(name, value); else address.searchParams.delete(name);
  try { history.replaceState(null, '', address); } catch { /* a page without an address */ }
}

function follow() {
  const chosen = new URL(location).searchParams;
  const known = {
    state: choices(), cause: [...find('cause').options].map(o => o.value), language: [...find('language').options].map(o => o.value),
  };
  for (const name of Object.keys(state)) {
    const value = chosen.get(name);
    if (value !== null && (known[name]?.includes(value) ?? true)) state[name] = value;
  }
  find('search').value = state.search;
}

// Shows the finding that the address names, whatever the filters are.
function followFragment() {
  const finding = findings.find(f => f.card.id === location.hash.slice(1));
  if (!finding) return;
  if (!isShown(finding)) { Object.assign(state, { state: 'all', cause: '', language: '', search: '' }); find('search').value = ''; draw(); }
  finding.card.focus();
}

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
}

// The next of some values, and the first after the last.
const next = (values, value) => values[(values.indexOf(value) + 1) % values.length];

function step(difference) {
  const cards = [...document.querySelectorAll('article')].filter(card => card.offsetParent);
  const index = cards.indexOf(document.activeElement);
  (cards[index < 0 ? (difference > 0 ? 0 : cards.length - 1) : index + difference] ?? cards[index])?.focus();
}

const turn = id => { state[id] = next([...find(id).options].map(o => o.value), state[id]); change(); };
const keys = {
  j: () => step(1), k: () => step(-1), t: turnTheme, c: () => turn('cause'), l: () => turn('language'), '/': () => find('search').focus(),
  f: () => { state.state = next(choices(), state.state); change(); }, '?': () => { find('help').hidden = !find('help').hidden; },
};

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === 'SELECT') return;
  if (event.target.id === 'search') { if (event.key === 'Escape' || event.key === 'Enter') event.target.blur(); return; }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
for (const id of ['cause', 'language']) find(id).onchange = event => { state[id] = event.target.value; change(); };
find('search').oninput = event => { state.search = event.target.value.toLowerCase(); change(); };
find('theme').onclick = turnTheme;
addEventListener('hashchange', followFragment);
build();
follow();
draw();
followFragment();
