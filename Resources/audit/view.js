// SPDX-License-Identifier: MIT
//
// The findings of the page: plain functions over `findings`, and `draw`, which shows those that the filters leave.

'use strict';
const find = id => document.getElementById(id);
const states = ['new', 'accepted', 'note'];
// `-` is for findings that have nothing to do with the language.
const state = { state: findings.some(f => f.state === 'new') ? 'new' : 'all', cause: '', language: '', search: '' };

function make(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const fits = (finding, name = state.state) => name === 'all' || finding.state === name;
const isShown = finding => fits(finding) && (!state.cause || finding.code === state.cause)
  && (!state.language || (state.language === '-' ? !finding.locales.length : finding.locales.includes(state.language)))
  && state.search.split(/\s+/).every(word => finding.words.includes(word));

// A picture in a variant, as large as its label is in points.
function figure({ name, image, width, height, background, text }) {
  const figure = make('figure');
  const canvas = make('div', undefined, { class: 'canvas', style: `background:${background}` });
  canvas.append(make('img', undefined, { src: image, width, height, alt: text, loading: 'lazy' }));
  figure.append(canvas, make('figcaption', name));
  return figure;
}

function card(finding, number) {
  const card = make('article', undefined, { id: 'finding' + number, tabindex: 0 });
  const title = make('h3');
  title.append(make('a', finding.message, { href: '#finding' + number }), make('span', finding.state, { class: 'state ' + finding.state }));
  card.append(title);
  if (finding.place) card.append(make('p', finding.place, { class: 'place' }));
  if (finding.line) card.append(make('pre', finding.line));
  if (finding.variants) card.append(make('p', finding.variants, { class: 'variants' }));
  if (finding.help) card.append(make('p', finding.help));
  if (finding.pictures.length) {
    const pictures = make('div', undefined, { class: 'pictures' });
    pictures.append(...finding.pictures.map(figure));
    card.append(pictures);
  }
  return card;
}

// Makes all cards, in sections by cause.
function build() {
  for (const finding of findings) {
    finding.words = [finding.message, finding.label, finding.place, ...finding.pictures.map(p => p.text)].join(' ').toLowerCase();
  }
  for (const { code, title, text } of audit.causes) {
    const section = make('section', undefined, { 'aria-label': title });
    const heading = make('h2', title);
    heading.append(make('code', code));
    section.append(heading, make('p', text));
    findings.forEach((finding, number) => { if (finding.code === code) section.append(finding.card = card(finding, number)); });
    find('list').append(section);
  }
  options('cause', [['', 'All causes'], ...audit.causes.map(({ code, title }) => [code, `${title} ${findings.filter(f => f.code === code).length}`])]);
  const languages = [...new Set(findings.flatMap(f => f.locales))].sort();
  const others = findings.some(f => !f.locales.length) ? [['-', 'No language']] : [];
  options('language', [['', 'All languages'], ...languages.map(name => [name, name]), ...others]);
  find('summary').textContent = audit.summary;
}

function options(id, values) { find(id).replaceChildren(...values.map(([value, name]) => make('option', name, { value }))); }

const choices = () => ['all', ...states.filter(name => findings.some(f => f.state === name))];

function draw() {
  // The buttons are replaced, so the keyboard focus is restored afterwards.
  const focused = document.activeElement?.id;
  find('states').replaceChildren(...choices().map(name => {
    const button = make('button', `${name} ${findings.filter(f => fits(f, name)).length}`, { id: 'state-' + name, 'aria-pressed': state.state === name });
    button.onclick = () => { state.state = name; change(); };
    return button;
  }));
  for (const id of ['cause', 'language']) find(id).value = state[id];
  for (const finding of findings) finding.card.hidden = !isShown(finding);
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('article:not([hidden])');
  find('none').hidden = findings.some(isShown);
  if (focused?.startsWith('state-')) find(focused)?.focus();
}
