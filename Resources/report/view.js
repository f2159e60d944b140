// SPDX-License-Identifier: MIT
//
// The snapshots of the report: plain functions over `items`, and `draw`, which updates the whole page.

'use strict';
const find = id => document.getElementById(id);
const statuses = ['changed', 'new', 'deleted', 'broken', 'recorded', 'passed'];
const modes = ['side by side', 'slider', 'onion skin', 'difference', 'blink'];
// A scale of 0 fits the images into the page.
// A snapshot is shown on the background of its own appearance, or on the other one.
const state = { status: items.some(i => i.status !== 'passed') ? 'not passed' : 'all', search: '', selected: 0, mode: 0, scale: 0, zoom: false, other: false };
let blink = 0;
let listed = '';

function make(tag, text, attributes = {}) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const choices = () => ['all', 'not passed', ...statuses.filter(s => items.some(i => i.status === s))];
const fits = (item, status) => status === 'all' || item.status === status || status === 'not passed' && item.status !== 'passed';
const shown = () => items.filter(i => fits(i, state.status) && i.name.toLowerCase().includes(state.search))
  .sort((a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status));

function buttons(id, names, isPressed, choose) {
  find(id).replaceChildren(...names.map((name, index) => {
    const button = make('button', name.label ?? name, { id: id + index, 'aria-pressed': isPressed(name, index) });
    button.onclick = () => { choose(name, index); draw(); };
    return button;
  }));
}

// The address of a snapshot in this file.
const fragment = name => '#' + encodeURIComponent(name).replaceAll('%2F', '/');

// Selects the snapshot that the address names, and shows all if the filters leave it out.
function follow() {
  let name = '';
  try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
  if (!items.some(i => i.name === name)) return;
  if (!shown().some(i => i.name === name)) { state.status = 'all'; state.search = ''; find('search').value = ''; }
  state.selected = shown().findIndex(i => i.name === name);
}

// The size of a PNG file in pixels, from its header.
function pixels(source) {
  const head = atob(source.slice(source.indexOf(',') + 1, source.indexOf(',') + 45));
  const number = at => [0, 1, 2, 3].reduce((sum, i) => sum * 256 + head.charCodeAt(at + i), 0);
  return [number(16), number(20)];
}

// The size of the area that an item's images are in, in pixels.
function extent(item) {
  if (item.canvas) return item.canvas.slice(2);
  const sizes = [item.accepted, item.actual].filter(Boolean).map(pixels);
  return [Math.max(1, ...sizes.map(s => s[0])), Math.max(1, ...sizes.map(s => s[1]))];
}

// How large an item is drawn if `count` images are shown, and the room for each of them. They are side by side, or one below the other
// if that makes them larger, as with long titles.
function measure(item, count) {
  const width = find('stage').clientWidth - 8;
  const [w, h] = extent(item);
  const choices = (width >= 560 && count > 1 ? [count, 1] : [1]).map(columns => {
    const room = [(width - 16 * (columns - 1)) / columns - 2, Math.max(100, innerHeight * (columns === count ? 0.5 : 0.24))];
    return { room, fit: Math.min(2, room[0] / w, room[1] / h) };
  });
  const { room, fit } = choices.find(choice => choice.fit >= 1) ?? choices.reduce((best, next) => next.fit > best.fit ? next : best);
  const natural = fit >= 1 ? Math.floor(fit) : fit;
  let scale = state.scale || natural;
  if (state.zoom && item.box) {
    const closest = Math.min(room[0] / (item.box[2] + 6), room[1] / (item.box[3] + 6));
    scale = Math.max(natural, Math.min(24, closest >= 1 ? Math.floor(closest) : closest));
  }
  return { scale, room };
}

// An image at its position on the canvas. `at` is missing where there is only one image.
function image(source, scale, at) {
  const img = make('img', undefined, { src: source, alt: '' });
  const [w, h] = pixels(source);
  img.style.cssText = `width:${w * scale}px;height:${h * scale}px` + (at ? `;position:absolute;left:${at[0] * scale}px;top:${at[1] * scale}px` : '');
  if (scale < 1) img.classList.add('small');
  return img;
}

function canvas(item, scale) {
  const canvas = make('div', undefined, { class: 'canvas' });
  const [w, h] = extent(item);
  canvas.style.cssText = `width:${w * scale}px;height:${h * scale}px`;
  return canvas;
}

// A part of the page in which an image can be scrolled. All of them scroll together.
function view(content, room) {
  const view = make('div', undefined, { class: 'view', tabindex: 0 });
  view.style.cssText = `max-width:${room[0] + 2}px;max-height:${room[1] + 2}px`;
  view.append(content);
  view.onscroll = () => {
    for (const other of document.querySelectorAll('.view')) {
      if (other === view) continue;
      if (other.scrollLeft !== view.scrollLeft) other.scrollLeft = view.scrollLeft;
      if (other.scrollTop !== view.scrollTop) other.scrollTop = view.scrollTop;
    }
  };
  return view;
}

function figure(title, source, at, item, { scale, room }) {
  const figure = make('figure');
  const area = canvas(item, scale);
  area.append(image(source, scale, at));
  // A frame around the whole image says nothing.
  if (item.box && (item.box[2] < extent(item)[0] || item.box[3] < extent(item)[1])) area.append(mark(item.box, scale));
  figure.append(view(area, room), make('figcaption', title));
  return figure;
}

function mark([x, y, width, height], scale) {
  const mark = make('div', undefined, { class: 'mark' });
  const [left, top] = [Math.max(0, x * scale - 3), Math.max(0, y * scale - 3)];
  mark.style.cssText = `left:${left}px;top:${top}px;width:${(x + width) * scale + 3 - left}px;height:${(y + height) * scale + 3 - top}px`;
  return mark;
}

// The accepted image below the new one, each on a layer as large as the canvas.
function overlay(item, { scale, room }, change) {
  const stack = canvas(item, scale);
  const [below, above] = [[item.accepted, item.acceptedAt], [item.actual, item.actualAt]].map(([source, at]) => {
    const layer = make('div', undefined, { class: 'layer' });
    layer.append(image(source, scale, at));
    return layer;
  });
  stack.append(below, above);
  change(below, above, stack);
  return view(stack, room);
}

// An edge between the images that follows the pointer and the slider.
function slide(below, above, stack) {
  const edge = make('div', undefined, { class: 'edge' });
  const place = () => {
    const share = Number(find('slider').value);
    below.style.clipPath = `inset(0 ${100 - share}% 0 0)`;
    above.style.clipPath = `inset(0 0 0 ${share}%)`;
    edge.style.left = share + '%';
  };
  const follow = event => {
    const area = stack.getBoundingClientRect();
    find('slider').value = Math.max(0, Math.min(100, (event.clientX - area.left) / area.width * 100));
    place();
  };
  stack.classList.add('draggable');
  stack.onpointerdown = event => {
    event.preventDefault();
    try { stack.setPointerCapture(event.pointerId); } catch { /* a pointer of a test */ }
    stack.onpointermove = follow;
    follow(event);
  };
  stack.onpointerup = stack.onpointercancel = () => { stack.onpointermove = null; };
  stack.append(edge);
  stack.place = place;
  place();
}

// Two texts, with the lines marked that the other one does not have.
function texts(item) {
  const sides = [['accepted', item.acceptedText, item.actualText], ['new', item.actualText, item.acceptedText]].filter(([, text]) => text);
  return sides.map(([title, text, other]) => {
    const lines = new Set((other ?? text).split('\n'));
    const pre = make('pre');
    pre.append(...text.split('\n').map(line => make(lines.has(line) ? 'span' : 'mark', line + '\n')));
    const figure = make('figure', undefined, { class: 'text' });
    figure.append(pre, make('figcaption', title));
    return figure;
  });
}

function stage(item) {
  const figures = [['accepted', item.accepted, item.acceptedAt], ['new', item.actual, item.actualAt],
    ['difference', item.difference, item.canvas]].filter(([, source]) => source);
  const both = item.accepted && item.actual;
  const mode = both ? modes[state.mode] : 'side by side';
  const place = measure(item, mode === 'side by side' ? Math.max(1, figures.length) : 1);
  const opacity = Number(find('slider').value) / 100;
  let parts;
  if (mode === 'slider') parts = [overlay(item, place, slide)];
  else if (mode === 'onion skin') parts = [overlay(item, place, (below, above) => { above.style.opacity = opacity; })];
  else if (mode === 'blink') parts = [overlay(item, place, (below, above) => { below.classList.add('off'); above.classList.add('on'); })];
  else if (mode === 'difference' && item.difference) parts = [figure('difference', item.difference, item.canvas, item, place)];
  else parts = figures.map(([title, source, at]) => figure(title, source, at, item, place));
  if (!parts.length) parts = texts(item);
  find('stage').replaceChildren(...(parts.length ? parts : [make('p', 'no image')]));
  if (state.zoom && item.box) {
    for (const view of document.querySelectorAll('.view')) {
      view.scrollTo((item.box[0] + item.box[2] / 2) * place.scale - view.clientWidth / 2, (item.box[1] + item.box[3] / 2) * place.scale - view.clientHeight / 2);
    }
  }
  find('stage').classList.toggle('dark', Boolean(item.dark) !== state.other);
  find('stage').dataset.scale = place.scale;
  find('sliderLabel').hidden = !['slider', 'onion skin'].includes(mode);
  find('sliderName').textContent = mode === 'slider' ? 'Edge (drag it in the image)' : 'Opacity of the new image';
}

// The rows with their thumbnails are made again only if others are shown.
function drawList(list) {
  const key = state.status + '\n' + state.search;
  if (key !== listed) {
    listed = key;
    find('list').replaceChildren(...list.map((item, index) => {
      const row = make('li', undefined, { role: 'option', id: 'row' + index });
      const source = item.actual ?? item.accepted;
      const thumbnail = make('span', undefined, { class: item.dark ? 'thumbnail dark' : 'thumbnail' });
      if (source) thumbnail.append(make('img', undefined, { src: source, alt: '', loading: 'lazy', class: 'small' }));
      row.append(thumbnail, make('span', item.name, { class: 'title' }), make('span', '', { class: 'accepted' }),
        make('small', item.status, { class: item.status }));
      row.onclick = () => { state.selected = index; draw(); };
      return row;
    }));
  }
  for (const [index, row] of [...find('list').children].entries()) row.setAttribute('aria-selected', index === state.selected);
  drawMarks(list);
  find('list').setAttribute('aria-activedescendant', list.length ? 'row' + state.selected : '');
  document.getElementById('row' + state.selected)?.scrollIntoView({ block: 'nearest' });
}

function draw() {
  // The buttons are replaced, so the keyboard focus is restored afterwards.
  const focused = document.activeElement?.id;
  const list = shown();
  state.selected = Math.max(0, Math.min(state.selected, list.length - 1));
  const count = status => items.filter(i => fits(i, status)).length;
  buttons('filters', choices().map(status => ({ status, label: `${status} ${count(status)}` })), n => n.status === state.status,
    n => { state.status = n.status; state.selected = 0; });
  drawList(list);
  buttons('modes', modes.map((label, index) => ({ label: `${index + 1} ${label}` })), (n, index) => index === state.mode,
    (n, index) => { state.mode = index; });
  for (const [name, label] of [['zoom', 'z zoom to the change'], ['other', 'g other background']]) {
    const button = make('button', label, { id: name, 'aria-pressed': state[name] });
    button.onclick = () => { state[name] = !state[name]; draw(); };
    find('modes').append(button);
  }
  const item = list[state.selected];
  const link = make('a', item ? item.name : 'Nothing here', item ? { href: fragment(item.name) } : {});
  find('name').replaceChildren(link, ...(item?.place ? [make('small', item.place)] : []));
  if (item && location.hash !== fragment(item.name)) history.replaceState(null, '', fragment(item.name));
  find('text').textContent = item ? item.text : '';
  find('text').hidden = !item || !item.text;
  drawDecisions(item);
  if (item) stage(item); else find('stage').replaceChildren();
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
}

function turnTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
}

// Steps from the scale that is shown; `difference` is 1 or -1.
function resize(difference) {
  const scale = Number(find('stage').dataset.scale) || 1;
  state.scale = Math.max(1, Math.min(16, difference > 0 ? Math.floor(scale) + 1 : Math.ceil(scale) - 1));
  state.zoom = false;
}
