import type { Delivery } from '@mathappu/contract/programs/webhooks';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import * as words from '#words/admin/programs';
import { langOfData } from '#words/language';
import { eventWords, stateWords } from './event-words.ts';

type DeliveriesProps = {
  deliveries: readonly Delivery[];
  /** The id of the one that is being sent. */
  sending: string | undefined;
  onSend: ((delivery: Delivery) => void) | undefined;
};

const tones = { waiting: 'blue', delivered: 'green', failed: 'red' } as const;

/** The log of an address, folded while nothing in it has failed. */
export function Deliveries({ deliveries, sending, onSend }: DeliveriesProps) {
  if (deliveries.length === 0) return <p className="mt-3 text-ink-soft">{words.nothingSent}</p>;
  const columns: Column<Delivery>[] = [
    {
      header: words.event,
      kind: 'title',
      cell: ({ event, subject }) => (
        <>
          {eventWords[event]}
          {subject && (
            <span className="block font-normal wrap-anywhere" lang={langOfData}>
              {subject}
            </span>
          )}
        </>
      ),
    },
    {
      header: words.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{stateWords[state]}</Badge>,
    },
    { header: words.tries, cell: ({ tries }) => tries },
    {
      header: words.answer,
      cell: ({ answer }) => (
        <span className="line-clamp-3 wrap-anywhere" lang={langOfData}>
          {answer}
        </span>
      ),
    },
    { header: words.when, cell: ({ createdAt }) => formatDateTime(createdAt) },
  ];
  if (onSend) {
    columns.push({
      header: words.actions,
      kind: 'actions',
      cell: (delivery) => (
        <Button
          size="sm"
          variant="secondary"
          isBusy={sending === delivery._id}
          onClick={() => onSend(delivery)}
        >
          {words.sendAgain}
        </Button>
      ),
    });
  }
  return (
    <details className="mt-3" open={deliveries.some(({ state }) => state === 'failed')}>
      <summary className="min-h-11 cursor-pointer py-2.5">
        {fill(plural(words.log, deliveries.length), { count: deliveries.length })}
      </summary>
      <DataTable
        caption={words.logCaption}
        columns={columns}
        rows={deliveries}
        rowKey={({ _id }) => _id}
      />
    </details>
  );
}
