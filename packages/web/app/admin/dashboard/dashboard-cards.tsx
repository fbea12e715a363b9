import { Link } from 'react-router';
import { MailIcon } from '#web/ui/images/contact-icons.tsx';
import { UserIcon } from '#web/ui/images/navigation-icons.tsx';
import { BoxIcon, SparkIcon } from '#web/ui/images/shop-icons.tsx';
import { FilterIcon } from '#web/ui/images/view-icons.tsx';
import * as words from '#words/admin/dashboard';
import { operationsPath } from './dashboard-queries.ts';

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
];

export function DashboardCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {cards.map(({ to, title, text, Icon }) => (
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
