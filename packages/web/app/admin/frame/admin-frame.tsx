import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ArrowLeftIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/admin/frame';
import { useNewOrders } from './new-orders.ts';

/** `also`: the path prefix of a section's other pages. */
const sections: { to: string; label: string; also?: readonly string[] }[] = [
  { to: '/admin/dashboard', label: words.dashboard },
  { to: '/admin/orders', label: words.orders },
  {
    to: '/admin/productsEdit',
    label: words.products,
    also: ['/admin/Uploadproduct', '/admin/edit-product/'],
  },
  { to: '/admin/message', label: words.messages },
  { to: '/admin/users', label: words.users },
  { to: '/admin/settings', label: words.settings },
];

const linkLooks =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-0.5 text-sm font-semibold text-ink-soft transition-colors hover:text-ink aria-[current]:text-ink after:absolute after:inset-x-0.5 after:bottom-0 after:h-0.75 after:rounded-pill aria-[current]:after:bg-primary sm:px-3 sm:text-base sm:after:inset-x-3';

/** The frame of every page of the admin area: its navigation and the link back. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="page-column pt-4 pb-10">
      <div className="mb-2 md:mb-6 md:flex md:items-center md:justify-between md:border-b md:border-line">
        <nav
          aria-label={words.navigation}
          className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,30%),1fr))] max-md:border-b max-md:border-line sm:-mx-3 sm:flex sm:flex-wrap"
        >
          {sections.map(({ to, label, also = [] }) => (
            <Link
              key={to}
              to={to}
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
