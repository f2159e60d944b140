// SPDX-License-Identifier: MIT
//
// Turns an icon into SVG, as `IconGlyph` and `IconPainter` turn it into drawing commands. Shapes are painted in order; adjacent ones of the
// same layer form a run. A run that erases what is below puts a mask on it.

'use strict';
const number = value => String(Math.round(value * 1000) / 1000);
const regular = data.weights.indexOf('regular');
let masks = 0;

// How much thicker lines are at a weight, relative to the size of the icon.
const thickness = (icon, shape, weight) => data.shares[shape.q ?? 0][weight] / data.units[icon.q ?? 0][weight]
  / (data.shares[0][regular] / data.units[0][regular]);

function lineWidth(icon, shape, weight) {
  if (icon.w === undefined) return shape.w;
  const factor = thickness(icon, shape, weight), surplus = shape.w - icon.w;
  // The gap beside a line keeps its width.
  return shape.e === 3 && surplus > 0 ? icon.w * factor + surplus : shape.w * factor;
}

// The mode in which an icon is drawn: one that it does not have is monochrome.
function modeOf(icon, mode) {
  const wanted = mode || icon.m || 'monochrome';
  return wanted === 'multicolor' && !icon.x ? 'monochrome' : wanted;
}

function colorsOf(shape, mode, look) {
  const own = shape.o ?? 1, tint = 'currentColor';
  switch (mode) {
    case 'hierarchical': return { fill: tint, stroke: tint, layer: [1, .5, .25][shape.l ?? 0], file: 1 };
    case 'palette': { const color = look.palette[shape.l ?? 0]; return { fill: color, stroke: color, layer: 1, file: 1 }; }
    case 'multicolor':
      if (shape.c) { const color = shape.c[look.dark && shape.c.length > 1 ? 1 : 0]; return { fill: color, stroke: color, layer: 1, file: own }; }
      return { fill: shape.fc ?? tint, stroke: shape.sc ?? tint, layer: 1, file: own };
    default: return { fill: tint, stroke: tint, layer: 1, file: own };
  }
}

// What a shape does to the drawing below it: it covers it, erases it, or both.
function effectOf(shape, mode, colors) {
  if (!shape.e) return 'cover';
  if (shape.e === 3 || shape.e === 1 && mode === 'monochrome') return 'erase';
  return colors.layer >= 1 && colors.file >= 1 ? 'cover' : 'replace';
}

function pathMarkup(icon, shape, colors, look, keepsOpacity) {
  let text = `<path d="${data.paths[shape.p]}"`;
  text += shape.f ? ` fill="${colors.fill}"` : ' fill="none"';
  if (shape.f === 2) text += ' fill-rule="evenodd"';
  if (keepsOpacity && shape.f && shape.fo !== undefined) text += ` fill-opacity="${shape.fo}"`;
  if (shape.w !== undefined) {
    text += ` stroke="${colors.stroke}" stroke-width="${number(lineWidth(icon, shape, look.weight))}"`;
    if (shape.lc !== 'butt') text += ` stroke-linecap="${shape.lc ?? 'round'}"`;
    if (shape.lj !== 'miter') text += ` stroke-linejoin="${shape.lj ?? 'round'}"`;
    if (shape.ml) text += ` stroke-miterlimit="${shape.ml}"`;
    if (shape.d) text += ` stroke-dasharray="${shape.d.join(' ')}"`;
    if (shape.dp) text += ` stroke-dashoffset="${shape.dp}"`;
    if (keepsOpacity && shape.so !== undefined) text += ` stroke-opacity="${shape.so}"`;
  }
  if (colors.file < 1) text += ` opacity="${colors.file}"`;
  return text + '/>';
}

function contents(icon, look) {
  const mode = modeOf(icon, look.mode), [x, y, width, height] = icon.b ?? [0, 0, 24, 24];
  const keepsOpacity = mode === 'monochrome' || mode === 'multicolor';
  let done = '', run = null;
  const paint = () => {
    if (!run) return;
    if (run.effect !== 'cover' && done) {
      const id = 'hole' + ++masks, black = { fill: '#000', stroke: '#000', layer: 1, file: 1 };
      const area = `x="${x - width}" y="${y - height}" width="${3 * width}" height="${3 * height}"`;
      done = `<mask id="${id}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="#fff"/>`
        + run.shapes.map(shape => pathMarkup(icon, shape, black, look, false)).join('') + `</mask><g mask="url(#${id})">${done}</g>`;
    }
    if (run.effect === 'erase') return;
    const painted = run.shapes.map(shape => pathMarkup(icon, shape, run.colors, look, keepsOpacity)).join('');
    done += run.colors.layer < 1 ? `<g opacity="${run.colors.layer}">${painted}</g>` : painted;
  };
  for (const shape of icon.s) {
    const colors = colorsOf(shape, mode, look), effect = effectOf(shape, mode, colors), key = JSON.stringify([colors, effect]);
    if (run && run.key === key) { run.shapes.push(shape); continue; }
    paint();
    run = { key, colors, effect, shapes: [shape] };
  }
  paint();
  return done;
}

// The SVG of an icon, for the page or, with a size, as a file of its own.
function svgOf(icon, look, size) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${(icon.b ?? [0, 0, 24, 24]).join(' ')}">${contents(icon, look)}</svg>`;
}

// An icon as an element: its outlines, or the image of a file that the browser draws.
function picture(icon, look, size) {
  if (icon.i) {
    const image = new Image(size, size);
    image.src = icon.i;
    image.alt = '';
    image.style.objectFit = 'contain';
    return image;
  }
  const holder = document.createElement('div');
  holder.innerHTML = svgOf(icon, look, size);
  holder.firstChild.setAttribute('aria-hidden', 'true');
  return holder.firstChild;
}
