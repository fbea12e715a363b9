import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { fill } from '@mathappu/contract/words';
import type { ServerCall } from '#web/api/server-call.ts';
import { priceListPath } from '#web/navigation/paths.ts';
import * as words from '#words/catalogue/price-list';

/** For the server: the price list, and what its page says of itself. */
export async function loadPriceList(call: ServerCall, delivered: string) {
  return {
    prices: await call(getPriceList),
    title: words.title as string,
    description: fill(words.description, { delivered }),
    canonicalPath: priceListPath,
  };
}

export type LoadedPriceList = Awaited<ReturnType<typeof loadPriceList>>;
