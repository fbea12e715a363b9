import { Link } from 'react-router';
import { enquiriesPath } from '#web/navigation/paths.ts';
import * as words from '#words/enquiries';

const views = [
  { to: '/myorder', label: words.orders, isEnquiries: false },
  { to: enquiriesPath, label: words.enquiries, isEnquiries: true },
] as const;

/** Leads from the customer's orders to the enquiries and back. */
export function OrderTabs({ isEnquiries: current }: { isEnquiries: boolean }) {
  return (
    <nav aria-label={words.views} className="mb-6 flex gap-2 border-b border-line">
      {views.map(({ to, label, isEnquiries }) => (
        <Link
          key={to}
          to={to}
          aria-current={isEnquiries === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-4 font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-teal"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
