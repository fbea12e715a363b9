import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/products';

type ReasonsProps = {
  /** Why a product is not in the shop, each a sentence; none for one that is. */
  reasons: readonly string[];
};

export function UnlistedReasons({ reasons }: ReasonsProps) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** More than these make a row of a list too high. */
const shownInRow = 3;

export function ReasonsInRow({ reasons }: ReasonsProps) {
  if (reasons.length === 0) return null;
  const more = reasons.length - shownInRow;
  return (
    <p className="text-sm font-normal text-danger">
      {[
        `${words.notInShop}: ${reasons.slice(0, shownInRow).join('; ')}`,
        ...(more > 0 ? [fill(words.moreReasons, { count: more })] : []),
      ].join(', ')}
    </p>
  );
}
