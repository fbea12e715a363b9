import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

type ReadStatesProps<Answer> = {
  read: Pick<UseQueryResult<Answer>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  failureText: string;
  /** Shows until the first answer is there. */
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** What was read, or its skeleton, or its failure with Retry. */
export function ReadStates<Answer>(props: ReadStatesProps<Answer>) {
  const { read, failureText, skeleton, children } = props;
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return skeleton;
  return (
    <ErrorState message={failureText} onRetry={() => read.refetch()} retrying={read.isFetching} />
  );
}
