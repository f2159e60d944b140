// SPDX-License-Identifier: MIT
'use strict';

// Makes elements. Text from manifests only ever becomes `textContent` or an attribute, so nothing in a manifest is read as markup.

const find = id => document.getElementById(id);

// An element with attributes; a key that begins with "on" is a listener, `text` is the text, and null leaves an attribute out.
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'text') element.textContent = value;
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

// An element of SVG with attributes.
function drawn(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// An icon of 16 points, from the outline of its lines.
function icon(path) {
  return drawn('svg', { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true', class: 'glyph' }, drawn('path', { d: path }));
}

const icons = {
  back: 'M10 3.5 5.5 8l4.5 4.5',
  up: 'M3.5 10 8 5.5l4.5 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  close: 'M4 4l8 8M12 4l-8 8',
  light: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1.5v1.2M8 13.3v1.2M1.5 8h1.2M13.3 8h1.2M3.4 3.4l.85.85M11.75 11.75l.85.85M3.4 12.6l.85-.85M11.75 4.25l.85-.85',
  dark: 'M13 9.6A5.4 5.4 0 0 1 6.4 3a5.4 5.4 0 1 0 6.6 6.6Z',
  auto: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM8 2.5v11M10 4v8M12 5.2v5.6',
  error: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2ZM8 5v3.6M8 10.8v.2',
  warning: 'M8 2.6 14 13H2L8 2.6ZM8 6.4v3M8 11.2v.2',
  note: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2ZM8 7.2V11M8 5v.2',
};

let toastTimer = 0;

// Shows a short message at the foot of the page, which screen readers say aloud.
function toast(message) {
  const element = find('toast');
  element.textContent = message;
  element.classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => element.classList.remove('shown'), 2400);
}

// The function, called once after the calls have stopped for some milliseconds.
function debounced(milliseconds, work) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...values), milliseconds);
  };
}

// The function, called at most once per frame.
function framed(work) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; work(); });
  };
}

// The function, called once after the next frame, so that the frame need not wait for it.
function afterFrame(work) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(() => { isWaiting = false; work(); }));
  };
}

const plural = (count, one, many = one + 's') => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const clamped = (value, low, high) => Math.min(high, Math.max(low, value));
// A number of points without needless digits.
const points = value => String(Math.round(value * 100) / 100);

// What only this browser remembers, such as the theme. Pages from a folder may not be allowed to store anything.
const memory = {
  get(key) { try { return localStorage.getItem('labelkit.' + key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem('labelkit.' + key, value); } catch { /* The choice lasts as long as the page. */ } },
};
