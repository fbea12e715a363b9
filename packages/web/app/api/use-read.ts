import type { CallName } from '@mathappu/contract/calls';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from './call.ts';
import type { CallInput } from './request.ts';
import type { CallOptions } from './send.ts';

type ReadOptions<Name extends CallName> = Pick<CallOptions, 'failureText' | 'toast'> &
  Pick<
    UseQueryOptions<Answer<Name>>,
    'enabled' | 'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnMount'
  > & {
    /** What the server rendered the page with; null after a navigation in the browser. */
    initial?: Answer<Name> | null;
  };

type ReadArguments<Name extends CallName> =
  // biome-ignore lint/complexity/noBannedTypes: what the empty object satisfies needs nothing
  {} extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: ReadOptions<Name>]
    : [input: CallInput<Name>, options?: ReadOptions<Name>];

/** The answer's name in the query cache; `[name]` alone stands for those of every input. */
export function readKey<Name extends CallName>(name: Name, input?: CallInput<Name>) {
  return [name, input ?? {}] as const;
}

/** The answer of a reading call, kept and shared by its input. */
export function useRead<Name extends CallName>(
  name: Name,
  ...[input, { initial, failureText, toast, ...query } = {}]: ReadArguments<Name>
) {
  return useQuery<Answer<Name>>({
    ...query,
    queryKey: readKey(name, input),
    queryFn: ({ signal }) =>
      call(name, { ...input, signal, failureText, toast } as CallOptions<Name>),
    initialData: initial ?? undefined,
  });
}
