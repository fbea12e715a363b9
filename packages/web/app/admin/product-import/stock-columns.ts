import type { ProductCsvColumn } from '@mathappu/contract/product-import';

/** Names of columns in sentences; a file has them in English in every language. */
export const stockColumns = {
  stock: 'stock',
  seen: 'stock seen',
} as const satisfies Record<string, ProductCsvColumn>;
