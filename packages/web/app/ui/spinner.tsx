import { classNames } from './class-names.ts';

/** Clockwise from the top. */
const opacities = [1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.25, 0.15];

/** Decorative: the text beside it names what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('size-5 shrink-0 animate-spin', className)}
    >
      <g stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
        {opacities.map((opacity, at) => (
          <path
            key={opacity}
            d="M12 2.5v4"
            opacity={opacity}
            transform={`rotate(${at * 45} 12 12)`}
          />
        ))}
      </g>
    </svg>
  );
}
