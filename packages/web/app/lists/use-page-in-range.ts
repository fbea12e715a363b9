import { useEffect, useEffectEvent } from 'react';

/** Replaces a page beyond the end, whose last row has gone, by the last one. */
export function usePageInRange(
  page: number,
  totalPages: number | undefined,
  onReplace: (page: number) => void,
): void {
  const replace = useEffectEvent(onReplace);
  const lastPage = totalPages === undefined ? page : Math.max(1, totalPages);
  useEffect(() => {
    if (page > lastPage) replace(lastPage);
  }, [page, lastPage]);
}
