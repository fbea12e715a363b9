/** `when` is '2 minutes ago' or 'meanwhile'. */
export const changed = '{by} changed this product {when}';
