// SPDX-License-Identifier: MIT
'use strict';

// Loads pictures, several with each request and those asked for last first, and keeps the ones that were seen last.

// The server draws the pictures of a request one after the other, so a few requests at once keep its processors busy.
const pictureRequestLimit = 3;
const picturesPerRequest = 32;
const pictureCacheLimit = 1500;
const pictureCache = new Map();
const pictureQueue = [];
const pictureJobs = new Map();
let pictureRequests = 0;
let pictureWaiters = [];

// Calls a function when all pictures that the page has asked for are there.
function afterPictures(work) {
  pictureWaiters.push(work);
  setTimeout(tellPictureWaiters);
}

function tellPictureWaiters() {
  if (pictureRequests > 0 || pictureQueue.length > 0) return;
  const waiters = pictureWaiters;
  pictureWaiters = [];
  for (const work of waiters) work();
}

// The query that names one picture: the label, its variant, and the toggles.
function pictureQuery(id, variant, values = overrides()) {
  // The server takes a plus sign for itself.
  return new URLSearchParams({ id, variant, ...values }).toString().replaceAll('+', '%20');
}

// A picture that was loaded or failed, or null: { url, facts, error, revision }.
function knownPicture(id, variant, values = overrides()) {
  if (exported) return exportedPicture(id, variant);
  const known = pictureCache.get(pictureQuery(id, variant, values)) ?? null;
  // What is known not to be drawable as the manifest has it needs no request.
  const error = Object.keys(values).length === 0 ? knownError(id, variant) : null;
  return error && !known?.error ? { url: null, facts: null, error, revision: revisions.get(id) ?? 0 } : known;
}

const isCurrent = (picture, id) => picture !== null && picture.revision === (revisions.get(id) ?? 0);

function exportedPicture(id, variant) {
  const picture = labelsByID.get(id)?.pictures?.[variant];
  const fact = facts[id]?.[variant] ?? null;
  if (!picture) return { url: null, facts: fact, error: knownError(id, variant) ?? fact?.error ?? { message: 'This picture was not exported.' }, revision: 0 };
  if (!picture.url) return { url: null, facts: fact, error: knownError(id, variant) ?? fact?.error ?? { message: 'This label cannot be drawn.' }, revision: 0 };
  return { url: picture.url, facts: fact, error: null, revision: 0 };
}

// Asks for a picture. The answer is a function that gives up on it. Wishes for the same picture share one request.
function wantPicture(id, variant, done, values = overrides()) {
  if (exported) { done(exportedPicture(id, variant)); return () => {}; }
  const query = pictureQuery(id, variant, values);
  const key = `${query} ${revisions.get(id) ?? 0}`;
  let job = pictureJobs.get(key);
  if (!job) {
    job = { key, query, id, variant, values, listeners: new Set(), request: null };
    pictureJobs.set(key, job);
  }
  job.listeners.add(done);
  if (!job.request) {
    const at = pictureQueue.indexOf(job);
    if (at >= 0) pictureQueue.splice(at, 1);
    pictureQueue.push(job);
    queueMicrotask(loadNext);
  }
  return () => {
    job.listeners.delete(done);
    if (job.listeners.size > 0 || pictureJobs.get(key) !== job) return;
    pictureJobs.delete(key);
    const at = pictureQueue.indexOf(job);
    if (at >= 0) pictureQueue.splice(at, 1);
    if (job.request?.jobs.every(each => pictureJobs.get(each.key) !== each)) job.request.controller.abort();
  };
}

function loadNext() {
  while (pictureRequests < pictureRequestLimit && pictureQueue.length > 0) {
    // The latest wish is for what is visible now. Rows are asked for from the last to the first, so the page fills from its top.
    const request = { jobs: [pictureQueue.pop()], controller: new AbortController() };
    const toggles = JSON.stringify(request.jobs[0].values);
    while (request.jobs.length < picturesPerRequest && pictureQueue.length > 0 && JSON.stringify(pictureQueue.at(-1).values) === toggles) {
      request.jobs.push(pictureQueue.pop());
    }
    for (const job of request.jobs) job.request = request;
    pictureRequests += 1;
    load(request).finally(() => {
      pictureRequests -= 1;
      loadNext();
      tellPictureWaiters();
    });
  }
}

// Sends a request. Its answer has a line for each picture, in their order, as soon as it is drawn.
async function load({ jobs, controller }) {
  const waiting = jobs.map(job => ({ job, revision: revisions.get(job.id) ?? 0 }));
  let failure = { message: 'The server does not answer.' };
  try {
    const answer = await fetch('api/pictures', {
      method: 'POST', cache: 'no-store', signal: controller.signal, headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pictures: jobs.map(({ id, variant }) => ({ id, variant: Number(variant) })), toggles: jobs[0].values }),
    });
    if (answer.ok) {
      for await (const line of linesOf(answer.body)) {
        const { png, facts: fact = null, error = null } = JSON.parse(line);
        if (fact) withErrors([fact]);
        const { job, revision } = waiting.shift();
        finish(job, { url: png ? 'data:image/png;base64,' + png : null, facts: fact, error: fact?.error ?? error, revision });
      }
    } else failure = (await answer.json().catch(() => null))?.error ?? { message: `The server answered ${answer.status}.` };
  } catch (error) {
    if (error.name === 'AbortError') return;
  }
  for (const { job } of waiting) finish(job, { url: null, facts: null, error: failure, revision: -1 });
}

function finish(job, picture) {
  if (pictureJobs.get(job.key) === job) pictureJobs.delete(job.key);
  keep(job.query, picture);
  noteFacts(job, picture);
  for (const done of job.listeners) done(picture);
}

// The lines of a stream of UTF-8, each as soon as it is complete.
async function* linesOf(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let beginning = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const [first, ...rest] = value.split('\n');
    beginning.push(first);
    for (const line of rest) {
      yield beginning.join('');
      beginning = [line];
    }
  }
}

// The PNG file of a picture that was loaded.
async function blobOf(picture) {
  if (!picture.url.startsWith('data:')) return (await fetch(picture.url)).blob();
  const bytes = Uint8Array.from(atob(picture.url.slice(picture.url.indexOf(',') + 1)), character => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

// Facts of a picture as the manifest has it are those that filters use.
function noteFacts(job, picture) {
  if (Object.keys(job.values).length > 0 || picture.revision < 0) return;
  // A picture that cannot be drawn keeps the size of the one before, so that its row does not jump.
  const fact = picture.error ? { error: picture.error, diagnostics: picture.facts?.diagnostics } : picture.facts;
  if (!fact) return;
  const before = facts[job.id]?.[job.variant];
  (facts[job.id] ??= {})[job.variant] = { ...before, error: undefined, diagnostics: undefined, ...fact };
  if (JSON.stringify(before) !== JSON.stringify(facts[job.id][job.variant])) tellFacts();
}

function keep(query, picture) {
  // An answer that nobody waits for any more may come after the one to a later request.
  if (pictureCache.get(query)?.revision > picture.revision && picture.revision >= 0) return;
  pictureCache.delete(query);
  pictureCache.set(query, picture);
  if (pictureCache.size > pictureCacheLimit) pictureCache.delete(pictureCache.keys().next().value);
}

// The size of a picture in points, or null while it is not known.
function pictureSize(fact, image) {
  const scale = fact?.scale || 1;
  if (fact?.width && fact?.height) return [fact.width / scale, fact.height / scale];
  if (image?.naturalWidth) return [image.naturalWidth / scale, image.naturalHeight / scale];
  return null;
}

// Alternative text: what the label says now, else its name. A picture may arrive after the state in which the label says something else.
function alternative({ id }, column) {
  const label = labelsByID.get(id);
  return `${label?.alt || label?.title || id}, ${column.name}`;
}
