import type { CallName } from '@mathappu/contract/calls';
import type { ArgumentOf } from '@mathappu/contract/endpoint';
import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, type Caller, call, type ShopCall } from './call.ts';
import type { CallInput } from './request.ts';
import type { CallOptions } from './send.ts';

type ReadOptions<Name extends CallName> = Pick<CallOptions, 'failureText' | 'toast'> &
  Pick<
    UseQueryOptions<Answer<Name>>,
    'enabled' | 'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval'
  > & {
    /** The answer with which the server rendered the page; null after a navigation in the browser. */
    initial?: Answer<Name> | null;
  };

type ReadArguments<Name extends CallName> =
  // biome-ignore lint/complexity/noBannedTypes: what the empty object satisfies needs nothing
  {} extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: ReadOptions<Name>]
    : [input: CallInput<Name>, options?: ReadOptions<Name>];

/** The query key of an answer; `[name]` alone matches the answers to every input. */
export function readKey<Name extends CallName>(name: Name, input?: CallInput<Name>) {
  return [name, input ?? {}] as const;
}

/** Reads by the calls of one table. */
export function readsOf<Names extends CallName>(call: Caller<Names>) {
  /** A reading call as a query. Its failure shows a toast while a mounted component uses the query. */
  function readQuery<Name extends Names>(
    name: Name,
    ...[input, { initial, failureText, toast, ...options } = {}]: ReadArguments<Name>
  ) {
    return queryOptions<Answer<Name>>({
      ...options,
      queryKey: readKey(name, input),
      queryFn: ({ signal }) =>
        call(
          name,
          ...([{ ...input, signal, failureText, toast: false }] as unknown as ArgumentOf<
            CallOptions<Name>
          >),
        ),
      initialData: initial ?? undefined,
      meta: { hasToastWhenActive: toast !== false },
    });
  }

  /**
   * Like `readQuery`, for a query that the `clientLoader` of a page starts at every arrival. The
   * page itself fetches it only when it is missing (after a reload), has failed, or was invalidated
   * and not fetched since.
   */
  function pageQuery<Name extends Names>(name: Name, ...read: ReadArguments<Name>) {
    return queryOptions<Answer<Name>>({
      ...readQuery(name, ...read),
      refetchOnMount: ({ state }) => state.status === 'error' || state.isInvalidated,
    });
  }

  /** The answer of a reading call, cached by its input. */
  function useRead<Name extends Names>(name: Name, ...read: ReadArguments<Name>) {
    return useQuery(readQuery(name, ...read));
  }

  return { pageQuery, useRead };
}

export const { pageQuery, useRead } = readsOf<ShopCall>(call);
