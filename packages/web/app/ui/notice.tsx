import type { ReactNode, Ref } from 'react';
import { type Tone, toneLooks } from './badge.tsx';
import { classNames } from './class-names.ts';
import { InfoIcon } from './images/notice-icons.tsx';

type NoticeProps = {
  tone?: Tone;
  icon?: ReactNode;
  /** Announced when it appears. */
  isLive?: boolean;
  /** The notice can then be given the focus. */
  focusRef?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
};

/** A permanent message: a rule, a warning, a result. Compare toasts, which disappear. */
export function Notice({
  tone = 'blue',
  icon,
  isLive,
  focusRef,
  className,
  children,
}: NoticeProps) {
  return (
    <div
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      role={isLive ? 'status' : undefined}
      className={classNames('flex gap-3 rounded-md px-4 py-3', toneLooks[tone], className)}
    >
      <span className="mt-0.5">{icon ?? <InfoIcon />}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
  );
}
