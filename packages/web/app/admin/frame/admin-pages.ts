import type { StaffCall } from '#web/admin/api/use-may.ts';

type AdminPage = {
  readonly path: string;
  /** The page's view of that name and value alone. */
  readonly view?: readonly [name: string, value: string];
  /** The call without which the page has nothing to show. */
  readonly shows: StaffCall;
};

/** The first that fits an address is its page. */
const pages: readonly AdminPage[] = [
  { path: '/admin/dashboard', view: ['tab', 'failed'], shows: 'listFailedMails' },
  { path: '/admin/dashboard', view: ['tab', 'audit'], shows: 'listAuditEntries' },
  { path: '/admin/orders/new', shows: 'createQuote' },
  { path: '/admin/orders', view: ['view', 'enquiries'], shows: 'listQuotes' },
  { path: '/admin/orders', shows: 'listAllOrders' },
  { path: '/admin/Uploadproduct', shows: 'createProduct' },
  { path: '/admin/edit-product/', shows: 'updateProduct' },
  { path: '/admin/productsEdit', view: ['tab', 'reviews'], shows: 'listReviews' },
  { path: '/admin/productsEdit', view: ['tab', 'categories'], shows: 'createCategory' },
  { path: '/admin/productsEdit', view: ['tab', 'synonyms'], shows: 'createSynonym' },
  { path: '/admin/productsEdit', view: ['tab', 'rules'], shows: 'updateListingRule' },
  { path: '/admin/productsEdit', view: ['tab', 'prices'], shows: 'listPriceRules' },
  { path: '/admin/productsEdit', shows: 'listDeletedProducts' },
  { path: '/admin/message', shows: 'listMessages' },
  { path: '/admin/users', shows: 'listUsers' },
  { path: '/admin/books', view: ['tab', 'month'], shows: 'getMonth' },
  { path: '/admin/books', view: ['tab', 'owed'], shows: 'listOwed' },
  { path: '/admin/books', shows: 'getFigures' },
  { path: '/admin/settings', view: ['tab', 'people'], shows: 'listStaff' },
  { path: '/admin/settings', view: ['tab', 'programs'], shows: 'listApiKeys' },
  { path: '/admin/settings', shows: 'getSettings' },
];

/** The call that shows the page at an address; undefined where everybody who works in the shop sees it. */
export function callOfPage(pathname: string, search: string): StaffCall | undefined {
  const params = new URLSearchParams(search);
  const fits = ({ path, view }: AdminPage) =>
    (path.endsWith('/') ? pathname.startsWith(path) : pathname === path) &&
    (!view || params.get(view[0]) === view[1]);
  return pages.find(fits)?.shows;
}
