import { facetNames } from './catalogue/facets.ts';

const list = ['page', 'search'];

/** The query parameters that each page reads, by its path; a page that is not named reads none. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/products': [...list, 'view', 'category', ...facetNames, 'price', 'sort'],
  '/cart': ['estimate'],
  '/checkout': ['estimate'],
  '/login': ['from', 'verify', 'invite'],
  '/register': ['from'],
  '/address': ['id'],
  '/myorder': [...list, 'view', 'status', 'order'],
  '/contact': ['subject', 'message'],
  '/admin/dashboard': [
    ...['tab', 'best', 'chart', 'mail'],
    ...[...list, 'entry', 'kind', 'action', 'by', 'day', 'after'],
  ],
  '/admin/productsEdit': [...list, 'tab', 'product', 'category', 'stock', 'listing', 'sort'],
  '/admin/users': [...list, 'user', 'edit', 'status', 'role'],
  '/admin/orders': [
    ...[...list, 'order', 'status', 'userId', 'owing', 'packed', 'reported'],
    ...['view', 'enquiry', 'state', 'product'],
  ],
  '/admin/orders/new': ['copy', 'report'],
  '/admin/books': ['tab', 'list', 'from', 'to', 'page', 'month'],
  '/admin/settings': ['tab'],
  '/admin/message': [...list, 'message', 'status', 'answered'],
};
