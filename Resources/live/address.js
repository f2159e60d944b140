// SPDX-License-Identifier: MIT
'use strict';

// What the page shows is in its address, after #, so that an address can be sent to somebody else. Defaults are left out.

// Commas separate the values of a list, so a comma in a value is written as its code.
const escaped = text => text.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = text => text.replaceAll('%2C', ',').replaceAll('%25', '%');

const settingDefaults = {
  q: '', only: [], closed: [], scale: '', appearance: '', contrast: '', direction: '', locale: '', typeSize: '', canvas: '', checks: '',
  label: '', variant: '', zoom: '', overlays: [], grid: '', tab: '',
};
// The settings that change how a label is drawn, by their names in requests.
const overrideKeys = ['scale', 'appearance', 'contrast', 'direction', 'locale', 'typeSize'];
let settings = readAddress();
const settingListeners = [];

function readAddress() {
  const read = new URLSearchParams(location.hash.slice(1));
  const result = {};
  for (const [key, value] of Object.entries(settingDefaults)) {
    const text = read.get(key);
    result[key] = Array.isArray(value) ? (text ? text.split(',').map(unescaped) : []) : text ?? value;
  }
  return result;
}

function address(values) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(settingDefaults)) {
    const text = Array.isArray(value) ? values[key].map(escaped).join(',') : values[key];
    if (text !== '') query.set(key, text);
  }
  const text = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  return text ? '#' + text : location.pathname + location.search;
}

// Changes settings. Opening and closing a label are steps of the browser's history; everything else replaces the address.
function change(values) {
  const before = settings;
  settings = { ...settings, ...values };
  const to = address(settings);
  if ((before.label === '') !== (settings.label === '')) history.pushState(null, '', to);
  else history.replaceState(history.state, '', to);
  for (const listener of settingListeners) listener(settings, before);
}

// Calls the function after every change of a setting, with the new and the old settings.
const onSettings = listener => settingListeners.push(listener);

function followAddress() {
  const before = settings;
  settings = readAddress();
  if (address(settings) === address(before)) return;
  for (const listener of settingListeners) listener(settings, before);
}
addEventListener('popstate', followAddress);
addEventListener('hashchange', followAddress);

// Adds a value to a list of a setting, or removes it.
function toggled(key, value) {
  const list = settings[key];
  change({ [key]: list.includes(value) ? list.filter(other => other !== value) : [...list, value] });
}

// The settings that replace something of every label. They are asked for by every cell, so they are listed once for each change.
let overridesOf = null, overridesNow = {};
function overrides() {
  if (overridesOf !== settings) {
    overridesOf = settings;
    overridesNow = Object.fromEntries(overrideKeys.filter(key => settings[key] !== '').map(key => [key, settings[key]]));
  }
  return overridesNow;
}
