// SPDX-License-Identifier: MIT
//
// Lets the pages of DocC's renderer open from a plain folder and from any path of a server. It runs before the renderer's own scripts.
//
// DocC's pages know the path that they are served from, fetch their contents as JSON, and change the address without loading a page. Browsers
// allow neither of the last two for file: addresses. Here the path is found from this script's address, contents come as scripts that call
// `docData`, and in a folder a link loads the `index.html` of its page.
(() => {
  const root = new URL('..', document.currentScript.src);
  const isFolder = location.protocol === 'file:';
  window.baseUrl = root.pathname;

  // The path of this page without its file name.
  window.docPath = () => location.pathname.replace(/\/index\.html$/, '/');

  const contents = new Map();
  window.docData = (path, json) => contents.set(path, json);

  const nativeFetch = window.fetch.bind(window);
  window.fetch = (resource, options) => {
    const url = new URL(resource.url ?? resource, location.href);
    if (!url.href.startsWith(root.href) || !url.pathname.endsWith('.json')) return nativeFetch(resource, options);
    const path = decodeURI(url.pathname.slice(root.pathname.length));
    return new Promise(resolve => {
      const answer = status => resolve({
        ok: status === 200, status, redirected: false, url: url.href,
        json: () => Promise.resolve(structuredClone(contents.get(path))),
      });
      if (contents.has(path)) return answer(200);
      const script = document.createElement('script');
      script.src = url.href.replace(/\.json$/, '.js');
      script.onload = () => { script.remove(); answer(200); };
      script.onerror = () => { script.remove(); answer(404); };
      document.head.append(script);
    });
  };

  if (!isFolder) return;

  // The file of the page that an address of this site names.
  const fileOf = address => {
    const url = new URL(address, location.href);
    if (url.href.startsWith(root.href) && !/\.[a-z0-9]+$/.test(url.pathname)) url.pathname = url.pathname.replace(/\/?$/, '/index.html');
    return url;
  };
  const isOtherPage = url => url.pathname !== location.pathname;

  for (const name of ['pushState', 'replaceState']) {
    const native = history[name].bind(history);
    history[name] = (state, title, address) => {
      const url = fileOf(address ?? location.href);
      if (isOtherPage(url)) location.assign(url); else native(state, title, url);
    };
  }

  // Links name their files, so that they also open in a new tab; the renderer does not see a click that leaves its page.
  for (const kind of ['pointerdown', 'focusin', 'click']) {
    addEventListener(kind, event => {
      const link = event.target.closest?.('a[href]');
      if (!link) return;
      const url = fileOf(link.href);
      if (url.protocol !== 'file:' || !isOtherPage(url)) return;
      link.href = url.href;
      if (kind === 'click') event.stopImmediatePropagation();
    }, true);
  }
})();
