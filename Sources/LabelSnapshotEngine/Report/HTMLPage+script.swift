// SPDX-License-Identifier: MIT

extension HTMLPage {
  /// The script of the report: plain functions over `items`, and `draw`, which updates the whole page.
  static let script = #"""
    'use strict';
    const find = id => document.getElementById(id);
    const statuses = ['changed', 'new', 'deleted', 'broken', 'recorded', 'passed'];
    const modes = ['side by side', 'slider', 'onion skin', 'difference', 'blink'];
    const state = { status: items.some(i => i.status !== 'passed') ? 'not passed' : 'all', search: '', selected: 0, mode: 0, scale: 2, zoom: false, dark: false };
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
        const button = make('button', name.label ?? name, { id: id + index, 'aria-pressed': isPressed(name, index) });
        button.onclick = () => { choose(name, index); draw(); };
        return button;
      }));
    }

    // An image at its position on the canvas. `at` is missing where there is only one image.
    function image(source, scale, at) {
      const img = make('img', undefined, { src: source, alt: '' });
      if (at) img.style.cssText = `position:absolute;left:${at[0] * scale}px;top:${at[1] * scale}px`;
      const fit = () => { img.style.width = img.naturalWidth * scale + 'px'; };
      img.onload = fit;
      if (img.complete) fit();
      return img;
    }

    function canvas(item, scale) {
      const canvas = make('div', undefined, { class: 'canvas' });
      if (item.canvas) canvas.style.cssText = `width:${item.canvas[2] * scale}px;height:${item.canvas[3] * scale}px`;
      return canvas;
    }

    function figure(title, source, at, item, scale) {
      const figure = make('figure');
      const area = canvas(item, scale);
      area.append(image(source, scale, at));
      if (item.box) area.append(mark(item.box, scale));
      figure.append(area, make('figcaption', title));
      return figure;
    }

    function mark([x, y, width, height], scale) {
      const mark = make('div', undefined, { class: 'mark' });
      mark.style.cssText = `left:${x * scale - 3}px;top:${y * scale - 3}px;width:${width * scale + 6}px;height:${height * scale + 6}px`;
      return mark;
    }

    // The accepted image below the new one, each on a layer as large as the canvas.
    function overlay(item, scale, change) {
      const stack = canvas(item, scale);
      const [below, above] = [[item.accepted, item.acceptedAt], [item.actual, item.actualAt]].map(([source, at]) => {
        const layer = make('div', undefined, { class: 'layer' });
        layer.append(image(source, scale, at));
        return layer;
      });
      stack.append(below, above);
      change(below, above, stack);
      return stack;
    }

    function slide(below, above, stack, share) {
      below.style.clipPath = `inset(0 ${100 - share}% 0 0)`;
      above.style.clipPath = `inset(0 0 0 ${share}%)`;
      const edge = make('div', undefined, { class: 'edge' });
      edge.style.left = share + '%';
      stack.append(edge);
    }

    function stage(item) {
      const scale = state.zoom && item.box ? Math.max(4, Math.min(24, Math.floor(480 / Math.max(item.box[2], item.box[3])))) : state.scale;
      const figures = [['accepted', item.accepted, item.acceptedAt], ['new', item.actual, item.actualAt],
        ['difference', item.difference, item.canvas]].filter(([, source]) => source);
      const share = Number(find('slider').value);
      const both = item.accepted && item.actual;
      const mode = both ? modes[state.mode] : 'side by side';
      let parts;
      if (mode === 'slider') parts = [overlay(item, scale, (below, above, stack) => slide(below, above, stack, share))];
      else if (mode === 'onion skin') parts = [overlay(item, scale, (below, above) => { above.style.opacity = share / 100; })];
      else if (mode === 'blink') parts = [overlay(item, scale, (below, above) => { below.classList.add('off'); above.classList.add('on'); })];
      else if (mode === 'difference' && item.difference) parts = [figure('difference', item.difference, item.canvas, item, scale)];
      else parts = figures.map(([title, source, at]) => figure(title, source, at, item, scale));
      find('stage').replaceChildren(...(parts.length ? parts : [make('p', 'no image')]));
      if (state.zoom && item.box) requestAnimationFrame(() => {
        find('stage').scrollTo(item.box[0] * scale - 40, item.box[1] * scale - 40);
      });
      find('stage').classList.toggle('dark', state.dark);
      find('sliderLabel').hidden = !['slider', 'onion skin'].includes(mode);
    }

    function draw() {
      // The buttons are replaced, so the keyboard focus is restored afterwards.
      const focused = document.activeElement?.id;
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
      for (const [name, label] of [['zoom', 'z zoom to the change'], ['dark', 'g dark background']]) {
        const button = make('button', label, { id: name, 'aria-pressed': state[name] });
        button.onclick = () => { state[name] = !state[name]; draw(); };
        find('modes').append(button);
      }
      const item = list[state.selected];
      find('name').textContent = item ? item.name : 'Nothing here';
      find('text').textContent = item ? item.text : '';
      find('text').hidden = !item || !item.text;
      if (item) stage(item); else find('stage').replaceChildren();
      if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus();
    }

    function turnTheme() {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = dark ? 'light' : 'dark';
    }

    const keys = {
      j: () => state.selected++, k: () => state.selected--, ArrowDown: () => state.selected++, ArrowUp: () => state.selected--,
      z: () => { state.zoom = !state.zoom; }, g: () => { state.dark = !state.dark; }, t: turnTheme,
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
      for (const layer of document.querySelectorAll('.on')) layer.style.opacity = blink;
      for (const layer of document.querySelectorAll('.off')) layer.style.opacity = 1 - blink;
    }, 500);
    draw();

    """#
}
