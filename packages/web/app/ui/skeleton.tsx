import { classNames } from './class-names.ts';

/** A grey shape in the place of what is coming; give it its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-shimmer rounded-sm bg-line', className)}
    />
  );
}
