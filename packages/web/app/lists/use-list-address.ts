import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type AddressChanges, changeParams } from './list-address.ts';
import { readPage, readSearch } from './list-params.ts';

/**
 * A list whose page, search, filters and opened entry (`?{entry}={id}`) stand in the address, so
 * that a reload, Back and a copied link lead to the same sight.
 */
export function useListAddress(entry: string) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openId = params.get(entry) ?? undefined;

  function searchAfter(changes: AddressChanges): string {
    return `?${changeParams(params, changes)}`;
  }

  return {
    params,
    page: readPage(params),
    search: readSearch(params),
    openId,

    /** Another search or filter: the list starts again at its first page. */
    narrow: (changes: AddressChanges, options?: { replace?: boolean; state?: unknown }) =>
      navigate(
        { search: searchAfter({ ...changes, page: undefined, [entry]: undefined }) },
        { preventScrollReset: true, ...options },
      ),

    setPage: (page: number, options?: { replace?: boolean }) =>
      navigate(
        { search: searchAfter({ page: page > 1 ? String(page) : undefined, [entry]: undefined }) },
        options,
      ),

    /** Properties of a `Link` that opens an entry; going from one to the next is one step back. */
    opening: (id: string, more: AddressChanges = {}) => ({
      to: { search: searchAfter({ ...more, [entry]: id }) },
      preventScrollReset: true,
      replace: openId !== undefined,
      state: openId === undefined ? { isOpenedHere: true } : state,
    }),

    /** Undoes the opening, as Back would; leaves nothing to go forward from when it came by a link. */
    close: (also: AddressChanges = {}) =>
      state?.isOpenedHere
        ? navigate(-1)
        : navigate(
            { search: searchAfter({ ...also, [entry]: undefined }) },
            { replace: true, preventScrollReset: true },
          ),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
