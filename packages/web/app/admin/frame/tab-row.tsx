import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useMayOpen } from './page-link.tsx';

type TabRowProps<Tab extends string> = {
  /** For screen readers. */
  label: string;
  /** The parameter of the address that names the view. */
  param?: string;
  tabs: readonly { tab: Tab; label: string }[];
  current: Tab;
};

/** The views of one page that the role shows, each at `?tab=`; the first one may have none. */
export function TabRow<Tab extends string>({
  label: name,
  param = 'tab',
  tabs: all,
  current,
}: TabRowProps<Tab>) {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const searchOf = (tab: Tab) => tab && `?${param}=${tab}`;
  const tabs = all.filter(({ tab }) => mayOpen(pathname + searchOf(tab)));
  const row = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen. Not by the link's own ref, which the router sets
  // anew with each rendering: that would scroll the page, as under a press.
  const at = tabs.findIndex(({ tab }) => tab === current);
  useEffect(() => {
    row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  // One view alone needs no choice.
  if (tabs.length < 2) return null;
  return (
    <nav
      ref={row}
      aria-label={name}
      className="mb-6 flex gap-2 overflow-x-auto overflow-y-hidden border-b border-line"
    >
      {tabs.map(({ tab, label }) => (
        <Link
          key={label}
          to={{ search: searchOf(tab) }}
          aria-current={tab === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 sm:px-4 font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-teal"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
