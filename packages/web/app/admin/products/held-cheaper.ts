import { toHundredths, unitPricePaise } from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { grantOfCall, useMay } from '#web/admin/api/use-may.ts';
import { mayDo } from '#web/session/may-do.ts';
import { currentUser } from '#web/session/session-store.ts';
import * as words from '#words/admin/products';

const inputOf = (productId: string) =>
  ({ query: { kind: 'estimate', productId, isHeldCheaper: 'true' } }) as const;

const sentence = (count: number): string =>
  count === 0 ? '' : fill(plural(words.heldCheaper, count), { count });

/**
 * Says how many running estimates hold the product at less than it costs now; '' for none, and for whom
 * estimates are not.
 */
export function useHeldCheaper(productId: string): string {
  const enabled = useMay()('listQuotes');
  const { data } = useRead('listQuotes', inputOf(productId), { toast: false, enabled });
  return sentence(data?.data.pagination.total ?? 0);
}

type Priced = { price: number | null; discount: number };
const unitPriceOf = ({ price, discount }: Priced): number =>
  unitPricePaise(toHundredths(price ?? 0), toHundredths(discount));

/** The same once the price has risen, as far as it can be read. */
export async function readHeldCheaper(
  { _id, ...before }: Priced & { _id: string },
  after: Priced,
): Promise<string> {
  const maySee = mayDo(currentUser(), grantOfCall('listQuotes'));
  if (!maySee || unitPriceOf(after) <= unitPriceOf(before)) return '';
  const read = call('listQuotes', { ...inputOf(_id), failureText: '', toast: false });
  return read.then(
    ({ data }) => sentence(data.pagination.total),
    () => '',
  );
}
