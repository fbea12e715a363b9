import { Link } from 'react-router';
import { drawnName, useShop } from '#web/shop-details/shop-details.ts';
import { SparklerMark } from '#web/ui/images/sparkler-mark.tsx';
import * as words from '#words/frame';

export function Brand() {
  const { name } = useShop();
  return (
    <Link
      to="/"
      aria-label={name ? undefined : words.home}
      className="inline-flex min-h-11 items-center gap-1.5 text-xl font-bold"
    >
      {/* Hidden where a scrollbar takes a rem of the bar, and on small tablets beside a customer's links. */}
      <SparklerMark className="size-9 max-[22.4rem]:hidden pointer-fine:max-[23.4rem]:hidden wide-bar:in-data-signed-in:max-[50rem]:hidden" />
      <ShopName name={name} />
    </Link>
  );
}

/** The shop's name and, below it, the name in Tamil as a drawing. */
export function ShopName({ name }: { name: string }) {
  return (
    <span className="grid justify-items-start gap-0.5 leading-[1.1] wrap-anywhere">
      {name}
      {name === drawnName && <span className="mathappu-tamil h-4.5 text-ink-soft" />}
    </span>
  );
}
