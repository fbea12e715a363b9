import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a link or button back. */
  before?: ReactNode;
  actions?: ReactNode;
};

export function PageHeading({ title, lead, before, actions }: PageHeadingProps) {
  return (
    <header className="mb-4 md:mb-8">
      {before && <div className="md:mb-2">{before}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-3">
        <div>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          {lead && (
            <p className="mt-1 max-w-prose md:mt-2 text-lg text-balance text-ink-soft">{lead}</p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
