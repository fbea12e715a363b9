import type { Plugin } from 'vite';

/** Runs in the browser. Of each file that was imported with a part of a page, the styles come first. */
const loader = `
const awaited = new Map();
const link = (file) => new Promise((resolve, reject) => {
  const href = '/' + file;
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve();
  const added = document.createElement('link');
  const failed = () => {
    added.remove();
    awaited.delete(file);
    reject(Error(href));
  };
  Object.assign(added, { rel: 'stylesheet', href, onload: resolve, onerror: failed });
  document.head.append(added);
});
const once = (file) => awaited.get(file) ?? awaited.set(file, link(file)).get(file);
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(once));
  return load();
};`;

/**
 * Replaces what Vite puts before each `import()`, which every page loads: it also preloads scripts,
 * which `resolveDependencies` leaves out here, and takes nonces and other bases into account.
 */
export const laterStyles: Plugin = {
  name: 'later-styles',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      if (!code.includes('export const __vitePreload')) throw new Error('Vite preloads otherwise');
      return { code: loader, map: null };
    },
  },
};
