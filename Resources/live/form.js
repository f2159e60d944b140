// SPDX-License-Identifier: MIT
'use strict';

// A form for the record of a label, made from the JSON Schema of manifests.

let schema = null;
const usualKeys = ['title', 'icon', 'style', 'font', 'color', 'background', 'padding', 'width', 'numberOfLines', 'lineBreakMode'];

async function loadSchema() {
  schema ??= await ask('api/schema');
  return schema;
}

const labelSchema = () => schema.definitions?.label ?? schema.$defs?.label ?? { properties: {} };

function followed(part) {
  let result = part;
  for (let i = 0; i < 8 && result?.$ref; i++) {
    result = result.$ref.replace(/^#\//, '').split('/').reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], schema);
  }
  return result ?? {};
}

// The forms that a value may have, without null: each { kind, … } with the words of its schema.
function shapes(part) {
  const own = followed(part);
  const list = own.anyOf ?? own.oneOf;
  if (list) {
    const found = list.flatMap(shapes);
    const names = found.find(shape => shape.kind === 'choice');
    const code = found.find(shape => shape.kind === 'text' && shape.pattern?.startsWith('^#'));
    return names && code ? [{ kind: 'color', values: names.values }, ...found.filter(shape => shape !== names && shape !== code)] : found;
  }
  if (own.enum) {
    const values = own.enum.filter(value => value !== null);
    return values.length ? [{ kind: 'choice', values }] : [];
  }
  return [own.type ?? (own.properties ? 'object' : 'string')].flat().filter(type => type !== 'null').map(type => ({
    kind: { string: 'text', number: 'number', integer: 'number', boolean: 'boolean', object: 'object', array: 'list' }[type] ?? 'text',
    isWhole: type === 'integer', pattern: own.pattern, minimum: own.minimum, maximum: own.maximum, properties: own.properties ?? {}, items: own.items,
  }));
}

function fits(shape, value) {
  switch (shape.kind) {
  case 'choice': return shape.values.includes(value);
  case 'color': case 'text': return typeof value === 'string';
  case 'number': return typeof value === 'number';
  case 'boolean': return typeof value === 'boolean';
  case 'list': return Array.isArray(value);
  default: return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

const shapeNames = { text: 'text', number: 'number', boolean: 'yes or no', choice: 'choice', color: 'colour', list: 'list', object: 'details' };

// A field of the form: its name, what it means, and a control for the value at a path such as "font.size".
function formField(part, name, path, value, write) {
  const all = shapes(part);
  const shape = all.find(each => value !== undefined && value !== null && fits(each, value)) ?? all.find(each => each.kind !== 'object') ?? all[0] ?? { kind: 'text' };
  return fieldOf(shape, all, part, name, path, value, write);
}

function fieldOf(shape, all, part, name, path, value, write) {
  const description = part.description ?? followed(part).description ?? '';
  const isSet = value !== undefined && value !== null;
  const field = make('div', { class: 'formField ' + shape.kind + (isSet ? ' set' : ''), 'data-path': path });
  const switcher = all.length > 1 ? make('select', { class: 'kind', 'aria-label': `Form of ${path}`, title: 'The form of the value', 'data-focus': path + ' kind', onchange: () => {
    const other = fieldOf(all[switcher.selectedIndex], all, part, name, path, undefined, write);
    other.querySelector('details')?.setAttribute('open', '');
    field.replaceWith(other);
    other.querySelector('select.kind').focus();
  } }, ...all.map(each => make('option', { text: shapeNames[each.kind], selected: each === shape }))) : null;
  const remove = isSet && path !== 'id' ? make('button', { type: 'button', class: 'icon remove', 'aria-label': `Remove ${path}`, title: `Remove ${path}`, onclick: () => write(path, null) }, icon(icons.close)) : null;
  field.append(make('div', { class: 'fieldName', title: description }, make('span', { class: 'key', text: name }), switcher, remove), control(shape, path, value, write));
  if (description && (isSet || !path.includes('.'))) field.append(make('p', { class: 'hint', text: description }));
  return field;
}

function control(shape, path, value, write) {
  const later = debounced(180, next => write(path, next));
  const common = { 'aria-label': path, 'data-focus': path };
  switch (shape.kind) {
  case 'choice': case 'boolean': {
    const values = shape.kind === 'boolean' ? [true, false] : shape.values;
    const select = make('select', { ...common, onchange: () => write(path, select.selectedIndex === 0 ? null : values[select.selectedIndex - 1]) },
      make('option', { text: '—', 'aria-label': 'Not set' }), ...values.map(each => make('option', { text: each === true ? 'yes' : each === false ? 'no' : String(each), selected: each === value })));
    return select;
  }
  case 'number': {
    const input = make('input', { ...common, type: 'number', step: shape.isWhole ? 1 : 'any', min: shape.minimum > -1e6 ? shape.minimum : null, max: shape.maximum < 1e6 ? shape.maximum : null, value: value ?? null,
      oninput: () => { if (input.value === '') later(null); else if (Number.isFinite(input.valueAsNumber)) later(input.valueAsNumber); } });
    return input;
  }
  case 'color': return colorControl(shape, common, value, later);
  case 'list': return listControl(common, value, path, write);
  case 'object': return make('details', { open: value !== undefined && value !== null }, make('summary', { text: Object.keys(value ?? {}).join(', ') || 'Details', 'data-focus': path }),
    ...Object.entries(shape.properties).map(([key, part]) => formField(part, key, `${path}.${key}`, value?.[key], write)));
  default: {
    const isLong = typeof value === 'string' && (value.includes('\n') || value.length > 60);
    const input = make(isLong ? 'textarea' : 'input', { ...common, ...(isLong ? { rows: 3 } : { type: 'text' }), dir: 'auto', spellcheck: 'false', autocomplete: 'off', oninput: () => later(input.value === '' ? null : input.value) });
    input.value = value ?? '';
    return input;
  }
  }
}

function colorControl(shape, common, value, later) {
  const list = 'colors';
  if (!find(list)) document.body.append(make('datalist', { id: list }, ...shape.values.map(name => make('option', { value: name }))));
  const input = make('input', { ...common, type: 'text', list, spellcheck: 'false', autocomplete: 'off', placeholder: 'name or #rrggbb', oninput: () => later(input.value || null) });
  input.value = value ?? '';
  const picker = make('input', { type: 'color', 'aria-label': `${common['aria-label']}: pick`, 'data-focus': common['data-focus'] + ' pick', oninput: () => { input.value = picker.value; later(picker.value); } });
  if (/^#[0-9a-f]{6}$/i.test(value ?? '')) picker.value = value;
  return make('div', { class: 'pair' }, input, picker);
}

// Lists and other values without a control of their own are written as JSON.
function listControl(common, value, path, write) {
  const area = make('textarea', { ...common, rows: clamped(JSON.stringify(value ?? null, null, 1).split('\n').length, 1, 6), spellcheck: 'false', placeholder: '[ ]', onchange: () => {
    try {
      write(path, area.value.trim() === '' ? null : JSON.parse(area.value));
      area.removeAttribute('aria-invalid');
    } catch { area.setAttribute('aria-invalid', 'true'); toast(`${path} is not JSON.`); }
  } });
  area.value = value === undefined || value === null ? '' : JSON.stringify(value);
  return area;
}

// The form: first the keys that are set and the usual ones, then all others.
function recordForm(record, write) {
  const properties = labelSchema().properties ?? {};
  const isFirst = key => record?.[key] !== undefined || usualKeys.includes(key);
  const keys = Object.keys(properties).filter(key => key !== 'id');
  const field = key => formField(properties[key], key, key, record?.[key], write);
  const others = keys.filter(key => !isFirst(key));
  const more = make('details', { class: 'more', ontoggle: () => {
    if (more.open && more.children.length === 1) more.append(...others.map(field));
  } }, make('summary', { text: `${others.length} more keys`, 'data-focus': 'more' }));
  const search = make('input', { type: 'search', placeholder: 'Find a key', 'aria-label': 'Find a key', 'data-focus': 'find key', oninput: () => {
    more.open = search.value !== '' || more.open;
    if (more.open && more.children.length === 1) more.append(...others.map(field));
    for (const each of form.querySelectorAll(':scope > .formField, .more > .formField')) each.hidden = !each.dataset.path.toLowerCase().includes(search.value.toLowerCase());
  } });
  const form = make('form', { class: 'record', 'aria-label': 'Keys of the label', onsubmit: event => event.preventDefault() }, search, ...keys.filter(isFirst).map(field), more);
  return form;
}
