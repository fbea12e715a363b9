import { pageQuery } from '#web/api/use-read.ts';

export const checkoutFailureText = 'Failed to load checkout data';

/**
 * Not in the page's file: a `clientLoader` that shares code with its page cannot be fetched, and
 * run, before it (https://reactrouter.com/explanation/code-splitting#route-module-splitting).
 */
export const addressesQuery = pageQuery('listAddresses', {}, { failureText: checkoutFailureText });
