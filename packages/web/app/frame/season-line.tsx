import { useShop } from '#web/shop-details/shop-details.ts';
import { classNames } from '#web/ui/class-names.ts';

type SeasonLineProps = {
  /** Two lines at most, above lists of products; the cart has the notice whole. */
  isSlim?: boolean;
  className?: string;
};

/** Until when the shop takes orders, and the owner's notice of the season; nothing when neither is set. */
export function SeasonLine({ isSlim = false, className }: SeasonLineProps) {
  const { seasonLine } = useShop();
  if (!seasonLine) return null;
  const { lead, notice } = seasonLine;
  return (
    <p
      className={classNames(
        'rounded-md bg-yellow-soft px-3 py-1.5 text-sm text-yellow-ink wrap-anywhere print:hidden',
        isSlim ? 'line-clamp-2' : 'whitespace-pre-line',
        className,
      )}
    >
      {lead && <strong className="font-semibold">{lead}</strong>}
      {lead && notice && ' · '}
      {notice}
    </p>
  );
}
