// SPDX-License-Identifier: MIT
//
// Sends what is accepted and undone to the server of the page, which writes it. A mark shows at once what was decided, and is taken back
// if the server refuses it.

const isServed = document.documentElement.hasAttribute('data-served');
// What the server has written.
let written = new Set();
// Decisions that it has not answered yet, the oldest first.
const waiting = [];
// Why the server refused a change, by its name, and what else went wrong.
const refusals = new Map();
let trouble = '';
let isSending = false;

function markAsWritten() {
  marked.clear();
  for (const name of written) marked.add(name);
  for (const { names, isAccepted } of waiting) for (const name of names) { if (isAccepted) marked.add(name); else marked.delete(name); }
}

// Asks the server; an answer that is an error is one with `error`.
async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? { cache: 'no-store' }
    : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json();
}

// One decision after the other, so that an undo follows its acceptance.
async function send(names, isAccepted) {
  for (const name of names) refusals.delete(name);
  trouble = '';
  waiting.push({ names, isAccepted });
  if (isSending) return;
  isSending = true;
  while (waiting.length) {
    const decision = waiting[0];
    // What was refused meanwhile is not undone.
    const rest = decision.names.filter(name => written.has(name) !== decision.isAccepted);
    try {
      const answer = rest.length ? await ask(decision.isAccepted ? 'api/accept' : 'api/undo', { names: rest }) : {};
      if (answer.accepted) written = new Set(answer.accepted);
      for (const { name, message } of answer.refused ?? []) refusals.set(name, message);
      if (answer.error) trouble = answer.error.message + (answer.error.fix ? '; ' + answer.error.fix : '');
    } catch {
      waiting.length = 0;
      trouble = 'The server does not answer. What has no mark is not accepted. Run labelkit snapshot review --web again.';
    }
    waiting.shift();
    markAsWritten();
    draw();
  }
  isSending = false;
}

async function loadAccepted() {
  try {
    const answer = await ask('api/accepted');
    if (answer.accepted) written = new Set(answer.accepted);
    if (answer.error) trouble = answer.error.message;
  } catch { trouble = 'The server does not answer.'; }
  if (!waiting.length) markAsWritten();
  document.body.classList.add('ready');
  draw();
}
// Another tab may have accepted something.
document.addEventListener('visibilitychange', () => { if (isServed && !document.hidden) loadAccepted(); });
