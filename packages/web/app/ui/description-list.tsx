import { Fragment, type ReactNode } from 'react';

type Description = { term: string; value: ReactNode };

export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="grid items-baseline gap-y-1 sm:grid-cols-[minmax(8rem,auto)_1fr] sm:gap-x-6 sm:gap-y-3">
      {items.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className="text-ink-soft">{term}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere max-sm:mb-3">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
