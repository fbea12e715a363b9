import type { Rolldown } from 'vite';

/** A module of so many pages goes into the file that nearly all of them load. */
const manyPages = 8;

/**
 * The files that pages share. Dozens of small ones compress worse, and a phone on a weak network asks
 * for each of them; but a file is loaded whole, with all that its modules import. So what the root
 * loads is one file, what most pages load another, and below them stands what some pages load
 * together. Rolldown makes files of the rest, one for each set of pages.
 * `bench/first-visit.test.ts` has a limit for each page.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  {
    name: (id, modules) => (isLoadedByRoot(id, modules) ? 'shell' : null),
    test: /preload-helper|packages\//,
  },
  {
    name: 'fields',
    test: /app\/(forms\/(use-submit|show-refusal)|ui\/(use-hydrated|fields\/(field-frame|submit-button|text-field)))\./,
  },
  {
    name: (id, modules) => (pagesOf(id, modules).size >= manyPages ? 'common' : null),
    test: /packages\//,
  },
  {
    name: 'lists',
    test: /app\/(lists\/(use-search|use-debounced)|ui\/(pagination|fields\/search-box))/,
  },
  {
    name: 'product',
    test: /app\/ui\/(images\/(product-image|no-image)|fields\/quantity-stepper)\./,
  },
  {
    name: 'cart',
    test: /app\/cart\/(cart-(contents|line-item|summary)|removed-line|totals-list)\./,
  },
  { name: 'payments', test: /app\/payments\// },
  { name: 'admin', test: /app\/(lists|ui\/data-table|admin\/frame\/detail-section)/ },
];

const root = /app\/(root|entry\.client)\.tsx/;
const page = /\.tsx\?__react-router-build-client-route/;

function isLoadedByRoot(id: string, modules: Rolldown.ChunkingContext): boolean {
  return [...pagesOf(id, modules)].some((importer) => root.test(importer));
}

/** The route modules, root included, that import the module or something that imports it. */
function pagesOf(id: string, modules: Rolldown.ChunkingContext): Set<string> {
  const seen = new Set<string>();
  const pages = new Set<string>();
  const visit = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    if (page.test(at) || root.test(at)) pages.add(at);
    else modules.getModuleInfo(at)?.importers.forEach(visit);
  };
  visit(id);
  return pages;
}
