import { lowStock } from '@mathappu/contract/limits';
import type { SaleMode } from '@mathappu/contract/settings/selling-part';
import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMay } from '#web/admin/api/use-may.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { PageLink, useMayOpen } from '#web/admin/frame/page-link.tsx';
import { reportedPath, toPackFilter, unpaidOfflinePath } from '#web/admin/orders/orders-query.ts';
import { modeLabels } from '#web/admin/settings/sale-mode-labels.ts';
import type { Answer } from '#web/api/call.ts';
import { rich } from '#web/language/rich.ts';
import { editProductPath } from '#web/navigation/paths.ts';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/dashboard';
import { langOfData } from '#words/language';
import { DashboardPanel } from './dashboard-panel.tsx';
import { operationsPath, todoQuery } from './dashboard-queries.ts';

type Figures = Answer<'getTodo'>['data'];

const enquiriesPath = (state: 'ENQUIRY' | 'ACCEPTED') =>
  `/admin/orders?view=enquiries&state=${state}`;

/** `isRare`: shown while there are any, or while the shop takes enquiries; `isFault`: while there are any. */
const waiting = [
  {
    key: 'enquiriesToAnswer',
    label: words.enquiriesToAnswer,
    to: enquiriesPath('ENQUIRY'),
    isRare: true,
  },
  {
    key: 'acceptedOffers',
    label: words.acceptedOffers,
    to: enquiriesPath('ACCEPTED'),
    isRare: true,
  },
  {
    key: 'unpaidOffline',
    label: words.unpaidOffline,
    to: unpaidOfflinePath,
    isRare: true,
  },
  {
    key: 'toGiveBack',
    label: words.toGiveBack,
    to: '/admin/orders?status=CANCELLED',
    isRare: true,
  },
  {
    key: 'paymentsReported',
    label: words.paymentsReported,
    to: reportedPath('payment'),
    isRare: true,
  },
  {
    key: 'problemsReported',
    label: words.problemsReported,
    to: reportedPath('problem'),
    isRare: true,
  },
  { key: 'toPack', label: words.toPack, to: `/admin/orders?status=${toPackFilter}` },
  {
    key: 'pendingPayment',
    label: words.pendingPayment,
    to: '/admin/orders?status=PENDING_PAYMENT',
  },
  { key: 'paymentsToDecide', label: words.paymentsToDecide, to: '/admin/orders' },
  { key: 'unreadMessages', label: words.unreadMessages, to: '/admin/message?status=unread' },
  {
    key: 'withoutPassport',
    label: words.withoutPassport,
    to: '/admin/productsEdit?listing=passport',
  },
  { key: 'emptySearches', label: words.emptySearches, to: '/admin/productsEdit?tab=synonyms' },
  { key: 'reviewsToRead', label: words.reviewsToRead, to: '/admin/productsEdit?tab=reviews' },
  { key: 'failedMails', label: words.failedMails, to: operationsPath },
  {
    key: 'failedEvents',
    label: words.failedEvents,
    to: '/admin/settings?tab=programs',
    isFault: true,
  },
  { key: 'failedJobs', label: words.failedJobs, to: operationsPath, isFault: true },
  {
    key: 'picturesMissing',
    label: words.picturesMissing,
    to: '/admin/productsEdit',
    isFault: true,
  },
] as const satisfies readonly {
  key: keyof Figures;
  label: string;
  to: string;
  isRare?: true;
  isFault?: true;
}[];

const isShown = (todo: Figures) => (row: (typeof waiting)[number]) =>
  todo[row.key] !== undefined &&
  (Number(todo[row.key]) > 0 ||
    ('isRare' in row ? todo.saleMode === 'enquiry' : !('isFault' in row)));

export function Todo() {
  const read = useQuery(todoQuery);
  const mayOpen = useMayOpen();
  const may = useMay();
  return (
    <DashboardPanel
      title={words.thisMorning}
      read={read}
      failureText={words.todoFailed}
      // What runs out is the long part, for whoever sees products.
      height={may('getBestSellers') ? 'h-260 sm:h-146 lg:h-122' : 'h-64 sm:h-44 lg:h-21'}
    >
      {({ data: todo }) => (
        <>
          {todo.isSaleModeOpen && !todo.opening && (
            <SettingsNotice tab="selling" title={words.chooseSaleMode} text={words.saleModeLaw} />
          )}
          {todo.isTaxRateMissing && (
            <SettingsNotice tab="tax" title={words.addTaxRate} text={words.noTaxRate} />
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,22%),1fr))] gap-3">
            {waiting
              .filter((row) => mayOpen(row.to) && isShown(todo)(row))
              .map(({ key, label, to }) => (
                <TodoCount key={key} label={label} count={todo[key] ?? 0} to={to} />
              ))}
          </ul>
          {todo.runningOut && <RunningOut products={todo.runningOut} />}
          <IfMay call="getSettings">
            <SaleModeLine saleMode={todo.saleMode} />
          </IfMay>
        </>
      )}
    </DashboardPanel>
  );
}

type SettingsNoticeProps = { tab: 'selling' | 'tax'; title: string; text: string };

/** Tasks that wait in the settings. */
const SettingsNotice = ({ tab, title, text }: SettingsNoticeProps) => (
  <Notice tone="yellow" icon={<AlertIcon />} className="mb-5">
    <p className="-mt-2.5 font-semibold">
      <Link to={`/admin/settings?tab=${tab}`} className="link inline-flex min-h-11 items-center">
        {title}
      </Link>
    </p>
    <p className="max-w-prose">{text}</p>
  </Notice>
);

const SaleModeLine = ({ saleMode }: { saleMode: SaleMode }) => (
  <p className="mt-4 text-ink-soft">
    {rich(words.sellsAs, {
      mode: modeLabels[saleMode],
      link: (text) => (
        <Link to="/admin/settings?tab=selling" className="link inline-flex min-h-11 items-center">
          {text}
        </Link>
      ),
    })}
  </p>
);

type TodoCountProps = { label: string; count: number; to: string };

/** Highlighted unless the count is 0. */
function TodoCount({ label, count, to }: TodoCountProps) {
  const looks = count > 0 ? 'bg-yellow-soft text-yellow-ink' : 'bg-sunken text-ink-soft';
  return (
    <li className="grid">
      <Link
        to={to}
        className={`flex flex-col rounded-md px-3 py-3 hover:underline sm:px-4 hover:underline-offset-4 ${looks}`}
      >
        <span className="figures text-2xl font-bold">{count}</span>
        <span className="font-semibold">{label}</span>
      </Link>
    </li>
  );
}

type RunningOutProps = { products: readonly { _id: string; name: string; stock: number }[] };

function RunningOut({ products }: RunningOutProps) {
  return (
    <>
      <h3 className="mt-5 mb-1">
        <Link to="/admin/productsEdit?stock=low" className="link inline-flex min-h-11 items-center">
          {words.runningOut}
        </Link>
      </h3>
      {products.length > 0 ? (
        <ul className="sm:columns-2 sm:gap-8">
          {products.map(({ _id, name, stock }) => (
            <li key={_id} className="break-inside-avoid">
              <PageLink
                to={editProductPath(_id)}
                className={`hover:text-teal ${runningOutLooks}`}
                otherwise={
                  <p className={runningOutLooks}>
                    <RunningOutProduct name={name} stock={stock} />
                  </p>
                }
              >
                <RunningOutProduct name={name} stock={stock} />
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{fill(words.enoughInStock, { lowStock })}</p>
      )}
    </>
  );
}

const runningOutLooks =
  'flex min-h-11 items-center justify-between gap-4 border-b border-line py-1.5';

const RunningOutProduct = ({ name, stock }: { name: string; stock: number }) => (
  <>
    <span lang={langOfData} className="min-w-0 wrap-anywhere">
      {name}
    </span>
    <span className={`figures shrink-0 font-semibold ${stock === 0 ? 'text-danger' : ''}`}>
      {stock === 0 ? words.soldOut : fill(words.left, { stock })}
    </span>
  </>
);
