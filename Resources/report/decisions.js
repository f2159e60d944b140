// SPDX-License-Identifier: MIT
//
// The marks of accepted changes, and the command that accepts them: a page that was opened from a file cannot write. One that a server
// has does; see `serving.js`.

// The names of the changes that are marked.
const marked = new Set();
// What can be accepted: the changes of a report of changes.
const changes = items.filter(item => item.run !== null && item.run !== undefined && item.group);
const groupOf = item => changes.filter(other => other.group === item.group);

// What was refused is only asked for again by itself.
const unrefused = some => some.length > 1 ? some.filter(item => !refusals.has(item.name)) : some;

function decide(some, isAccepted) {
  const names = unrefused(some).map(item => item.name).filter(name => marked.has(name) !== isAccepted);
  for (const name of names) { if (isAccepted) marked.add(name); else marked.delete(name); }
  if (isServed && names.length) send(names, isAccepted);
}

// Decides about all changes with the cause of the selected one.
function decideGroup(isAccepted) {
  const item = shown()[state.selected];
  if (changes.includes(item)) decide(groupOf(item), isAccepted);
}

// Marks the selected change. After an acceptance the next one that is not marked is selected.
function decideSelected(isAccepted) {
  const list = shown();
  const item = list[state.selected];
  if (!item || !changes.includes(item)) return;
  decide([item], isAccepted);
  if (!isAccepted) return;
  const next = list.findIndex((other, index) => index > state.selected && changes.includes(other) && !marked.has(other.name));
  if (next >= 0) state.selected = next;
}

const quoted = word => /^[A-Za-z0-9_\/.@%+=:,][A-Za-z0-9_\/.@%+=:,-]*$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";

// The command for the marked changes, without names if they are all.
function command() {
  const names = changes.filter(item => marked.has(item.name)).map(item => item.name);
  if (!names.length) return '';
  const run = changes[0].run;
  const words = [quoted(run.startsWith('-') ? './' + run : run), ...(names.length === changes.length ? [] : names.map(quoted))];
  const dashes = [...names].some(name => name.startsWith('-')) && names.length < changes.length ? ['--'] : [];
  return ['labelkit', 'snapshot', 'accept', ...dashes, ...words].join(' ');
}

function button(label, id, action) {
  const button = make('button', label, { id });
  button.onclick = () => { action(); draw(); };
  return button;
}

// The buttons of a change, and those of all changes with the command.
function drawDecisions(item) {
  find('decisions').hidden = !changes.length;
  if (!changes.length) return;
  const isChange = changes.includes(item);
  find('decide').hidden = !isChange;
  if (isChange) {
    const group = groupOf(item);
    const parts = [marked.has(item.name) ? button('u undo', 'undo', () => decide([item], false)) : button('a accept', 'accept', () => decide([item], true))];
    if (group.length > 1) {
      parts.push(button(`A accept all ${group.length} of this cause`, 'acceptGroup', () => decide(group, true)),
        button('U undo these', 'undoGroup', () => decide(group, false)));
    }
    find('decide').replaceChildren(...parts, make('span', item.cause ?? '', { id: 'cause' }));
  }
  const count = changes.filter(change => marked.has(change.name)).length;
  find('count').textContent = `${count} of ${changes.length} accepted`;
  find('refusal').hidden = !trouble && !refusals.has(item?.name);
  find('refusal').textContent = refusals.get(item?.name) ?? trouble;
  find('offline').hidden = isServed;
  find('decideAll').replaceChildren(button(refusals.size ? 'accept all others' : 'accept all', 'acceptAll', () => decide(changes, true)), ' ',
    button('undo all', 'undoAll', () => decide(changes, false)));
  const text = command();
  find('command').textContent = text || 'nothing is accepted yet';
  find('copy').disabled = !text;
  find('save').hidden = !text;
  find('save').href = 'data:text/x-shellscript;charset=utf-8,' + encodeURIComponent(text + '\n');
}

function drawMarks(list) {
  for (const [index, row] of [...find('list').children].entries()) {
    const [isAccepted, isRefused] = [marked.has(list[index]?.name), refusals.has(list[index]?.name)];
    const mark = row.querySelector('.accepted');
    mark.textContent = isAccepted ? '✓' : isRefused ? '!' : '';
    mark.classList.toggle('refused', isRefused && !isAccepted);
    if (mark.textContent) mark.setAttribute('aria-label', isAccepted ? 'accepted' : 'refused'); else mark.removeAttribute('aria-label');
  }
}

// The clipboard may be closed to a page from a file; then the command is selected.
async function copyCommand() {
  try { await navigator.clipboard.writeText(command()); find('copy').textContent = 'Copied'; } catch {
    getSelection().selectAllChildren(find('command'));
    find('copy').textContent = 'Selected: copy it with Ctrl+C';
  }
  setTimeout(() => { find('copy').textContent = 'Copy the command'; }, 2000);
}
