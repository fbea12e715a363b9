import * as z from 'zod/mini';

/** `full`: orders paid online or in cash. `cod`: orders paid in cash alone. */
export const saleModes = ['full', 'cod'] as const;
export type SaleMode = (typeof saleModes)[number];

const fields = { saleMode: z.enum(saleModes) };

/** How the shop sells, as it is stored. */
export const sellingDocument = z.object(fields);
export type SellingDocument = z.output<typeof sellingDocument>;

/** The same as an admin writes it. */
export const writtenSelling = z.strictObject(fields);
