// SPDX-License-Identifier: MIT
//
// The script of the controls. What is chosen stays in the address, so that a link shows the same.

const find = id => document.getElementById(id);
const cards = [...document.querySelectorAll('article')];
const figures = [...document.querySelectorAll('figure')];
const choices = ['scheme', 'locale', 'scale', 'zoom', 'canvas'].map(find).filter(Boolean);
const images = [...document.querySelectorAll('figure img')].map(image => ({
  image, src: image.getAttribute('src'), srcset: image.getAttribute('srcset'), width: image.width, height: image.height,
}));

function showMatches() {
  const words = find('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const hasFigure = [...card.querySelectorAll('figure')].some(figure => !figure.hidden);
    card.hidden = !hasFigure || !words.every(word => card.dataset.words.includes(word));
    if (!card.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('article:not([hidden])');
  find('none').hidden = shown > 0;
}

function apply() {
  const value = id => find(id)?.value ?? '';
  for (const figure of figures) {
    const isOther = value('scheme') && !figure.classList.contains(value('scheme'));
    figure.hidden = isOther || (find('locale') && value('locale') !== '*' && figure.dataset.locale !== value('locale'));
  }
  const zoom = Number(value('zoom'));
  document.body.classList.toggle('zoomed', zoom > 1);
  document.body.classList.toggle('checks', value('canvas') === 'checks');
  for (const { image, src, srcset, width, height } of images) {
    const source = srcset.split(', ').map(part => part.split(' ')).find(part => part[1] === value('scale'));
    const wanted = source ? source[0] : src;
    if (source) image.removeAttribute('srcset');
    if (image.getAttribute('src') !== wanted) image.src = wanted;
    if (!source && !image.hasAttribute('srcset')) image.setAttribute('srcset', srcset);
    image.width = width * zoom;
    image.height = height * zoom;
  }
  showMatches();
}

function keepInAddress() {
  const address = new URL(location);
  for (const choice of choices) {
    if (choice.selectedIndex > 0) address.searchParams.set(choice.id, choice.value); else address.searchParams.delete(choice.id);
  }
  const words = find('search').value;
  if (words) address.searchParams.set('search', words); else address.searchParams.delete('search');
  try { history.replaceState(null, '', address); } catch {}
}

const chosen = new URL(location).searchParams;
for (const choice of choices) {
  const value = chosen.get(choice.id);
  if (value !== null && [...choice.options].some(option => option.value === value)) choice.value = value;
  choice.addEventListener('change', () => { apply(); keepInAddress(); });
}
find('search').value = chosen.get('search') ?? '';
find('search').addEventListener('input', () => { showMatches(); keepInAddress(); });
addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== find('search')) { event.preventDefault(); find('search').focus(); }
});
document.body.addEventListener('click', event => {
  const button = event.target.closest('button[data-copy]');
  if (!button) return;
  const name = button.textContent;
  const done = text => { button.textContent = text; setTimeout(() => { button.textContent = name; }, 1200); };
  navigator.clipboard?.writeText(button.dataset.copy).then(() => done('Copied'), () => done('Not allowed'));
});
apply();
