// SPDX-License-Identifier: MIT
'use strict';

// Loads pictures: a few at once, those asked for last first, and keeps the ones that were seen last.

const pictureLimit = 6;
const pictureCacheLimit = 1500;
const pictureCache = new Map();
const pictureQueue = [];
const pictureJobs = new Map();
let pictureLoads = 0;

// The query that names one picture: the label, its variant, and the toggles.
function pictureQuery(id, variant, values = overrides()) {
  // The server takes a plus sign for itself.
  return new URLSearchParams({ id, variant, ...values }).toString().replaceAll('+', '%20');
}

// A picture that was loaded or failed, or null: { url, blob, facts, error, revision }.
function knownPicture(id, variant, values = overrides()) {
  if (exported) return exportedPicture(id, variant);
  const known = pictureCache.get(pictureQuery(id, variant, values)) ?? null;
  // What is known not to be drawable as the manifest has it needs no request.
  const error = Object.keys(values).length === 0 ? knownError(id, variant) : null;
  return error && !known?.error ? { url: null, blob: null, facts: null, error, revision: revisions.get(id) ?? 0 } : known;
}

const isCurrent = (picture, id) => picture !== null && picture.revision === (revisions.get(id) ?? 0);

function exportedPicture(id, variant) {
  const picture = labelsByID.get(id)?.pictures?.[variant];
  const fact = facts[id]?.[variant] ?? null;
  if (!picture) return { url: null, facts: fact, error: knownError(id, variant) ?? fact?.error ?? { message: 'This picture was not exported.' }, revision: 0 };
  if (!picture.url) return { url: null, facts: fact, error: knownError(id, variant) ?? fact?.error ?? { message: 'This label cannot be drawn.' }, revision: 0 };
  return { url: picture.url, blob: null, facts: fact, error: null, revision: 0 };
}

// Asks for a picture. The answer is a function that gives up on it. Wishes for the same picture share one request.
function wantPicture(id, variant, done, values = overrides()) {
  if (exported) { done(exportedPicture(id, variant)); return () => {}; }
  const query = pictureQuery(id, variant, values);
  const key = `${query} ${revisions.get(id) ?? 0}`;
  let job = pictureJobs.get(key);
  if (!job) {
    job = { key, query, id, variant, values, listeners: new Set(), controller: new AbortController(), isLoading: false };
    pictureJobs.set(key, job);
  }
  job.listeners.add(done);
  if (!job.isLoading) {
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
    job.controller.abort();
  };
}

function loadNext() {
  while (pictureLoads < pictureLimit && pictureQueue.length > 0) {
    // The latest wish is for what is visible now. Rows are asked for from the last to the first, so the page fills from its top.
    const job = pictureQueue.pop();
    pictureLoads += 1;
    job.isLoading = true;
    load(job).catch(() => {}).finally(() => {
      if (pictureJobs.get(job.key) === job) pictureJobs.delete(job.key);
      pictureLoads -= 1;
      loadNext();
    });
  }
}

async function load(job) {
  const revision = revisions.get(job.id) ?? 0;
  let picture;
  try {
    const answer = await fetch('api/picture?' + job.query, { signal: job.controller.signal });
    if (answer.ok) {
      const blob = await answer.blob();
      picture = { url: URL.createObjectURL(blob), blob, facts: readFacts(answer), error: null, revision };
    } else {
      const body = await answer.json().catch(() => null);
      picture = { url: null, blob: null, facts: null, error: body?.error ?? { message: `The server answered ${answer.status}.` }, revision };
    }
  } catch (error) {
    if (error.name === 'AbortError') return;
    picture = { url: null, blob: null, facts: null, error: { message: 'The server does not answer.' }, revision: -1 };
  }
  keep(job.query, picture);
  noteFacts(job, picture);
  for (const done of job.listeners) done(picture);
}

function readFacts(answer) {
  try { return JSON.parse(answer.headers.get('X-LabelKit-Facts') ?? 'null'); } catch { return null; }
}

// Facts of a picture as the manifest has it are those that filters use.
function noteFacts(job, picture) {
  if (Object.keys(job.values).length > 0 || picture.revision < 0) return;
  const fact = picture.error ? { error: picture.error } : picture.facts;
  if (!fact) return;
  const before = facts[job.id]?.[job.variant];
  (facts[job.id] ??= {})[job.variant] = { ...before, error: undefined, ...fact };
  if (JSON.stringify(before) !== JSON.stringify(facts[job.id][job.variant])) tellFacts();
}

function keep(query, picture) {
  const before = pictureCache.get(query);
  pictureCache.delete(query);
  pictureCache.set(query, picture);
  // A row may still show the old picture until this frame is over.
  if (before?.url) setTimeout(() => URL.revokeObjectURL(before.url), 1000);
  while (pictureCache.size > pictureCacheLimit) {
    const [oldest, evicted] = pictureCache.entries().next().value;
    pictureCache.delete(oldest);
    if (evicted.url) setTimeout(() => URL.revokeObjectURL(evicted.url), 1000);
  }
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
