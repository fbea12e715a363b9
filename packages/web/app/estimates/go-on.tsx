import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { maxCartLines } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/estimates';
import { type ComparedLine, isTooLong, isWhole } from './compare-today.ts';
import { estimateCheckoutPath } from './estimate-address.ts';

type GoOnProps = { quote: SharedEstimate; lines: readonly ComparedLine[]; code: string };

/** Leads to the checkout at the frozen prices, or says why the list cannot be ordered as it is. */
export function GoOn({ quote, lines, code }: GoOnProps) {
  const problem = isTooLong(quote)
    ? fill(words.tooLong, { maximum: maxCartLines })
    : isWhole(lines)
      ? undefined
      : words.notOrderable;
  return problem ? (
    <Notice tone="yellow" icon={<AlertIcon />}>
      {problem}
    </Notice>
  ) : (
    <LinkButton to={estimateCheckoutPath(code)} size="lg">
      {words.goOn}
    </LinkButton>
  );
}
