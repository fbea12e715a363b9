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
    <header className="mb-6 md:mb-8">
      {before && <div className="mb-2">{before}</div>}
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-2 max-w-prose text-lg text-balance text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
