/**
 * What a column of a shop's own price list can be. `net` is what the customer pays, after the
 * discount; a name of both scripts is parted into `name` and `nameTa`. Separate from the schemas, so
 * that a page loads no zod.
 */
export const listColumns = [
  'name',
  'nameTa',
  'category',
  'unit',
  'price',
  'discount',
  'net',
  'stock',
  'description',
  'listNumber',
] as const;
export type ListColumn = (typeof listColumns)[number];
