import type { ProductListQuery } from '#web/document/paths.ts';
import { readListQuery } from '#web/lists/list-address.ts';

/** What the address of the list asks for; a category that cannot be read is none. */
export function readProductQuery(params: URLSearchParams): ProductListQuery {
  const category = params.get('category') ?? '';
  return {
    ...readListQuery(params),
    ...(/^[a-z0-9-]{1,60}$/.test(category) && { category }),
  };
}
