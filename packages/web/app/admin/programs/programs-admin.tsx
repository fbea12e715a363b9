import { useQuery } from '@tanstack/react-query';
import { ApiKeys } from './api-keys.tsx';
import { keysQuery, webhooksQuery } from './program-queries.ts';
import { Webhooks } from './webhooks.tsx';

/** What works with the shop by itself: the keys of programs, and the addresses that are told what happens. */
export function ProgramsAdmin() {
  const { isPending } = useQuery(keysQuery);
  // Both are read at once.
  useQuery(webhooksQuery);
  return (
    <div className="grid gap-10">
      <ApiKeys />
      {/* The list above it has its height by then. */}
      {!isPending && <Webhooks />}
    </div>
  );
}
