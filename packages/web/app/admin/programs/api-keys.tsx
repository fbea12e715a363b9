import type { ApiKey } from '@mathappu/contract/programs/api-keys';
import { maxApiKeys } from '@mathappu/contract/programs/program-limits';
import { formatDate } from '@mathappu/contract/shop-time';
import { findExceeding } from '@mathappu/contract/staff/grants';
import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { SectionWithAct } from '#web/admin/frame/section-with-act.tsx';
import { Rights } from '#web/admin/staff/rights.tsx';
import { areasOfKeys } from '#web/admin/staff/role-grants.ts';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/programs';
import { langOfData } from '#words/language';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { KeyDialog, keptKey } from './key-dialog.tsx';
import { keysQuery } from './program-queries.ts';
import { useOwnGrants } from './use-own-grants.ts';

type Open = { dialog: 'new' } | { dialog: 'end'; key: ApiKey };

/** The keys by which programs call the shop. */
export function ApiKeys() {
  const read = useQuery(keysQuery);
  const mayWrite = useMay()('createApiKey');
  const [open, setOpen] = useState<Open>();
  useReopen(keptKey, () => setOpen({ dialog: 'new' }));
  const close = () => setOpen(undefined);
  const isFull = (read.data?.data.length ?? 0) >= maxApiKeys;
  return (
    <SectionWithAct
      id="keys"
      title={words.keys}
      lead={words.keysLead}
      act={
        mayWrite &&
        !isFull && (
          <Button icon={<PlusIcon />} onClick={() => setOpen({ dialog: 'new' })}>
            {words.newKey}
          </Button>
        )
      }
    >
      <ReadStates
        read={read}
        failureText={words.keysFailed}
        skeleton={<ListSkeleton text={words.loadingKeys} rowHeight="h-16" />}
      >
        {({ data: keys }) =>
          keys.length > 0 ? (
            <KeyTable
              keys={keys}
              onEnd={mayWrite ? (key) => setOpen({ dialog: 'end', key }) : undefined}
            />
          ) : (
            <p>{words.noKeys}</p>
          )
        }
      </ReadStates>
      <KeyDialog isOpen={open?.dialog === 'new'} onClose={close} />
      <EndKeyDialog apiKey={open?.dialog === 'end' ? open.key : undefined} onClose={close} />
    </SectionWithAct>
  );
}

type KeyTableProps = { keys: readonly ApiKey[]; onEnd: ((key: ApiKey) => void) | undefined };

function KeyTable({ keys, onEnd }: KeyTableProps) {
  const held = useOwnGrants();
  const canEnd = ({ grants }: ApiKey) =>
    findExceeding({ grants: held, isOwner: false }, { grants, isOwner: false }) === undefined;
  const columns: Column<ApiKey>[] = [
    {
      header: words.name,
      kind: 'title',
      cell: ({ name, start }) => (
        <>
          <span className="wrap-anywhere" lang={langOfData}>
            {name}
          </span>
          <br />
          <code className="text-sm font-normal text-ink-soft">{`${start}…`}</code>
        </>
      ),
    },
    { header: words.may, cell: ({ grants }) => <Rights areas={areasOfKeys} grants={grants} /> },
    { header: words.by, cell: ({ by }) => <span lang={langOfData}>{by}</span> },
    { header: words.lastUsed, cell: (key) => <LastUsed apiKey={key} /> },
    { header: words.ends, cell: ({ endsOn }) => formatDate(endsOn) },
  ];
  if (onEnd) {
    columns.push({
      header: words.actions,
      kind: 'actions',
      cell: (key) =>
        canEnd(key) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={fill(words.endOf, { name: key.name })}
            onClick={() => onEnd(key)}
          >
            {words.end}
          </Button>
        ),
    });
  }
  return <DataTable caption={words.keys} columns={columns} rows={keys} rowKey={({ _id }) => _id} />;
}

function LastUsed({ apiKey: { lastUsedOn, lastNetwork } }: { apiKey: ApiKey }) {
  if (lastUsedOn === null) return words.never;
  return (
    <>
      {formatDate(lastUsedOn)}
      <br />
      <span className="text-sm text-ink-soft wrap-anywhere">{lastNetwork}</span>
    </>
  );
}
