import { type ReactNode, useId } from 'react';

type DetailSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/**
 * A titled part of a detail dialog. Its head has the height that a small button in `aside` gives it,
 * also without one, so that heads beside each other are level.
 */
export function DetailSection({ title, aside, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex min-h-10.25 flex-wrap items-center justify-between gap-3 border-b border-line pb-1 pointer-coarse:min-h-12.25">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
