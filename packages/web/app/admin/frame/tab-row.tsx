import { Link } from 'react-router';

type TabRowProps<Tab extends string> = {
  /** For screen readers. */
  label: string;
  tabs: readonly { tab: Tab; label: string }[];
  current: Tab;
};

/** On a phone the tabs are wider than the screen. */
const bringIntoSight = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The views of one page, each at `?tab=`; the first one may have none. */
export function TabRow<Tab extends string>({ label: name, tabs, current }: TabRowProps<Tab>) {
  return (
    <nav aria-label={name} className="mb-6 flex gap-2 overflow-x-auto border-b border-line">
      {tabs.map(({ tab, label }) => (
        <Link
          key={label}
          ref={tab === current ? bringIntoSight : undefined}
          to={{ search: tab && `?tab=${tab}` }}
          aria-current={tab === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 sm:px-4 font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-teal"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
