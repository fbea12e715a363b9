import * as words from '#words/ui';

const rays = Array.from({ length: 12 }, (_, index) => index * 30);

/** The placeholder for a missing image: a drawing and 'No Image'. */
export function NoImage({ alt }: { alt?: string }) {
  return (
    <span className="no-image absolute inset-0 grid place-items-center bg-gold-soft text-yellow-ink">
      <span className="block w-full text-center">
        <svg viewBox="0 0 96 96" aria-hidden="true" className="mx-auto w-1/3 min-w-12 max-w-28">
          <g stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" className="text-gold">
            {rays.map((angle) => (
              <g key={angle} transform={`rotate(${angle} 48 48)`}>
                <path d={angle % 60 ? 'M48 32V20' : 'M48 32V10'} />
              </g>
            ))}
          </g>
          <circle cx="48" cy="48" r="7" className="fill-primary" />
        </svg>
        <span data-words className="mt-1 block text-xs font-semibold">
          {alt && <span className="sr-only">{`${alt}: `}</span>}
          {words.noImage}
        </span>
      </span>
    </span>
  );
}
