import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PhoneBarProps = {
  /** Keeps its place, so that showing it moves nothing. */
  isHidden?: boolean;
  children: ReactNode;
};

/** Stays at the foot of a phone's screen while the column that it ends is in sight. */
export function PhoneBar({ isHidden = false, children }: PhoneBarProps) {
  return (
    <div
      className={classNames(
        'sticky bottom-0 z-sticky -mx-(--page-gutter) mt-4 flex min-h-16 flex-wrap items-center gap-2 border-t border-line bg-paper px-(--page-gutter) py-2 shadow-raised md:hidden short:static print:hidden',
        isHidden && 'invisible',
      )}
    >
      {children}
    </div>
  );
}
