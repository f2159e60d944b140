// SPDX-License-Identifier: MIT
'use strict';

// One picture, large: zoom from 1 to 16 pixels per pixel, the grid of its pixels, and what is under the pointer.

const stageState = { picture: null, layout: null, pixels: null, size: [0, 0], scale: 1, at: null, zoom: 1 };

function buildStage() {
  const slider = make('input', { type: 'range', id: 'zoom', min: 1, max: 16, step: 1, 'aria-label': 'Zoom', oninput: () => change({ zoom: slider.value }) });
  return make('div', { class: 'viewer' },
    make('div', { class: 'stagebar' },
      make('div', { class: 'zoomer', role: 'group', 'aria-label': 'Zoom' }, slider, make('output', { id: 'zoomValue', for: 'zoom' }),
        make('button', { type: 'button', id: 'fit', text: 'Fit', title: 'As large as fits', onclick: () => change({ zoom: '' }) }),
        make('button', { type: 'button', id: 'grid', text: 'Grid', title: 'Pixel grid (g), from 4×', onclick: () => change({ grid: settings.grid ? '' : '1' }) })),
      make('div', { class: 'overlays', role: 'group', 'aria-label': 'Overlays' }, ...overlayKinds.map(kind =>
        make('button', { type: 'button', 'data-overlay': kind.key, text: kind.name, title: `${kind.name} (${kind.letter})`, onclick: () => toggled('overlays', kind.key) })))),
    make('div', { id: 'stage', tabindex: 0, role: 'group', 'aria-label': 'Picture. With Shift, the arrow keys move over its pixels.', onpointermove: pointAt, onpointerleave: () => showPoint(null) },
      make('div', { id: 'plate' })),
    make('div', { id: 'readout', role: 'status', 'aria-live': 'off' }));
}

function showStageControls() {
  const { zoom } = stageState;
  if (!find('zoom')) return;
  find('zoom').value = zoom;
  find('zoom').setAttribute('aria-valuetext', `${zoom} times`);
  find('zoomValue').value = `${zoom}×`;
  find('fit').setAttribute('aria-pressed', String(settings.zoom === ''));
  find('grid').setAttribute('aria-pressed', String(settings.grid !== ''));
  for (const button of document.querySelectorAll('[data-overlay]')) button.setAttribute('aria-pressed', String(settings.overlays.includes(button.dataset.overlay)));
}

// The zoom of the settings, or the largest whole number up to 6 at which the picture fits.
function stageZoom() {
  if (settings.zoom !== '') return clamped(Math.round(Number(settings.zoom)) || 1, 1, 16);
  const stage = find('stage');
  const [width, height] = stageState.size;
  if (!width) return 1;
  return clamped(Math.floor(Math.min((stage.clientWidth - 48) / width, (stage.clientHeight - 48) / height)), 1, 6);
}

// Shows a picture with its overlays; the position of the stage stays when only the picture is new.
function showStage(picture, label, column) {
  const plate = find('plate');
  stageState.picture = picture;
  stageState.pixels = null;
  paintCanvas(plate, column.values);
  if (picture.error) {
    stageState.size = [0, 0];
    plate.replaceChildren(failure(picture.error));
    plate.removeAttribute('style');
    plate.className = 'failed';
    showStageControls();
    showPoint(null);
    return;
  }
  plate.classList.remove('failed');
  const image = make('img', { alt: alternative(label, column), draggable: 'false' });
  image.onload = () => {
    if (stageState.picture !== picture) return;
    image.alt = alternative(label, column);
    stageState.size = [image.naturalWidth, image.naturalHeight];
    stageState.scale = picture.facts?.scale ?? Number(column.values.scale ?? 1);
    plate.replaceChildren(image);
    drawStage();
  };
  image.src = picture.url;
}

// Sizes the picture and draws what is over it.
function drawStage() {
  const plate = find('plate');
  const image = plate?.querySelector('img');
  if (!image || !stageState.size[0]) { showStageControls(); return; }
  const zoom = stageState.zoom = stageZoom();
  const [width, height] = stageState.size;
  plate.style.width = width * zoom + 'px';
  plate.style.height = height * zoom + 'px';
  image.classList.toggle('large', zoom > 1);
  plate.querySelector('.overlay')?.remove();
  const svg = overlayDrawing(stageState.layout);
  if (svg) plate.append(svg);
  plate.querySelector('.pixelGrid')?.remove();
  if (settings.grid && zoom >= 4) {
    const grid = make('div', { class: 'pixelGrid' });
    grid.style.backgroundSize = `${zoom}px ${zoom}px`;
    plate.append(grid);
  }
  showStageControls();
  showPoint(stageState.at);
}

function pointAt(event) {
  const image = find('plate')?.querySelector('img');
  if (!image) return;
  const area = image.getBoundingClientRect();
  const x = Math.floor((event.clientX - area.left) / stageState.zoom), y = Math.floor((event.clientY - area.top) / stageState.zoom);
  const isInside = x >= 0 && y >= 0 && x < stageState.size[0] && y < stageState.size[1];
  showPoint(isInside ? [x, y] : null);
}

// The colour of a pixel as red, green, blue and opacity, or null where the browser does not let the page read it.
function colorAt(x, y) {
  if (stageState.pixels === null) {
    stageState.pixels = false;
    const [width, height] = stageState.size;
    if (width * height > 40_000_000) return null;
    try {
      const canvas = make('canvas', { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(find('plate').querySelector('img'), 0, 0);
      context.getImageData(0, 0, 1, 1);
      stageState.pixels = context;
    } catch { /* Pages from a folder may not read pictures. */ }
  }
  return stageState.pixels ? [...stageState.pixels.getImageData(x, y, 1, 1).data] : null;
}

const hex = values => '#' + values.map(value => value.toString(16).padStart(2, '0')).join('');

// Shows position and colour of a pixel, or the size of the picture when there is none.
function showPoint(at) {
  stageState.at = at;
  const readout = find('readout');
  if (!readout) return;
  const plate = find('plate');
  plate.querySelector('.pixelMark')?.remove();
  const { size: [width, height], scale, zoom } = stageState;
  if (!width) { readout.replaceChildren(); return; }
  const fact = stageState.picture?.facts;
  const parts = [make('span', { text: `${points(width / scale)} × ${points(height / scale)} pt` }), make('span', { text: `${width} × ${height} px` })];
  if (fact?.ms !== undefined) parts.push(make('span', { text: `${points(fact.ms)} ms` }));
  if (at) {
    const mark = make('div', { class: 'pixelMark' });
    Object.assign(mark.style, { left: at[0] * zoom + 'px', top: at[1] * zoom + 'px', width: zoom + 'px', height: zoom + 'px' });
    plate.append(mark);
    const color = colorAt(...at);
    parts.unshift(make('span', { class: 'position', text: `x ${points(at[0] / scale)}  y ${points(at[1] / scale)} pt` }));
    if (color) {
      const swatch = make('i', { 'aria-hidden': 'true' });
      swatch.style.background = hex(color);
      const text = color[3] === 255 ? hex(color.slice(0, 3)) : `${hex(color)} · ${Math.round(color[3] / 2.55)} %`;
      parts.unshift(make('span', { class: 'color' }, swatch, make('code', { text })));
    }
  }
  readout.replaceChildren(...parts);
}

// Moves the marked pixel, and scrolls to it.
function movePixel(dx, dy) {
  const [width, height] = stageState.size;
  if (!width) return;
  const [x, y] = stageState.at ?? [-dx, -dy];
  showPoint([clamped(x + dx, 0, width - 1), clamped(y + dy, 0, height - 1)]);
  find('readout').setAttribute('aria-live', 'polite');
  find('plate').querySelector('.pixelMark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
