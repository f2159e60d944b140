// SPDX-License-Identifier: MIT
//
// Searches with the ranks of `IconSearch`: the page and `labelkit icons list` find the same in the same order.

const dotted = text => text.split(/[.\-_\/:]/).filter(part => part).join('.');
for (const icon of data.icons) {
  icon.lower = icon.n.toLowerCase();
  icon.parts = '.' + dotted(icon.lower) + '.';
  icon.words = icon.k ? icon.k.split(' ').map(dotted) : [];
}

function nameKind(word, icon) {
  if (icon.lower === word.text) return 0;
  if (word.dotted && icon.parts.startsWith('.' + word.dotted + '.')) return 2;
  if (word.dotted && icon.parts.includes('.' + word.dotted + '.')) return 3;
  return icon.lower.includes(word.text) ? 6 : null;
}

function keywordKind(word, icon) {
  if (!word.dotted) return null;
  let position = icon.words.indexOf(word.dotted);
  // The first keyword is what most people call the icon.
  if (position >= 0) return [position === 0 && icon.v == 0 ? 1 : 4, position];
  position = icon.words.findIndex(words => ('.' + words + '.').includes('.' + word.dotted + '.'));
  if (position >= 0) return [5, position];
  position = icon.words.findIndex(words => words.startsWith(word.dotted));
  return position >= 0 ? [7, position] : null;
}

// The rank of an icon; null if a word matches neither its name nor a keyword.
function rankOf(words, icon) {
  let worst = 0, positions = 0;
  for (const word of words) {
    let kind = nameKind(word, icon);
    if (kind !== 0) {
      const found = keywordKind(word, icon);
      if (found && (kind === null || found[0] < kind)) { kind = found[0]; positions += found[1]; }
    }
    if (kind === null) return null;
    worst = Math.max(worst, kind);
  }
  return [worst, icon.v, positions];
}

function search(text, icons) {
  const words = text.toLowerCase().split(/\s+/).filter(word => word).map(word => ({ text: word, dotted: dotted(word) }));
  if (!words.length) return null;
  const ranked = icons.map(icon => ({ icon, rank: rankOf(words, icon) })).filter(found => found.rank);
  ranked.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2] || (a.icon.n < b.icon.n ? -1 : 1));
  return ranked.map(found => found.icon);
}
