import type { CallName } from '../calls.ts';
import type { AnyEndpoint } from '../endpoint.ts';
import type { Grant } from './grants.ts';

/**
 * Calls of customers and visitors that answer more to staff who have the grant. They alone of these calls
 * are open to keys, as far as a key has it: otherwise a customer's call refuses a key, and in a visitor's it
 * is nobody.
 */
export const widerForStaff: Readonly<Partial<Record<CallName, Grant>>> = {
  listProducts: 'read_products',
  listProductsByQuery: 'read_products',
  getProduct: 'read_products',
  getProductByQuery: 'read_products',
  getTaxPapers: 'read_orders',
};

/** Whether a key can be of use in a call: those of staff but of people, and those that are wider for staff. */
export const isOpenToKeys = ({ name, access, grant }: AnyEndpoint): boolean =>
  name in widerForStaff || (access === 'admin' && !grant?.endsWith('_people'));
