// SPDX-License-Identifier: MIT
'use strict';

// Listens to the server. Browsers open only six connections to a server, so all tabs share one: the tab with the lock has it, and tells the
// others. When that tab is closed, the next one gets the lock.

let channel = null;
let wasLost = false;

function listen() {
  if (!navigator.locks || !window.BroadcastChannel) { connect(hear); return; }
  channel = new BroadcastChannel('labelkit');
  channel.onmessage = event => hear(event.data);
  setConnection('live');
  let isFirst = true;
  navigator.locks.request('labelkit events', { mode: 'exclusive' }, () => new Promise(() => connect(message => {
    // What happened while no tab listened is loaded as a whole.
    if (message.kind === 'open' && !isFirst) wasLost = true;
    hear(message);
    channel.postMessage(message);
  }))).catch(() => connect(hear));
  // The lock is granted at once to the only tab.
  setTimeout(() => { isFirst = false; }, 1000);
}

// Opens the connection. The browser connects again by itself, unless it was told that the server is gone for good.
function connect(tell) {
  const events = new EventSource('api/events');
  events.onopen = () => tell({ kind: 'open' });
  events.onerror = () => {
    tell({ kind: 'lost' });
    if (events.readyState === EventSource.CLOSED) setTimeout(() => connect(tell), 1500);
  };
  for (const kind of ['state', 'facts', 'ping']) events.addEventListener(kind, event => tell({ kind, data: event.data }));
}

function hear({ kind, data }) {
  switch (kind) {
  case 'open': {
    setConnection('live');
    if (!wasLost) return;
    wasLost = false;
    loadAll();
    return;
  }
  case 'ping': {
    // What changed between the state that the page has and the first event is in no event.
    const { version } = JSON.parse(data);
    if (model && version > model.version) loadAll();
    return;
  }
  case 'lost': lost(); return;
  case 'facts': adoptFacts(JSON.parse(data).facts ?? {}); return;
  case 'state': {
    const { changed = [], removed = [] } = JSON.parse(data);
    for (const id of removed) delete facts[id];
    // Sizes stay until the new ones are known, so that rows do not jump; former diagnostics say nothing.
    for (const id of changed) for (const fact of Object.values(facts[id] ?? {})) { delete fact.error; delete fact.diagnostics; }
    if (changed.length) markChanged(changed);
    reloadState();
  }
  }
}

// Loads the state and all facts again, and asks for the visible pictures again.
function loadAll() {
  loadState().then(() => { markChanged([...labelsByID.keys()]); return loadFacts(); }).catch(lost);
}

function lost() {
  wasLost = true;
  setConnection('lost');
}

function setConnection(state) {
  const messages = { live: 'Connected: changes appear as files are saved', lost: 'Not connected', static: 'Exported page' };
  const element = find('connection');
  element.dataset.state = state;
  element.setAttribute('aria-label', messages[state]);
  element.title = messages[state];
  showBanner();
}

// Says above the page why it may not show what the files say: the server is gone, or the package is being built or cannot be.
function showBanner() {
  const banner = find('banner');
  const isLost = find('connection').dataset.state === 'lost';
  const text = isLost ? 'The server does not answer. What you see is from before; the page connects again by itself when `labelkit live` runs.'
    : model?.status === 'building' ? 'Building the package…'
      : model?.status === 'failed' ? 'The package does not compile; Diagnostics say why. What you see was built before.' : '';
  banner.hidden = text === '';
  banner.classList.toggle('busy', !isLost && model?.status === 'building');
  if (banner.textContent !== text) banner.textContent = text;
}
