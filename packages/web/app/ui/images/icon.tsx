import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export type IconProps = { className?: string };

/** Icons are decorative: the control or the text beside them has the accessible name. */
export function Icon({ className = 'size-5.5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      {children}
    </svg>
  );
}
