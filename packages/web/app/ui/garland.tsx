import { useId } from 'react';
import { classNames } from './class-names.ts';

/** A toran: mango leaves and marigolds on a string, as over a door at Diwali. Decoration. */
export function Garland({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={classNames('block h-7 w-full', className)}>
      <defs>
        <pattern id={id} width="64" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 2Q32 13 64 2" className="fill-none stroke-gold" strokeWidth="1.5" />
          <g className="fill-teal">
            <path d="M32 9q5.5 8 0 18q-5.5-10 0-18Z" />
            <path d="M16 6q4.5 6.5 0 14.5q-4.5-8 0-14.5Z" />
            <path d="M48 6q4.5 6.5 0 14.5q-4.5-8 0-14.5Z" />
          </g>
          <circle cx="0" cy="4" r="5" className="fill-primary" />
          <circle cx="64" cy="4" r="5" className="fill-primary" />
          <circle cx="0" cy="4" r="2" className="fill-gold" />
          <circle cx="64" cy="4" r="2" className="fill-gold" />
          <g className="fill-gold">
            <circle cx="16" cy="6.5" r="2.8" />
            <circle cx="32" cy="8.5" r="3.4" />
            <circle cx="48" cy="6.5" r="2.8" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${id})`} />
    </svg>
  );
}
