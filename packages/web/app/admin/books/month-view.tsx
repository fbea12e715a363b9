import type { Month } from '@mathappu/contract/books/months';
import {
  formatDate,
  formatDateTime,
  formatNearDate,
  toShopMonth,
} from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { exportMonths } from '#web/admin/orders/export-months.ts';
import { readAgain } from '#web/api/read-again.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/books';
import { langOfData } from '#words/language';
import { monthQuery, readMonth } from './month-address.ts';
import { MonthTables, TallyButton } from './month-tables.tsx';

/** The accountant's month: its tables as files, and whether it is closed. */
export function MonthView() {
  const address = useListAddress('entry');
  const month = readMonth(address.params);
  const read = useQuery(monthQuery(month));
  return (
    <>
      <div className="mb-6 flex">
        <SelectField
          label={words.monthOf}
          options={exportMonths(new Date())}
          value={month}
          onChange={({ target }) => address.filter({ month: target.value })}
          className="w-full sm:w-60"
        />
      </div>
      <ReadStates
        read={read}
        failureText={words.monthFailed}
        skeleton={<ListSkeleton text={words.monthLoading} rowHeight="h-56 md:h-12" />}
      >
        {({ data }) => <Tables key={month} month={month} data={data} />}
      </ReadStates>
    </>
  );
}

type MonthProps = { month: string; data: Month };

function Tables({ month, data }: MonthProps) {
  const { sums, problems } = data;
  const hasPapers = data.tables.b2b !== undefined;
  const isEven = !problems.some(({ code }) => code === 'sumsDiffer');
  return (
    <div className="grid gap-6">
      <Problems problems={problems} />
      <MonthTables month={month} data={data} canTake={isEven} />
      {hasPapers && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
            <dt>{words.sumByTables}</dt>
            <dd className="figures text-right font-semibold">{formatRupees(sums.tables.total)}</dd>
            <dt>{words.sumByPapers}</dt>
            <dd className="figures text-right font-semibold">{formatRupees(sums.papers.total)}</dd>
          </dl>
          {isEven && <TallyButton month={month} />}
        </div>
      )}
      <Closing month={month} data={data} />
    </div>
  );
}

function Problems({ problems }: Pick<Month, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="yellow">
      {problems.map(({ code, values }) =>
        code === 'unitsWithoutCode' ? (
          <p key={code}>
            {fill(words.unitsWithoutCode, { units: values.map((unit) => `“${unit}”`).join(', ') })}{' '}
            <PageLink to="/admin/settings?tab=tax" className="link">
              {words.chooseCodes}
            </PageLink>
          </p>
        ) : (
          <p key={code}>{words.sumsDiffer}</p>
        ),
      )}
    </Notice>
  );
}

/** The tick, by whom it was set, and what has changed since. */
function Closing({ month, data: { closed, hash, problems } }: MonthProps) {
  const queries = useQueryClient();
  const mayClose = useMay()('closeMonth');
  const setting = useMutation({
    mutationFn: (isClosed: boolean) =>
      call('closeMonth', {
        params: { month },
        body: { isClosed, hash },
        failureText: words.notClosed,
      }),
    // Also when it was refused: the month may have changed.
    onSettled: () => readAgain(queries, ['getMonth']),
  });
  const isOver = month < toShopMonth(new Date());
  const canClose = isOver && problems.length === 0;
  return (
    <section aria-label={words.closing} className="grid gap-1 border-t border-line pt-4">
      <CheckboxField
        label={words.monthIsClosed}
        checked={closed !== null}
        disabled={!mayClose || setting.isPending || (closed === null && !canClose)}
        onChange={({ target }) => setting.mutate(target.checked)}
      />
      {closed === null && !isOver && <p className="text-ink-soft">{words.notOver}</p>}
      {closed === null && isOver && !canClose && (
        <p className="text-ink-soft">{words.problemsFirst}</p>
      )}
      {closed !== null && <Closed {...closed} />}
    </section>
  );
}

function Closed({ at, by, isUnchanged, changes }: NonNullable<Month['closed']>) {
  return (
    <>
      <p className="text-ink-soft" lang={langOfData}>
        {fill(words.closedBy, { name: by, date: formatDateTime(at) })}
      </p>
      {isUnchanged ? (
        <p>{words.unchanged}</p>
      ) : (
        <Notice tone="yellow">
          {changes.length === 0 && <p>{words.changed}</p>}
          {changes.map(({ count, day, bookedOn }) => (
            <p key={`${day} ${bookedOn}`}>
              {fill(plural(words.changedReceipts, count), {
                count,
                day: formatNearDate(day),
                bookedOn: formatDate(bookedOn),
              })}
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}
