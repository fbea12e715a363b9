/** Where the ids of the products that were looked at last are kept. */
export const viewedKey = 'recently-viewed';
