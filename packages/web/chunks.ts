import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/**
 * The files that pages share, in the order in which they take their modules. Dozens of small ones
 * compress worse, and a phone on a weak network asks for each of them; but a file is loaded whole,
 * and it takes what its modules import along, unless an earlier one has it. So what the root loads
 * is one file, what most pages load another, and below them is what some pages load together.
 * Rolldown makes files of the rest, one for each set of pages. Each file is named in the manifest,
 * which every page loads, so a module of a few lines is better off in a file of its pages.
 * `bench/first-visit.test.ts` has a limit for each page.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
  },
  {
    name: (id, modules) => (isOnMostPages(id) || isLoadedByRoot(id, modules) ? 'shell' : null),
    test: /preload-helper|packages\//,
  },
  {
    name: 'screens',
    test: /app\/(lists\/read-states|ui\/(use-hydrated|error-state|notice|page-heading|fields\/(field-looks|form-error)|images\/notice-icons))\./,
  },
  {
    name: 'common',
    test: /app\/(delivery\/delivery-pincode|ui\/images\/(no-image|product-image|edit-icons))\./,
  },
  { name: 'pagination', test: /app\/ui\/pagination\./ },
  { name: 'shop-icons', test: /app\/ui\/images\/shop-icons\./ },
  { name: 'empty-state', test: /app\/ui\/empty-state\./ },
  { name: 'table', test: /app\/ui\/(table-roles|fields\/checkbox-field)\./ },
  { name: 'ask', test: /app\/(forms\/use-ask|ui\/overlays\/confirm-dialog)\./ },
  {
    name: 'private',
    test: /app\/(addresses\/addresses-query|orders\/words(\.ta)?|session\/(start-reads|use-required-user)|document\/reload-shop|navigation\/router)\./,
  },
  {
    name: 'fields',
    test: /app\/(account\/keep-way-back|forms\/(use-submit|show-refusal)|ui\/fields\/(field-frame|submit-button|text-field))\./,
  },
  { name: 'passport', test: /contract\/src\/(catalogue\/passport-texts|words\/passport(\.ta)?)\./ },
  { name: 'letters', test: /app\/ui\/format\/letters\./ },
  {
    name: 'lists',
    test: /app\/(lists\/(list-address|use-search-in-address|use-debounced-value)|catalogue\/(product-list-query|use-show-list)|ui\/fields\/search-box)\./,
  },
  { name: 'list-filter', test: /app\/lists\/(list-search|list-total|use-list-address)\./ },
  {
    name: 'quantity',
    test: /app\/(ui\/fields\/quantity-stepper|cart\/quantity-limits)\./,
  },
  {
    name: 'cart-actions',
    test: /app\/cart\/(account-cart|cart-actions|change-guest-cart|pending\/pending-updates)\./,
  },
  {
    name: 'product',
    test: /app\/(cart\/(add-to-cart|in-cart-badge|use-add-to-cart)|ui\/(star-rating|lazy-until-touched)|catalogue\/(list-before|product-placeholder|product-rating|stock-badge|two-names|unit-price|viewed\/(late-viewed|viewed-key)))\./,
  },
  {
    name: 'totals',
    test: /app\/(ui\/total-rows|frame\/(law-notice|paper-head))|contract\/src\/(orders\/total(s|-rows)|words\/totals(\.ta)?|settings\/delivery-terms)\./,
  },
  {
    name: 'cart',
    test: /app\/cart\/(cart-(contents|line-item|summary)|estimate\/estimate-address|line-refusal|removed-line|totals-list)\./,
  },
  {
    name: 'order-attempt',
    test: /app\/(checkout\/order-attempt|stores\/random-key)\.|contract\/src\/order-refusals\./,
  },
  { name: 'product-list', test: /app\/catalogue\/product-(list-page|grid)\./ },
  {
    name: 'rare-calls',
    test: /contract\/src\/(catalogue\/sheet|invoices\/invoice|quotes\/quote)-calls\./,
  },
  { name: 'payments', test: /app\/(orders\/order-query|payments\/(amounts|use-pay-online))\./ },
  {
    name: 'admin-calls',
    test: /admin-calls|start-admin-reads|sale-mode-labels|settings-query|mailto/,
  },
  {
    name: 'admin-lists',
    test: /app\/(lists|ui\/data-table|admin\/(frame\/(detail-section|tab-row)|categories\/categories-query))/,
  },
];

/** A few lines each, which nearly every page loads. */
const isOnMostPages = (id: string): boolean =>
  /app\/(navigation\/use-navigate-here|toasts\/use-navigate-with-toast|document\/paths|payments\/use-unconfirmed-notice|ui\/(skeleton|card|badge))\./.test(
    id,
  );

/** Whether the root, or what it imports, imports the module. */
function isLoadedByRoot(id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const isRootAbove = (at: string): boolean => {
    if (/app\/(root|entry\.client)\.tsx/.test(at)) return true;
    if (seen.has(at)) return false;
    seen.add(at);
    return modules.getModuleInfo(at)?.importers.some(isRootAbove) ?? false;
  };
  return isRootAbove(id);
}
