import { Link } from 'react-router';
import { drawnName, useShop } from '#web/shop-details/shop-details.ts';
import { SparklerMark } from '#web/ui/images/sparkler-mark.tsx';
import * as words from '#words/frame';

/** Of longer names the bar has no room for letters of full size. */
const sizeOf = ({ length }: string): string => {
  if (length <= 12) return 'text-xl';
  return length <= 20 ? 'text-base lg:text-xl' : 'text-sm sm:text-base min-[90rem]:text-xl';
};

export function Brand() {
  const { name } = useShop();
  return (
    <Link
      to="/"
      aria-label={name ? undefined : words.home}
      className={`inline-flex min-h-11 min-w-0 items-center gap-1.5 font-bold ${sizeOf(name)}`}
    >
      {/* Hidden where a scrollbar takes a rem of the bar, and on small tablets beside a customer's links. */}
      <SparklerMark className="size-9 shrink-0 max-[22.4rem]:hidden pointer-fine:max-[23.4rem]:hidden wide-bar:in-data-signed-in:max-[50rem]:hidden" />
      <ShopName name={name} />
    </Link>
  );
}

/** The shop's name and, below it, the name in Tamil as a drawing. */
export function ShopName({ name }: { name: string }) {
  return (
    <span className="grid justify-items-start gap-0.5 leading-[1.1] wrap-anywhere">
      <span className="line-clamp-3">{name}</span>
      {name === drawnName && <span className="mathappu-tamil h-4.5 text-ink-soft" />}
    </span>
  );
}
