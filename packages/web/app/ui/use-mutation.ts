import { useRef, useState } from 'react';

type MutationOptions<Result, Input> = {
  mutationFn: (input: Input) => Promise<Result>;
  onSuccess?: (result: Result) => unknown;
  onError?: (error: Error) => unknown;
  /** After either; it is pending until this settles. */
  onSettled?: () => unknown;
};

type MutationState<Result, Input> = { data?: Result; error?: Error } & (
  | { isPending: true; variables: Input }
  | { isPending: false; variables?: Input }
);

/** A call that changes something, with its state; of several at once that of the last one. */
export function useMutation<Result, Input = void>(options: MutationOptions<Result, Input>) {
  const [state, setState] = useState<MutationState<Result, Input>>({ isPending: false });
  const last = useRef<object>(undefined);

  async function mutateAsync(variables: Input): Promise<Result> {
    const { mutationFn, onSuccess, onError, onSettled } = options;
    const current = {};
    last.current = current;
    const settle = (outcome: { data?: Result; error?: Error }) => {
      if (last.current === current) setState({ isPending: false, variables, ...outcome });
    };
    setState({ isPending: true, variables });
    let outcome: { data?: Result; error?: Error } = {};
    try {
      const data = await mutationFn(variables);
      outcome = { data };
      await onSuccess?.(data);
      return data;
    } catch (error) {
      outcome = { error: error as Error };
      await onError?.(error as Error);
      throw error;
    } finally {
      try {
        await onSettled?.();
      } finally {
        settle(outcome);
      }
    }
  }

  return {
    ...state,
    mutateAsync,
    /** Runs the act for callers that need no answer; a failed call has shown its toast. */
    mutate: (variables: Input): void => {
      mutateAsync(variables).catch(() => undefined);
    },
    reset: () => {
      last.current = undefined;
      setState({ isPending: false });
    },
  };
}
