import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

export type Read<Answer> = Pick<
  UseQueryResult<Answer>,
  'data' | 'isError' | 'isFetching' | 'refetch'
>;

type ReadStatesProps<Answer> = {
  read: Read<Answer>;
  failureText: string;
  /** Further actions beside Retry. */
  failureActions?: ReactNode;
  /** Shown until the first answer. */
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** The answer, also during a refetch; before the first answer the skeleton or the error. */
export function ReadStates<Answer>(props: ReadStatesProps<Answer>) {
  const { read, failureText, failureActions, skeleton, children } = props;
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return skeleton;
  return (
    <ErrorState message={failureText} onRetry={() => read.refetch()} isRetrying={read.isFetching}>
      {failureActions}
    </ErrorState>
  );
}
