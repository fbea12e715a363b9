import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { fill } from '@mathappu/contract/words';
import type { ServerCall } from '#web/api/server-call.ts';
import * as words from '#words/catalogue/price-list';
import { sheetPath } from './price-list-path.ts';

/** For the server: the price list, and what its page says of itself. */
export async function loadPriceList(call: ServerCall, delivered: string) {
  return {
    prices: await call(getPriceList),
    title: words.title as string,
    description: fill(words.description, { delivered }),
    canonicalPath: sheetPath,
  };
}

export type LoadedPriceList = Awaited<ReturnType<typeof loadPriceList>>;
