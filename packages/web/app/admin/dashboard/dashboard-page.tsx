import { fill } from '@mathappu/contract/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { call } from '#web/admin/api/admin-call.ts';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { useMayOpen } from '#web/admin/frame/page-link.tsx';
import { startAdminReads } from '#web/admin/frame/start-admin-reads.ts';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { changeParams, readChoice } from '#web/lists/list-address.ts';
import { productPath } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival } from '#web/session/start-reads.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { BoxIcon, SparkIcon } from '#web/ui/images/shop-icons.tsx';
import { FilterIcon } from '#web/ui/images/view-icons.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/admin/dashboard';
import { langOfData } from '#words/language';
import type { Route } from './+types/dashboard-page';
import { DashboardPanel } from './dashboard-panel.tsx';
import {
  bestSellersQuery,
  operationsPath,
  type Period,
  periodOptions,
  readPeriod,
  salesFiguresQuery,
  todoQuery,
} from './dashboard-queries.ts';
import { OpeningList } from './opening-list.tsx';
import { Sales } from './sales.tsx';
import { Todo } from './todo.tsx';

export const meta = pageMeta({
  title: words.title,
  description: words.description,
  isPrivate: true,
});

const loadOperations = () => import('#web/admin/operations/operations.tsx');

const readTab = (params: URLSearchParams) => readChoice(params, 'tab', ['failed', 'audit']);

export const loader = () => null;
export const clientLoader = ({ url: { searchParams } }: Route.ClientLoaderArgs) =>
  startAdminReads(
    readTab(searchParams) ? [] : [todoQuery, salesFiguresQuery, bestSellersQuery(searchParams)],
  );
clientLoader.hydrate = true as const;
export const shouldRevalidate: ShouldRevalidateFunction = (navigation) =>
  isArrival(navigation) ||
  readTab(navigation.currentUrl.searchParams) !== readTab(navigation.nextUrl.searchParams);

export default function DashboardPage() {
  const user = useSession();
  const [params] = useSearchParams();
  const tab = readTab(params);
  useTestMailLink();
  const operations = useLazyModule(loadOperations, tab !== undefined);
  if (tab) {
    return (
      <>
        <PageHeading title={words.operations} />
        {operations ? (
          <operations.Operations tab={tab} />
        ) : (
          <Loading text={fill(words.loading, { title: words.operations })} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeading title={fill(words.welcome, { name: user?.name ?? '' })} />
      <div className="grid gap-8">
        <OpeningList />
        <Todo />
        <DashboardCards />
        <IfMay call="getSalesFigures">
          <Sales />
        </IfMay>
        <IfMay call="getBestSellers">
          <BestSellers />
        </IfMay>
      </div>
    </>
  );
}

/** Redeems the code of `/admin/dashboard?mail=CODE`, removes it from the URL and shows the result. */
function useTestMailLink(): void {
  const code = useSearchParams()[0].get('mail');
  const started = useRef<string>(undefined);
  const queries = useQueryClient();
  const navigateWithToast = useNavigateWithToast();

  const confirm = useEffectEvent(async (present: string) => {
    const toast = await tryCode(present);
    navigateWithToast('/admin/dashboard', toast, { replace: true });
    await readAgain(queries, ['getTodo']);
  });

  useEffect(() => {
    if (!code || started.current === code) return;
    started.current = code;
    confirm(code);
  }, [code]);
}

async function tryCode(code: string) {
  try {
    const { message } = await call('confirmTestMail', { body: { code }, toast: false });
    return { kind: 'success', text: message } as const;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: 'error', text: error.message } as const;
  }
}

const cards = [
  {
    to: '/admin/users',
    title: words.users,
    text: words.usersText,
    Icon: UserIcon,
  },
  {
    to: '/admin/productsEdit',
    title: words.products,
    text: words.productsText,
    Icon: SparkIcon,
  },
  {
    to: '/admin/orders',
    title: words.orderManagement,
    text: words.ordersText,
    Icon: BoxIcon,
  },
  {
    to: '/admin/message',
    title: words.messages,
    text: words.messagesText,
    Icon: MailIcon,
  },
  {
    to: operationsPath,
    title: words.operations,
    text: words.operationsText,
    Icon: FilterIcon,
  },
] as const;

function DashboardCards() {
  const mayOpen = useMayOpen();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {cards
        .filter(({ to }) => mayOpen(to))
        .map(({ to, title, text, Icon }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              prefetch="intent"
              className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-rest transition-shadow hover:shadow-raised"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-teal-soft text-teal">
                <Icon />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function BestSellers() {
  const [params, setParams] = useSearchParams();
  const read = useQuery(bestSellersQuery(params));

  function show(days: Period) {
    const changed = changeParams(params, { best: days === '30' ? undefined : days });
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <DashboardPanel
      title={words.bestSellers}
      read={read}
      failureText={words.bestSellersFailed}
      height="h-60"
      aside={
        <Segmented
          legend={words.bestSellersOf}
          options={periodOptions}
          value={readPeriod(params)}
          onChange={show}
        />
      }
    >
      {({ data: products }) =>
        products.length > 0 ? (
          <ol>
            {products.map(({ _id, name, quantity, takings }) => (
              <li
                key={_id}
                className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line last:border-0 sm:grid-cols-[1fr_auto_8rem]"
              >
                <Link
                  to={productPath(_id)}
                  lang={langOfData}
                  className="flex min-h-11 min-w-0 items-center py-1.5 wrap-anywhere hover:text-teal max-sm:row-span-2"
                >
                  {name}
                </Link>
                <span className="figures text-right font-semibold">
                  {fill(words.sold, { quantity })}
                </span>
                <span className="figures text-right text-ink-soft">{formatRupees(takings)}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-ink-soft">{words.nothingSold}</p>
        )
      }
    </DashboardPanel>
  );
}
