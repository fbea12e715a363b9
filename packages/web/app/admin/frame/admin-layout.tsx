import { grantWords } from '@mathappu/contract/staff/grant-words';
import type { Grant } from '@mathappu/contract/staff/grants';
import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { grantOfCall, useMay } from '#web/admin/api/use-may.ts';
import { ErrorScreen } from '#web/frame/error-screen.tsx';
import { rich } from '#web/language/rich.ts';
import { useSession } from '#web/session/session-store.ts';
import { isArrival, startReads } from '#web/session/start-reads.ts';
import { useRequiredUser } from '#web/session/use-required-user.ts';
import { useNavigateWithToast } from '#web/toasts/use-navigate-with-toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as words from '#words/admin/frame';
import type { Route } from './+types/admin-layout';
import { callOfPage } from './admin-pages.ts';
import { useNewOrders, useNewOrderWatch } from './new-orders.ts';
import { useMayOpen } from './page-link.tsx';
import { SetUpInPlace, useSecondStepGate } from './second-step-gate.tsx';

/** The page to which users without access are redirected. */
export type AdminPageHandle = {
  /** Where a customer is sent. */
  customersTo: string;
  /** Where a visitor is sent; a toast gives the reason unless it is the sign-in screen. */
  visitorsTo: string;
};

const usualHandle: AdminPageHandle = { customersTo: '/account', visitorsTo: '/login' };
const refusal = { kind: 'error', text: words.refused } as const;
const verifiedForMs = 60_000;
const userQuery = pageQuery('getUserDetails', {}, { staleTime: verifiedForMs });

export const loader = () => null;
export const clientLoader = () => startReads([userQuery]);
export const shouldRevalidate = isArrival;

/** Shows the admin area after the server has confirmed the role, not by the stored one. */
export default function AdminLayout() {
  const page = useMatches().at(-1)?.handle as AdminPageHandle | undefined;
  const { customersTo, visitorsTo } = page ?? usualHandle;
  const user = useRequiredUser(visitorsTo, visitorsTo === '/login' ? undefined : refusal);
  const { data, isError, isFetching, refetch } = useQuery({ ...userQuery, enabled: Boolean(user) });
  const role = user && data?.data._id === user._id ? data.data.role : undefined;
  const may = useMay();
  const refused = useRefusedGrant();
  const isRefused = role !== undefined && role !== 'ADMIN';
  const navigateWithToast = useNavigateWithToast();

  const { pathname } = useLocation();
  const gate = useSecondStepGate({ staff: data?.data.staff, pathname, ask: refetch });

  const sendAway = useEffectEvent(() => {
    navigateWithToast(customersTo, refusal, { replace: true });
  });
  useEffect(() => {
    if (isRefused) sendAway();
  }, [isRefused]);

  if (role === 'ADMIN') {
    return (
      <AdminFrame>
        {may('listNewOrders') && <NewOrderWatch />}
        {gate.isSettingUp && <SetUpInPlace email={user?.email ?? ''} onDone={gate.end} />}
        {gate.showsPage &&
          (refused && !gate.isSettingUp ? <RefusedPage grant={refused} /> : <Outlet />)}
      </AdminFrame>
    );
  }
  return (
    <div className="page-column grid min-h-svh place-content-center">
      {isError && user ? (
        <ErrorState message={words.notVerified} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <p role="status" className="inline-flex items-center gap-3">
          <Spinner />
          {words.verifying}
        </p>
      )}
    </div>
  );
}

/** The grant that the open page needs and the role lacks. */
function useRefusedGrant(): Grant | undefined {
  const { pathname, search } = useLocation();
  const may = useMay();
  const shown = callOfPage(pathname, search);
  return shown && !may(shown) ? grantOfCall(shown) : undefined;
}

function RefusedPage({ grant }: { grant: Grant }) {
  const { staff } = useSession() ?? {};
  return (
    <>
      <PageHeading title={words.notForRole} />
      <p>{fill(words.roleMayNotSee, { role: staff?.role ?? '', grant: grantWords[grant] })}</p>
      <p className="mt-1 wrap-anywhere">
        {staff?.owner ? fill(words.ownerCanGive, { owner: staff.owner }) : words.someOwnerCanGive}
      </p>
      <LinkButton to="/admin/dashboard" className="mt-5">
        {words.toDashboard}
      </LinkButton>
    </>
  );
}

function NewOrderWatch() {
  useNewOrderWatch();
  return null;
}

/** An error of a page leaves the navigation usable. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame>
      <ErrorScreen error={error} />
    </AdminFrame>
  );
}

type Section = {
  to: string;
  label: string;
  /** The path prefix of its other pages. */
  also?: readonly string[];
  /** The views that it leads to where the role does not show its first one. */
  or?: readonly string[];
};

const sections: readonly Section[] = [
  { to: '/admin/dashboard', label: words.dashboard },
  { to: '/admin/orders', label: words.orders, or: ['?view=enquiries'] },
  {
    to: '/admin/productsEdit',
    label: words.products,
    also: ['/admin/Uploadproduct', '/admin/edit-product/'],
    or: ['?tab=reviews'],
  },
  { to: '/admin/message', label: words.messages },
  { to: '/admin/users', label: words.users },
  { to: '/admin/books', label: words.books, or: ['?tab=owed'] },
  { to: '/admin/settings', label: words.settings, or: ['?tab=people'] },
];

/** The views of the sections that the role shows: the first of each. */
function useSections() {
  const mayOpen = useMayOpen();
  return sections.flatMap((section) => {
    const search = ['', ...(section.or ?? [])].find((view) => mayOpen(section.to + view));
    return search === undefined ? [] : [{ ...section, href: section.to + search }];
  });
}

const linkLooks =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-0.5 text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-0.5 after:bottom-0 after:h-0.75 after:rounded-pill aria-[current]:after:bg-primary sm:px-3 sm:text-base sm:after:inset-x-3';

/** The frame of every page of the admin area: its navigation and the link back. */
function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const shown = useSections();
  return (
    <div className="page-column pt-4 pb-10">
      <div className="mb-2 md:mb-6 md:flex md:items-center md:justify-between md:border-b md:border-line">
        <nav
          aria-label={words.navigation}
          className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,30%),1fr))] max-md:border-b max-md:border-line sm:-mx-3 sm:flex sm:flex-wrap"
        >
          {shown.map(({ to, href, label, also = [] }) => (
            <Link
              key={to}
              to={href}
              prefetch="intent"
              aria-current={currentMark(pathname, to, also)}
              className={linkLooks}
            >
              {label}
              {to === '/admin/orders' && <NewOrderCount />}
            </Link>
          ))}
        </nav>
        <LinkButton
          to="/account"
          variant="quiet"
          icon={<ArrowLeftIcon />}
          className="max-md:mt-2 max-md:-ml-5 md:-mr-5"
        >
          {words.backToAccount}
        </LinkButton>
      </div>
      {children}
    </div>
  );
}

function NewOrderCount() {
  const { length } = useNewOrders();
  if (length === 0) return null;
  return (
    <Badge tone="yellow" className="ml-1.5">
      {rich(words.newOrders, {
        count: length,
        new: (inside) => <span className="sr-only">{inside}</span>,
      })}
    </Badge>
  );
}

function currentMark(pathname: string, to: string, also: readonly string[]) {
  if (pathname === to) return 'page';
  return also.some((beginning) => pathname.startsWith(beginning)) ? 'true' : undefined;
}
