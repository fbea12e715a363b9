import type { ReactNode } from 'react';

type SectionWithActProps = {
  id: string;
  title: string;
  lead: string;
  /** Beside the title, or below it where there is no room. */
  act: ReactNode;
  children: ReactNode;
};

/** A list on a tab of the settings, with what adds to it. */
export const SectionWithAct = ({ id, title, lead, act, children }: SectionWithActProps) => (
  <section aria-labelledby={id}>
    <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-prose text-ink-soft">{lead}</p>
      </div>
      {act}
    </div>
    {children}
  </section>
);
