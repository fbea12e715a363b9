import { type ReactNode, useId } from 'react';

type DetailSectionProps = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled part of a detail dialog. */
export function DetailSection({ title, aside, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex min-h-10.25 flex-wrap pointer-coarse:min-h-12.25 items-center justify-between gap-3 border-b border-line pb-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
