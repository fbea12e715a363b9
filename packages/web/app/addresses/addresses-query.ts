import { pageQuery } from '#web/api/use-read.ts';
import * as words from '#words/addresses';

/**
 * Not in a page's file: a `clientLoader` that shares code with its page cannot be fetched, and
 * run, before it (https://reactrouter.com/explanation/code-splitting#route-module-splitting).
 */
export const addressesQuery = (failureText: string) =>
  pageQuery('listAddresses', {}, { failureText });

export const addressesFailureText = words.loadFailed;
export const checkoutFailureText = words.checkoutLoadFailed;
