import { classNames } from '#web/ui/class-names.ts';

const sparklerRays =
  'M25.7 11.1L27.6 4.1M27.8 12.2L30.3 9.7M28.9 14.3L35.9 12.4M28.9 16.7L32.4 17.6M27.8 18.8L32.8 23.8M25.7 19.9L26.6 23.4M23.3 19.9L21.4 26.9M20.1 16.7L13.1 18.6M20.1 14.3L16.6 13.4M21.2 12.2L16.2 7.2M23.3 11.1L22.4 7.6';

/** The shop's logo, a lit sparkler. Decorative: the name is beside it. */
export function SparklerMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      strokeLinecap="round"
      className={classNames('shrink-0', className)}
    >
      <path d="M20.5 19.5 4.5 35.5" className="stroke-current" strokeWidth="2.6" />
      <path d={sparklerRays} className="stroke-gold" strokeWidth="2.2" />
      <circle cx="24.5" cy="15.5" r="2.6" className="fill-primary" />
    </svg>
  );
}
