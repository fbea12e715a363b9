import { classNames } from './class-names.ts';

/** Decorative: the text beside it names what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('size-5 shrink-0 animate-spin', className)}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        <path d="M12 2.5v4" />
        <path d="m18.7 5.3-2.8 2.8" opacity=".85" />
        <path d="M21.5 12h-4" opacity=".7" />
        <path d="m18.7 18.7-2.8-2.8" opacity=".55" />
        <path d="M12 21.5v-4" opacity=".45" />
        <path d="m5.3 18.7 2.8-2.8" opacity=".35" />
        <path d="M2.5 12h4" opacity=".25" />
        <path d="m5.3 5.3 2.8 2.8" opacity=".15" />
      </g>
    </svg>
  );
}
