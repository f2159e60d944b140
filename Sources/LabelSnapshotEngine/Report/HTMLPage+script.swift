// SPDX-License-Identifier: MIT

extension HTMLPage {
  /// What the report does: plain functions over `items`, and one place that redraws.
  static let script = #"""
    'use strict';
    const find = id => document.getElementById(id);
    const statuses = ['changed', 'new', 'deleted', 'broken', 'recorded', 'passed'];
    const modes = ['side by side', 'slider', 'onion skin', 'difference', 'blink'];
    const state = { status: items.some(i => i.status !== 'passed') ? 'not passed' : 'all', search: '', selected: 0, mode: 0, scale: 2, zoom: false };
    let blink = 0;

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
        const button = make('button', name.label ?? name, { 'aria-pressed': isPressed(name, index) });
        button.onclick = () => { choose(name, index); draw(); };
        return button;
      }));
    }

    function image(source, scale) {
      const img = make('img', undefined, { src: source, alt: '' });
      const fit = () => { img.style.width = img.naturalWidth * scale + 'px'; };
      img.onload = fit;
      if (img.complete) fit();
      return img;
    }

    function figure(title, source, scale, box) {
      const figure = make('figure');
      const pile = make('div', undefined, { class: 'pile' });
      pile.append(image(source, scale));
      if (box) pile.append(mark(box, scale));
      figure.append(pile, make('figcaption', title));
      return figure;
    }

    function mark([x, y, width, height], scale) {
      const mark = make('div', undefined, { class: 'mark' });
      mark.style.cssText = `left:${x * scale - 3}px;top:${y * scale - 3}px;width:${width * scale + 6}px;height:${height * scale + 6}px`;
      return mark;
    }

    function pile(item, scale, change) {
      const pile = make('div', undefined, { class: 'pile' });
      const top = image(item.actual, scale);
      pile.append(image(item.accepted, scale), top);
      change(top);
      return pile;
    }

    function stage(item) {
      const scale = state.zoom && item.box ? Math.max(4, Math.min(24, Math.floor(480 / Math.max(item.box[2], item.box[3])))) : state.scale;
      const pairs = [['accepted', item.accepted], ['new', item.actual], ['difference', item.difference]].filter(p => p[1]);
      const share = Number(find('slider').value);
      const both = item.accepted && item.actual;
      const mode = both ? modes[state.mode] : 'side by side';
      let parts;
      if (mode === 'slider') parts = [pile(item, scale, top => { top.style.clipPath = `inset(0 0 0 ${share}%)`; })];
      else if (mode === 'onion skin') parts = [pile(item, scale, top => { top.style.opacity = share / 100; })];
      else if (mode === 'blink') parts = [pile(item, scale, top => { top.classList.add('blinking'); })];
      else if (mode === 'difference' && item.difference) parts = [figure('difference', item.difference, scale, item.box)];
      else parts = pairs.map(([title, source]) => figure(title, source, scale, item.box));
      find('stage').replaceChildren(...(parts.length ? parts : [make('p', 'no picture')]));
      if (state.zoom && item.box) requestAnimationFrame(() => {
        find('stage').scrollTo(item.box[0] * scale - 40, item.box[1] * scale - 40);
      });
      find('sliderLabel').hidden = !['slider', 'onion skin'].includes(mode);
    }

    function draw() {
      const list = shown();
      state.selected = Math.max(0, Math.min(state.selected, list.length - 1));
      const count = status => items.filter(i => fits(i, status)).length;
      buttons('filters', choices().map(status => ({ status, label: `${status} ${count(status)}` })), n => n.status === state.status,
        n => { state.status = n.status; state.selected = 0; });
      find('list').replaceChildren(...list.map((item, index) => {
        const row = make('li', item.name, { role: 'option', id: 'row' + index, 'aria-selected': index === state.selected });
        row.append(make('small', item.status));
        row.onclick = () => { state.selected = index; draw(); };
        return row;
      }));
      find('list').setAttribute('aria-activedescendant', list.length ? 'row' + state.selected : '');
      document.getElementById('row' + state.selected)?.scrollIntoView({ block: 'nearest' });
      buttons('modes', modes.map((label, index) => ({ label: `${index + 1} ${label}` })), (n, index) => index === state.mode,
        (n, index) => { state.mode = index; });
      const zoom = make('button', 'z zoom to the change', { 'aria-pressed': state.zoom });
      zoom.onclick = () => { state.zoom = !state.zoom; draw(); };
      find('modes').append(zoom);
      const item = list[state.selected];
      find('name').textContent = item ? item.name : 'Nothing here';
      find('text').textContent = item ? item.text : '';
      find('text').hidden = !item || !item.text;
      if (item) stage(item); else find('stage').replaceChildren();
    }

    function turnTheme() {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
    }

    const keys = {
      j: () => state.selected++, k: () => state.selected--, ArrowDown: () => state.selected++, ArrowUp: () => state.selected--,
      z: () => { state.zoom = !state.zoom; }, t: turnTheme,
      '+': () => { state.scale = Math.min(16, state.scale + 1); }, '-': () => { state.scale = Math.max(1, state.scale - 1); },
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
    find('search').oninput = event => { state.search = event.target.value.toLowerCase(); state.selected = 0; draw(); };
    find('slider').oninput = draw;
    find('theme').onclick = turnTheme;
    setInterval(() => {
      blink = 1 - blink;
      for (const top of document.querySelectorAll('.blinking')) top.style.opacity = blink;
    }, 500);
    draw();

    """#
}
