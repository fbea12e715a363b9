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
export const passwordMinimum = 8;
export const avatarMaxBytes = 2 * 1024 * 1024;
export const imageMaxBytes = 5 * 1024 * 1024;
export const maxImages = 10;
/** Orders and users that a search finds are counted up to here: whoever searches looks for fewer. */
export const mostCounted = 1000;
/** With so many left, or fewer, a product is running out. */
export const lowStock = 10;
