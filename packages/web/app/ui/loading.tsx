import type { ReactNode } from 'react';
import * as words from '#words/ui';
import { Spinner } from './spinner.tsx';

/**
 * A loading indicator: a spinner with its text, or skeletons passed as children. Without scripts
 * nothing would ever replace it.
 */
export function Loading({
  text = words.loading,
  children,
}: {
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" aria-live="polite" className="noscript:hidden">
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
