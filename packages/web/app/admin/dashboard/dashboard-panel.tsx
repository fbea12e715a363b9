import { fill } from '@mathappu/contract/words';
import { type ReactNode, useId } from 'react';
import { type Read, ReadStates } from '#web/lists/read-states.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/admin/dashboard';

type DashboardPanelProps<Answer> = {
  title: string;
  read: Read<Answer>;
  failureText: string;
  /** The usual height of the content, as a class. */
  height: string;
  aside?: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** A titled part of the dashboard that loads and fails independently of the others. */
export function DashboardPanel<Answer>(props: DashboardPanelProps<Answer>) {
  const { title, read, failureText, height, aside, children } = props;
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      <ReadStates
        read={read}
        failureText={failureText}
        skeleton={
          <Loading text={fill(words.loading, { title })}>
            <Skeleton className={height} />
          </Loading>
        }
      >
        {children}
      </ReadStates>
    </Card>
  );
}
