import type { PriceGroup } from '@mathappu/contract/catalogue/price-list';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '#web/api/use-read.ts';

type Reader = typeof import('@mathappu/contract/pasted-lists/read-list');
const load = (): Promise<Reader> => import('@mathappu/contract/pasted-lists/read-list');

/** The reader of lists with the products and words of the shop, which are fetched once it is wanted. */
export function useListReader(groups: readonly PriceGroup[], isWanted: boolean) {
  const [reader, setReader] = useState<Reader>();
  const [hasFailed, setFailed] = useState(false);
  const { data, error } = useRead('listSynonymWords', {}, { enabled: isWanted, toast: false });
  useEffect(() => {
    if (!isWanted || reader) return;
    load().then(setReader, () => setFailed(true));
  }, [isWanted, reader]);
  const read = useMemo(
    () =>
      reader &&
      data &&
      reader.makeListReader({
        products: groups.flatMap(({ products }) => products),
        synonyms: data.data,
        kinds: groups.flatMap(({ name, nameTa }) => [name, nameTa]),
      }),
    [reader, data, groups],
  );
  return { read, isFailed: hasFailed || error !== null };
}
