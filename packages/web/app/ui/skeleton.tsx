import { classNames } from './class-names.ts';

/** A grey placeholder; the caller gives it its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-shimmer rounded-sm bg-line', className)}
    />
  );
}
