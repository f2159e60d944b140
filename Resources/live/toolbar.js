// SPDX-License-Identifier: MIT
'use strict';

// Search, filters and toggles. Each control shows and changes one setting of the address.

const axisNames = {
  scale: { name: 'Scale', values: 'scales', title: value => `${value}×`, spoken: value => `${value} pixels per point` },
  appearance: { name: 'Appearance', values: 'appearances', title: value => ({ light: 'Light', dark: 'Dark' })[value] ?? value },
  contrast: { name: 'Contrast', values: 'contrasts', title: value => ({ standard: 'Standard', increased: 'Increased' })[value] ?? value },
  direction: { name: 'Direction', values: 'directions', title: value => value.toUpperCase(), spoken: value => ({ ltr: 'Left to right', rtl: 'Right to left' })[value] ?? value },
};
const canvasChoices = [['', 'Automatic'], ['white', 'White'], ['gray', 'Grey'], ['black', 'Black'], ['pink', 'Pink'], ['custom', 'Other…']];
const canvasColors = { white: '#ffffff', gray: '#8e8e93', black: '#000000', pink: '#ff5fa2' };

// Buttons of which one or none is pressed; none means as the manifest has it.
function segments(key) {
  const axis = axisNames[key];
  const group = make('div', { class: 'segments', role: 'group', 'aria-label': axis.name }, make('span', { class: 'caption', 'aria-hidden': 'true', text: axis.name }));
  for (const value of model.axes?.[axis.values] ?? []) {
    const text = String(value);
    const button = make('button', {
      type: 'button', text: axis.title(value), 'data-key': key, 'data-value': text,
      title: `${axis.name}: ${(axis.spoken ?? axis.title)(value)}`, 'aria-label': `${axis.name}: ${(axis.spoken ?? axis.title)(value)}`,
      onclick: () => change({ [key]: settings[key] === text ? '' : text }),
    });
    group.append(button);
  }
  return group;
}

function localeChoice() {
  const select = make('select', { id: 'locale', 'aria-label': 'Locale', onchange: () => change({ locale: select.value }) },
    make('option', { value: '', text: 'As written' }), ...localesOffered().map(value => make('option', { value, text: value })));
  // The names of languages take the browser longer than the rest of the toolbar.
  afterPictures(() => nameLocales(select));
  return make('label', { class: 'field' }, make('span', { class: 'caption', 'aria-hidden': 'true', text: 'Locale' }), select);
}

// The locales of the manifests, and some that try other scripts, directions and lengths.
const localesOffered = () => [...new Set([...model.axes?.locales ?? [], 'en', 'de', 'fr', 'ja', 'zh-Hans', 'hi', 'ar', 'he', ...Object.keys(pseudoLocales)])];

// Locales whose texts are made of those of the source language.
const pseudoLocales = { 'en-XA': 'accents, 40 % longer', 'en-XD': 'every text twice', 'ar-XB': 'words from right to left', 'zh-XC': 'wide letters' };

function nameLocales(select) {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const option of select.options) {
    if (option.value === '') continue;
    if (pseudoLocales[option.value]) {
      option.text = `${option.value} · ${pseudoLocales[option.value]}`;
      continue;
    }
    try { option.text = `${option.value} · ${names.of(option.value.replaceAll('_', '-'))}`; } catch { /* The identifier says enough. */ }
  }
}

function typeSizeChoice() {
  const sizes = model.axes?.typeSizes ?? [];
  const slider = make('input', {
    type: 'range', id: 'typeSize', min: 0, max: sizes.length, step: 1, 'aria-label': 'Dynamic Type size',
    oninput: () => change({ typeSize: sizes[slider.value - 1] ?? '' }),
  });
  return make('label', { class: 'field' }, make('span', { class: 'caption', 'aria-hidden': 'true', text: 'Type size' }), slider, make('output', { id: 'typeSizeName', for: 'typeSize' }));
}

function canvasChoice() {
  const select = make('select', {
    id: 'canvas', 'aria-label': 'Canvas colour',
    onchange: () => change({ canvas: select.value === 'custom' ? find('canvasColor').value : select.value }),
  }, ...canvasChoices.map(([value, text]) => make('option', { value, text })));
  const color = make('input', { type: 'color', id: 'canvasColor', 'aria-label': 'Other canvas colour', value: '#d7e6ff', oninput: () => change({ canvas: color.value }) });
  const checks = make('button', { type: 'button', id: 'checks', class: 'swatch', 'aria-label': 'Checkerboard', title: 'Checkerboard (b)', onclick: () => change({ checks: settings.checks ? '' : '1' }) });
  return make('div', { class: 'field' }, make('span', { class: 'caption', 'aria-hidden': 'true', text: 'Canvas' }), select, color, checks);
}

function buildToolbar() {
  const isAlive = !exported;
  find('toggles').replaceChildren(...[
    ...(isAlive ? Object.keys(axisNames).filter(key => model.axes?.[axisNames[key].values]?.length).map(segments) : []),
    isAlive ? localeChoice() : null,
    isAlive && model.axes?.typeSizes?.length ? typeSizeChoice() : null,
    canvasChoice(),
    isAlive ? make('button', { type: 'button', id: 'reset', class: 'quiet', text: 'Reset', title: 'Every toggle as written (0)', onclick: resetToggles }) : null,
  ].filter(Boolean));
  showToolbar();
}

const resetToggles = () => change(Object.fromEntries([...overrideKeys, 'canvas', 'checks'].map(key => [key, ''])));

function showToolbar() {
  for (const button of document.querySelectorAll('#toggles [data-key]')) {
    button.setAttribute('aria-pressed', String(settings[button.dataset.key] === button.dataset.value));
  }
  if (find('locale')) find('locale').value = settings.locale;
  const sizes = model.axes?.typeSizes ?? [];
  const slider = find('typeSize');
  if (slider) {
    slider.value = sizes.indexOf(settings.typeSize) + 1;
    slider.setAttribute('aria-valuetext', settings.typeSize || 'As written');
    find('typeSizeName').value = settings.typeSize ? typeSizeName(settings.typeSize) : '—';
  }
  const isCustom = settings.canvas.startsWith('#');
  find('canvas').value = isCustom ? 'custom' : settings.canvas;
  find('canvasColor').hidden = !isCustom;
  if (/^#[0-9a-f]{6}$/i.test(settings.canvas)) find('canvasColor').value = settings.canvas;
  find('checks').setAttribute('aria-pressed', String(settings.checks !== ''));
  const count = overrideKeys.filter(key => settings[key] !== '').length;
  if (find('reset')) find('reset').disabled = count === 0 && !settings.canvas && !settings.checks;
  find('togglesButton').textContent = count ? `Toggles ${count}` : 'Toggles';
  if (document.activeElement !== find('search')) find('search').value = settings.q;
}

// Filters, each with the number of labels that it finds. Filters that find nothing are left out, except those that are on.
function showFilters() {
  const counts = filterCounts();
  const group = find('filters');
  for (const { key, name } of filterKinds) {
    let button = group.querySelector(`[data-filter="${key}"]`);
    if (!button) {
      button = make('button', { type: 'button', 'data-filter': key, onclick: () => toggled('only', key) }, make('span', { text: name }), make('b'));
      group.append(button);
    }
    const isOn = settings.only.includes(key);
    button.hidden = !counts[key] && !isOn;
    button.setAttribute('aria-pressed', String(isOn));
    button.setAttribute('aria-label', `${name}: ${plural(counts[key] ?? 0, 'label')}`);
    button.lastChild.textContent = String(counts[key] ?? 0);
  }
}

// The colour that is behind a picture: the canvas that was chosen, or one that suits the appearance.
function paintCanvas(element, values = {}) {
  const appearance = settings.appearance || values.appearance || values.colorScheme || 'light';
  const chosen = canvasColors[settings.canvas] ?? (/^#[0-9a-f]{6}$/i.test(settings.canvas) ? settings.canvas : '');
  element.classList.toggle('darkCanvas', appearance === 'dark');
  element.classList.toggle('checks', settings.checks !== '');
  element.style.setProperty('--canvas', chosen || (appearance === 'dark' ? '#1c1c1e' : '#ffffff'));
}

// The theme of the page itself: that of the machine, light or dark.
const themes = ['auto', 'light', 'dark'];
function showTheme() {
  const theme = themes.includes(memory.get('theme')) ? memory.get('theme') : 'auto';
  if (theme === 'auto') delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = theme;
  const name = `Theme of the page: ${{ auto: 'that of this machine', light: 'light', dark: 'dark' }[theme]}`;
  find('themeButton').replaceChildren(icon(icons[theme]));
  find('themeButton').setAttribute('aria-label', name);
  find('themeButton').title = `${name} (t)`;
}
function nextTheme() {
  memory.set('theme', themes[(themes.indexOf(memory.get('theme') ?? 'auto') + 1) % themes.length]);
  showTheme();
}
