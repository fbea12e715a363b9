/** Numbers that screens show or obey, apart from the schemas, so that a page gets them without zod. */
export const productPageSize = 12;
export const orderPageSize = 10;
export const userPageSize = 10;
export const messagePageSize = 10;
export const maxPage = 1_000_000;
export const maxSearchLength = 100;
export const maxQuantity = 999;
export const maxCartLines = 100;
export const maxAddresses = 20;
export const messageMaxLength = 1000;
export const descriptionMaxLength = 5000;
/** Of an admin's reason for a change of an order or for a refund. */
export const orderReasonMaxLength = 300;
export const statusReasonMaxLength = 500;
/** Of the payment provider's reason for a failed payment. */
export const paymentReasonMaxLength = 200;
export const passwordMinimum = 8;
export const avatarMaxBytes = 2 * 1024 * 1024;
export const imageMaxBytes = 5 * 1024 * 1024;
export const maxImages = 10;
export const maxImportRows = 20_000;
export const maxImportBytes = 20 * 1024 * 1024;
export const maxStock = 1_000_000;
export const maxPriceRupees = 10_000_000;

/** File sizes are shown in these. */
export const toMegabytes = (bytes: number): number => bytes / 1024 ** 2;

/** Orders and users that a search finds are counted up to here: whoever searches looks for fewer. */
export const mostCounted = 1000;
/** With so many left, or fewer, a product is running out. */
export const lowStock = 10;
