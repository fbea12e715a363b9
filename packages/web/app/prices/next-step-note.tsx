import { toRupees } from '@mathappu/contract/money';
import type { NextStep } from '@mathappu/contract/prices/choose-discount';
import { fill } from '@mathappu/contract/words';
import { leadingName } from '#web/language/names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/prices';
import type { MyRule } from './my-rules.ts';

/** How much more of its goods the nearest rule asks for. */
export function NextStepNote({ step }: { step: NextStep<MyRule> }) {
  const { rule, missingPaise } = step;
  const amount = formatRupees(toRupees(missingPaise));
  const goods = [...(rule.goods?.categories ?? []), ...(rule.goods?.products ?? [])]
    .map(leadingName)
    .filter(Boolean);
  return (
    <p className="figures text-sm font-semibold text-yellow-ink">
      {goods.length > 0
        ? fill(words.moreOf, { amount, goods: goods.join(', '), value: takesOff(rule) })
        : fill(words.more, { amount, value: takesOff(rule) })}
    </p>
  );
}

const takesOff = ({ percentBp, amountPaise }: MyRule): string =>
  percentBp === null ? formatRupees(toRupees(amountPaise ?? 0)) : `${toRupees(percentBp)}%`;
