import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

/** Says that something is coming. With children (skeletons) they show instead of the spinner. */
export function Loading({ text = 'Loading…', children }: { text?: string; children?: ReactNode }) {
  return (
    <div role="status" aria-live="polite">
      {children ? (
        <>
          <span className="sr-only">{text}</span>
          {children}
        </>
      ) : (
        <p className="flex items-center justify-center gap-3 py-12 text-ink-soft">
          <Spinner className="text-teal" />
          {text}
        </p>
      )}
    </div>
  );
}
