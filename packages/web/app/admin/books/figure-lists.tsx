import { type FigureList, figureLists } from '@mathappu/contract/books/figures';
import { toShopDay } from '@mathappu/contract/shop-time';
import { useQuery } from '@tanstack/react-query';
import { callForFile } from '#web/admin/api/admin-call.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { ListPager } from '#web/lists/list-pager.tsx';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { type Read, ReadStates } from '#web/lists/read-states.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/books';
import { type AnyFigures, FigureTable } from './figure-tables.tsx';
import {
  type Asked,
  daysOf,
  figuresQuery,
  isWhole,
  owedQuery,
  readFigures,
} from './figures-address.ts';
import { useChangeFigures } from './use-change-figures.ts';

const listWords: Readonly<Record<FigureList, string>> = {
  received: words.received,
  owed: words.owed,
  products: words.products,
  categories: words.categories,
  places: words.places,
  sources: words.sources,
  staff: words.staff,
};

/** The owner's figures: one list over some days, with its sums. */
export function FigureLists() {
  const { params, change } = useChangeFigures();
  const asked = readFigures(params);
  const read = useQuery(figuresQuery(asked));
  return (
    <>
      <FigureHead asked={asked} onChange={change} />
      {isWhole(asked) && (
        <OneList key={asked.list} read={read} isBusy={read.isPlaceholderData} list={asked.list} />
      )}
    </>
  );
}

/** Who owes, for those who see no other figures. */
export function ToCollect() {
  const { params } = useChangeFigures();
  const read = useQuery(owedQuery(params));

  async function fetchFile() {
    const query = { as: 'csv' } as const;
    const content = await callForFile('listOwed', { query, failureText: words.exportFailed });
    return { content, name: `owed-${toShopDay(new Date())}.csv` };
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{words.owed}</h2>
        <DownloadButton fetchFile={fetchFile}>{words.csv}</DownloadButton>
      </div>
      <OneList read={read} isBusy={read.isPlaceholderData} list="owed" />
    </>
  );
}

type OneListProps = { read: Read<{ data: AnyFigures }>; isBusy: boolean; list: FigureList };

function OneList({ read, isBusy, list }: OneListProps) {
  const { setPage } = useChangeFigures();
  const skeleton = <ListSkeleton text={words.loading} rowHeight="h-36 md:h-12" />;
  return (
    <ReadStates read={read} failureText={words.loadFailed} skeleton={skeleton}>
      {({ data }) =>
        // Until the answer comes the one before stands there, also that of another list.
        data.list === list ? (
          <>
            <FigureTable figures={data} isBusy={isBusy} />
            <ListPager paging={data.pagination} things={words.rows} onPage={setPage} />
          </>
        ) : (
          skeleton
        )
      }
    </ReadStates>
  );
}

type FigureHeadProps = {
  asked: Asked;
  onChange: ReturnType<typeof useChangeFigures>['change'];
};

function FigureHead({ asked, onChange }: FigureHeadProps) {
  const may = useMay();
  const { list, from, to } = asked;
  const options = figureLists
    .filter((one) => one !== 'owed' || may('listOwed'))
    .map((value) => ({ value, label: listWords[value] }));
  const isRefused = !isWhole(asked);

  async function fetchFile() {
    const content = await callForFile('getFigures', {
      params: { list },
      query: { ...daysOf(asked), as: 'csv' },
      failureText: words.exportFailed,
    });
    const days = list === 'owed' ? toShopDay(new Date()) : `${from}-${to}`;
    return { content, name: `${list}-${days}.csv` };
  }

  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <SelectField
        label={words.list}
        options={options}
        value={list}
        onChange={({ target }) => onChange({ list: target.value })}
        className="max-md:col-span-2 md:w-60"
      />
      {list !== 'owed' && (
        <>
          <TextField
            label={words.from}
            type="date"
            value={from}
            onChange={({ target }) => onChange({ from: target.value }, { replace: true })}
          />
          <TextField
            label={words.to}
            type="date"
            value={to}
            onChange={({ target }) => onChange({ to: target.value }, { replace: true })}
          />
        </>
      )}
      {!isRefused && <DownloadButton fetchFile={fetchFile}>{words.csv}</DownloadButton>}
      <p role="alert" className="w-full text-danger max-md:col-span-2 empty:hidden">
        {isRefused ? words.daysRefused : ''}
      </p>
    </div>
  );
}
