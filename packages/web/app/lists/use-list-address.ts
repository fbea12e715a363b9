import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { changeParams, type ParamChanges, readListQuery } from './list-address.ts';

/**
 * A list whose page, search, filters and open entry (`?{entry}={id}`) are in the address, so that a
 * reload, Back and a copied link show the same view.
 */
export function useListAddress(entry: string) {
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const openId = params.get(entry) ?? undefined;
  // The key of the location on show; undefined once it is being closed or the page has been left.
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    shownKey.current = key;
    return () => {
      shownKey.current = undefined;
    };
  }, [key]);

  function queryAfter(changes: ParamChanges): string {
    return `?${changeParams(params, changes)}`;
  }

  return {
    params,
    ...readListQuery(params),
    openId,

    /** Sets the search or filters; the list starts again at its first page. */
    filter: (changes: ParamChanges, options?: { replace?: boolean; state?: unknown }) =>
      navigate(
        { search: queryAfter({ ...changes, page: undefined, [entry]: undefined }) },
        { preventScrollReset: true, ...options },
      ),

    setPage: (page: number, options?: { replace?: boolean }) =>
      navigate(
        { search: queryAfter({ page: page > 1 ? String(page) : undefined, [entry]: undefined }) },
        options,
      ),

    /** Properties of a `Link` that opens an entry; an entry replaces the open one in the history. */
    linkTo: (id: string, more: ParamChanges = {}) => ({
      to: { search: queryAfter({ ...more, [entry]: id }) },
      preventScrollReset: true,
      replace: openId !== undefined,
      state: openId === undefined ? { isOpenedHere: true } : state,
    }),

    /**
     * Goes back when the entry was opened here, so that it leaves no step in the history; replaces
     * the address when it was reached by a link from elsewhere. Does nothing when the entry has been
     * closed or left already, as by an answer that comes late or a second Escape.
     */
    close: (also: ParamChanges = {}) => {
      if (shownKey.current !== key) return undefined;
      shownKey.current = undefined;
      if (state?.isOpenedHere) return navigate(-1);
      return navigate(
        { search: queryAfter({ ...also, [entry]: undefined }) },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
