import type { listOwed } from '@mathappu/contract/books/figures';
import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import type * as z from 'zod/mini';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { zoneName } from '#web/delivery/zone-names.ts';
import { adminOrderPath } from '#web/navigation/paths.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { buttonLooks } from '#web/ui/button-looks.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/books';
import { langOfData } from '#words/language';

type Owed = z.output<typeof listOwed.data>;
type OwedRow = Owed['rows'][number];
type GiveBackRow = Owed['giveBack'][number];

/** Who owes, each with a message that says so, and whose money is to be given back. */
export function OwedTable({ rows, giveBack, foot, isBusy }: Owed & { isBusy: boolean }) {
  const columns: Column<OwedRow>[] = [
    { header: words.buyer, kind: 'title', cell: (row) => <Buyer row={row} />, foot: words.total },
    {
      header: words.place,
      cell: ({ place }) => (place ? zoneName(place) : words.notStated),
    },
    { header: words.orderTotal, kind: 'number', cell: ({ total }) => formatRupees(total) },
    { header: words.received, kind: 'number', cell: ({ received }) => formatRupees(received) },
    {
      header: words.stillOwed,
      kind: 'number',
      cell: ({ owed }) => formatRupees(owed),
      foot: formatRupees(foot.owed),
    },
    { header: words.since, cell: ({ since }) => formatDate(since) },
    { header: words.payBy, cell: (row) => <PayBy row={row} /> },
    { header: words.remind, kind: 'actions', cell: (row) => <Remind row={row} /> },
  ];
  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          caption={words.owed}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          isBusy={isBusy}
        />
      ) : (
        <EmptyState title={words.nobodyOwes} />
      )}
      {giveBack.length > 0 && <ToGiveBack rows={giveBack} sum={foot.giveBack} />}
    </>
  );
}

function ToGiveBack({ rows, sum }: { rows: readonly GiveBackRow[]; sum: number }) {
  const columns: Column<GiveBackRow>[] = [
    { header: words.buyer, kind: 'title', cell: (row) => <Buyer row={row} />, foot: words.total },
    {
      header: words.place,
      cell: ({ place }) => (place ? zoneName(place) : words.notStated),
    },
    {
      header: words.toGiveBack,
      kind: 'number',
      cell: ({ amount }) => formatRupees(amount),
      foot: formatRupees(sum),
    },
  ];
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">{words.toGiveBack}</h2>
      <DataTable
        caption={words.toGiveBack}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => _id}
      />
    </section>
  );
}

function Buyer({ row: { buyer, orderId } }: { row: OwedRow | GiveBackRow }) {
  return (
    <>
      {buyer && (
        <span lang={langOfData} className="block wrap-anywhere">
          {buyer}
        </span>
      )}
      <PageLink
        to={adminOrderPath(orderId)}
        otherwise={<span className="figures font-normal">{orderId}</span>}
        className="link figures inline-flex min-h-11 items-center font-normal whitespace-nowrap"
      >
        {orderId}
      </PageLink>
    </>
  );
}

/** Until when it is to be paid, and how long that is over; cash at the door has no day. */
function PayBy({ row: { method, payBy, daysOver } }: { row: OwedRow }) {
  if (payBy === null) return method === 'cod' ? words.atTheDoor : '–';
  return (
    <>
      {formatDate(payBy)}
      {daysOver > 0 && (
        <span className="block text-sm text-danger">
          {fill(plural(words.daysOver, daysOver), { count: daysOver })}
        </span>
      )}
    </>
  );
}

function Remind({ row: { buyer, phone, orderId, owed, path } }: { row: OwedRow }) {
  const { name: shop, publicUrl } = useShop();
  if (!phone) return '–';
  const facts = { shop, orderId, amount: formatRupees(owed) };
  const text = fill(words.reminder, { ...facts, link: publicUrl + path });
  return (
    <a
      href={whatsappAddress(phone, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={fill(words.remindWhom, { buyer: buyer || orderId, orderId })}
      className={buttonLooks('whatsapp', 'sm')}
    >
      {words.remind}
    </a>
  );
}
