import type { MachineProblem } from '@mathappu/contract/admin/maintenance';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { DashboardPanel } from '#web/admin/dashboard/dashboard-panel.tsx';
import type { Answer } from '#web/api/call.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import * as words from '#words/admin/operations';

type MachineData = Answer<'getMachine'>['data'];

/** What the owner of a shop without an operator looks after. */
export function Machine() {
  const read = useRead('getMachine', {}, { staleTime: 0, failureText: words.machineFailed });
  return (
    <div className="lg:col-span-2">
      <DashboardPanel
        title={words.machine}
        read={read}
        failureText={words.machineFailed}
        height="h-86 sm:h-41 lg:h-26"
      >
        {({ data }) => (
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {factsOf(data).map(({ name, value, problem }) => (
              <div key={name} className="min-w-0 wrap-anywhere">
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="figures font-semibold">{value}</dd>
                {problem && data.problems.includes(problem) && (
                  <dd className="mt-1 flex gap-2 text-sm text-red-ink">
                    <AlertIcon />
                    {sentences[problem]}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </DashboardPanel>
    </div>
  );
}

const sentences: Record<MachineProblem, string> = {
  database: words.databaseReadOnly,
  disk: words.diskNearlyFull,
  mail: words.mailsNotTaken,
  backup: words.backupTooOld,
  copy: words.copyTooOld,
};

type Fact = { name: string; value: string; problem?: MachineProblem };

function factsOf(data: MachineData): Fact[] {
  const { database, disk } = data;
  const on = (at: string | null, none: string) => (at ? formatDateTime(at) : none);
  const size = sizeOf(database.bytes);
  return [
    {
      name: words.disk,
      value: fill(words.freeOf, { free: sizeOf(disk.freeBytes), all: sizeOf(disk.bytes) }),
      problem: 'disk',
    },
    { name: words.lastBackup, value: on(data.lastBackupAt, words.noneYet), problem: 'backup' },
    { name: words.lastCopy, value: on(data.lastCopyAt, words.neverYet), problem: 'copy' },
    { name: words.lastMail, value: on(data.lastMailAt, words.noneYet), problem: 'mail' },
    {
      name: words.database,
      value:
        database.engine === 'postgres'
          ? fill(words.postgresql, { version: database.version, size })
          : fill(words.embedded, { size }),
      problem: 'database',
    },
    { name: words.version, value: data.version },
  ];
}

const sizeOf = (bytes: number): string =>
  bytes < 1e9
    ? fill(words.megabytes, { count: Math.ceil(bytes / 1e6) })
    : fill(words.gigabytes, { count: (bytes / 1e9).toFixed(1) });
