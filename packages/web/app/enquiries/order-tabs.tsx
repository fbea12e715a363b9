import { Link } from 'react-router';
import { enquiriesPath, listsPath } from '#web/navigation/paths.ts';
import * as words from '#words/enquiries';

const views = [
  { view: 'orders', to: '/myorder', label: words.orders },
  { view: 'lists', to: listsPath, label: words.lists },
  { view: 'enquiries', to: enquiriesPath, label: words.enquiries },
] as const;

export type OrderView = (typeof views)[number]['view'];

type OrderTabsProps = {
  current: OrderView;
  /** Where orders are taken, only whoever has sent some. */
  hasEnquiries: boolean;
};

/** Leads from the customer's orders to the lists and the enquiries, and back. */
export function OrderTabs({ current, hasEnquiries }: OrderTabsProps) {
  return (
    <nav
      aria-label={words.views}
      className="mb-6 flex overflow-x-auto overflow-y-hidden border-b border-line sm:gap-2"
    >
      {views
        .filter(({ view }) => view !== 'enquiries' || hasEnquiries)
        .map(({ view, to, label }) => (
          <Link
            key={view}
            to={to}
            aria-current={view === current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-2 font-semibold whitespace-nowrap max-sm:text-sm sm:px-4 text-ink-soft hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-teal"
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
