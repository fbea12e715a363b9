import type { ReactNode } from 'react';
import { type Tone, toneLooks } from './badge.tsx';
import { classNames } from './class-names.ts';
import { InfoIcon } from './images/icons.tsx';

type NoticeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** Announced when it appears. */
  isLive?: boolean;
  className?: string;
  children: ReactNode;
};

/** A permanent message: a rule, a warning, a result. Compare toasts, which disappear. */
export function Notice({ tone = 'blue', icon, isLive, className, children }: NoticeProps) {
  return (
    <div
      role={isLive ? 'status' : undefined}
      className={classNames('flex gap-3 rounded-md px-4 py-3', toneLooks[tone], className)}
    >
      <span className="mt-0.5">{icon ?? <InfoIcon />}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
