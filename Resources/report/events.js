// SPDX-License-Identifier: MIT
//
// The keys and the start of the page.

const keys = {
  a: () => decideSelected(true), u: () => decideSelected(false), A: () => decideGroup(true), U: () => decideGroup(false),
  '?': () => { find('help').hidden = !find('help').hidden; },
  j: () => state.selected++, k: () => state.selected--, ArrowDown: () => state.selected++, ArrowUp: () => state.selected--,
  z: () => { state.zoom = !state.zoom; }, g: () => { state.other = !state.other; }, t: turnTheme,
  '+': () => resize(1), '-': () => resize(-1), '0': () => { state.scale = 0; state.zoom = false; },
  f: () => { const all = choices(); state.status = all[(all.indexOf(state.status) + 1) % all.length]; state.selected = 0; },
  ArrowLeft: () => { find('slider').value = Number(find('slider').value) - 5; },
  ArrowRight: () => { find('slider').value = Number(find('slider').value) + 5; },
  '/': () => find('search').focus(),
};
modes.forEach((_, index) => { keys[index + 1] = () => { state.mode = index; }; });

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.id === 'search') { if (event.key === 'Escape' || event.key === 'Enter') event.target.blur(); return; }
  if (event.target.id === 'slider' && event.key.startsWith('Arrow')) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
  draw();
});
find('copy').onclick = copyCommand;
find('search').oninput = event => { state.search = event.target.value.toLowerCase(); state.selected = 0; draw(); };
find('slider').oninput = draw;
find('theme').onclick = turnTheme;
addEventListener('hashchange', () => { follow(); draw(); });
addEventListener('resize', draw);
setInterval(() => {
  blink = 1 - blink;
  for (const layer of document.querySelectorAll('.on')) layer.style.opacity = blink;
  for (const layer of document.querySelectorAll('.off')) layer.style.opacity = 1 - blink;
}, 500);
// What is written at once is decided at the top, where it stays in sight.
if (isServed) document.querySelector('header').append(find('decisions'));
follow();
draw();
if (isServed) loadAccepted();
