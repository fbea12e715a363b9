import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';
import { currentKey, currentParams } from '#web/navigation/current-address.ts';
import { useNavigateHere, useNavigateOnPage } from '#web/navigation/use-navigate-here.ts';
import { changeParams, type ParamChanges, readListQuery } from './list-address.ts';

/**
 * A list whose page, search, filters and open entry (`?{entry}={id}`) are in the address, so that a
 * reload, Back and a copied link show the same view.
 */
export function useListAddress(entry: string) {
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigateHere();
  const navigateOnPage = useNavigateOnPage();
  const openId = params.get(entry) ?? undefined;

  function queryAfter(changes: ParamChanges, from = params): string {
    return `?${changeParams(from, changes)}`;
  }

  /** Changes the list itself, unless an entry of it was opened or closed in the meantime. */
  function changeList(changes: ParamChanges, options?: NavigateOptions) {
    const now = currentParams();
    if (now.get(entry) !== params.get(entry)) return;
    return navigateOnPage({ search: queryAfter({ ...changes, [entry]: undefined }, now) }, options);
  }

  return {
    params,
    ...readListQuery(params),
    openId,
    /** Whether the step on show is a search that was typed. */
    isSearch: state?.isSearch === true,

    /** Sets the search or filters; the list starts again at its first page. */
    filter: (changes: ParamChanges, options?: { replace?: boolean; state?: unknown }) =>
      changeList({ ...changes, page: undefined }, { preventScrollReset: true, ...options }),

    setPage: (page: number, options?: { replace?: boolean }) =>
      navigate(
        { search: queryAfter({ page: page > 1 ? String(page) : undefined, [entry]: undefined }) },
        options,
      ),

    /**
     * Properties of a `Link` that opens an entry. It is one step in the history, after the list:
     * an entry replaces the open one, or the list that is left when one was closed.
     */
    linkTo: (id: string, more: ParamChanges = {}) => ({
      to: { search: queryAfter({ ...more, [entry]: id }) },
      preventScrollReset: true,
      replace: openId !== undefined || state?.hasListBefore === true,
      state: openId === undefined ? { ...state, hasListBefore: true } : state,
    }),

    /** Opens another entry in the place of the open one, unless that has been closed or left. */
    replaceOpen: (id: string) => {
      if (currentKey() !== key) return;
      navigate(
        { search: queryAfter({ [entry]: id }) },
        { replace: true, preventScrollReset: true, state },
      );
    },

    /**
     * Goes to the list's address. Does nothing once this entry has been closed or left: what is
     * answered late closes no other, nor the same one when it was opened again.
     */
    close: (also: ParamChanges = {}) => {
      if (currentKey() !== key) return;
      navigate(
        { search: queryAfter({ ...also, [entry]: undefined }) },
        { replace: true, preventScrollReset: true, state },
      );
    },
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
