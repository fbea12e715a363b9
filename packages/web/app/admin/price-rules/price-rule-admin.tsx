import type { StaffPriceRule } from '@mathappu/contract/prices/price-rules';
import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { useMay } from '#web/admin/api/use-may.ts';
import { useCategoryOptions } from '#web/admin/products/use-category-options.ts';
import { readAgain } from '#web/api/read-again.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { PlusIcon } from '#web/ui/images/edit-icons.tsx';
import * as words from '#words/admin/price-rules';
import { langOfData } from '#words/language';
import { type EditedRule, keptRule, RuleDialog } from './rule-dialog.tsx';

/** The ways to take something off the goods, with what became of each. */
export function PriceRuleAdmin() {
  const read = useRead('listPriceRules', {}, { staleTime: 0, failureText: words.loadFailed });
  const [edited, setEdited] = useState<EditedRule>();
  useReopen(keptRule, setEdited);
  const { changeState, remove, questionDialog } = useRuleActs();
  const may = useMay();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{words.lead}</p>
        {may('createPriceRule') && (
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        )}
      </div>
      <ReadStates
        read={read}
        failureText={words.loadFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-28" />}
      >
        {({ data: rules }) =>
          rules.length === 0 ? (
            <p className="py-6 text-ink-soft">{words.none}</p>
          ) : (
            <ul aria-label={words.list} className="divide-y divide-line border-y border-line">
              {rules.map((rule) => (
                <li
                  key={rule._id}
                  className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4"
                >
                  <RuleFacts rule={rule} />
                  {may('updatePriceRule') && (
                    <RuleButtons
                      rule={rule}
                      onEdit={setEdited}
                      onState={changeState}
                      onRemove={remove}
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ReadStates>
      <RuleDialog edited={edited} onClose={() => setEdited(undefined)} />
      {questionDialog}
    </>
  );
}

function useRuleActs() {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const may = useMay();
  const { ask, questionDialog } = useAsk();
  const refresh = () => readAgain(queries, ['listPriceRules']);

  async function changeState(rule: StaffPriceRule) {
    const { _id, names: _, uses: __, enquiries: ___, takenOff: ____, estimates, ...seen } = rule;
    const { hiddenMobiles: _____, ...fields } = seen;
    const isOn = !rule.isOn;
    try {
      const { message } = await call('updatePriceRule', {
        params: { ruleId: _id },
        body: { ...fields, isOn },
        failureText: words.saveFailed,
      });
      showToast({ kind: 'success', text: message });
    } finally {
      await refresh();
    }
    if (isOn || estimates === 0 || !may('endEstimates')) return;
    ask({
      title: fill(plural(words.held, estimates), { count: estimates }),
      text: words.heldText,
      confirmLabel: words.endThem,
      cancelLabel: words.keepThem,
      tone: 'danger',
      onConfirm: () =>
        call('endEstimates', {
          body: { priceRule: _id, reason: fill(words.endReason, { rule: rule.name }) },
          failureText: words.endFailed,
        })
          .then(({ message }) => showToast({ kind: 'success', text: message }))
          .finally(refresh),
    });
  }

  const remove = ({ _id, name, version }: StaffPriceRule) =>
    ask({
      title: fill(words.removeQuestion, { rule: name }),
      confirmLabel: words.remove,
      onConfirm: () =>
        call('deletePriceRule', {
          params: { ruleId: _id },
          query: { version: String(version) },
          failureText: words.removeFailed,
        })
          .then(({ message }) => showToast({ kind: 'success', text: message }))
          .finally(refresh),
    });

  return { changeState, remove, questionDialog };
}

function RuleFacts({ rule }: { rule: StaffPriceRule }) {
  const { name, code, uses, enquiries, limit, takenOff, estimates } = rule;
  const count = { count: uses };
  return (
    <div className="figures min-w-0 flex-1 basis-2xs wrap-anywhere">
      <h2 lang={langOfData} className="text-lg">
        {name}
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{stateOf(rule)}</Badge>
        {code && <Badge>{fill(words.codeBadge, { code })}</Badge>}
      </p>
      <p className="mt-1">{useSummary(rule)}</p>
      <p className="text-sm text-ink-soft">
        {[
          limit === null
            ? fill(plural(words.used, uses), count)
            : fill(words.usedOf, { ...count, limit }),
          enquiries > 0 && fill(plural(words.openEnquiries, enquiries), { count: enquiries }),
          takenOff > 0 && fill(words.takenOff, { sum: formatRupees(takenOff) }),
          estimates > 0 && fill(plural(words.held, estimates), { count: estimates }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

function stateOf({ isOn, startsAt, endsAt }: StaffPriceRule): string {
  if (!isOn) return words.off;
  const now = Date.now();
  if (endsAt && Date.parse(endsAt) <= now) return words.ended;
  return startsAt && Date.parse(startsAt) > now ? words.notBegun : words.on;
}

/** Such as '4% off · from ₹7,000.00 · until 30 Nov 2026, 6:00 pm'. */
function useSummary(rule: StaffPriceRule): string {
  const { percent, amount, minimum, startsAt, endsAt, isForChosen } = rule;
  const options = useCategoryOptions() ?? [];
  const goods = [
    ...rule.categories.map((id) => options.find((option) => option.id === id)?.name),
    ...rule.products.map((id) => rule.names[id]),
  ].filter(Boolean);
  const chosen = rule.accounts.length + rule.mobiles.length + rule.hiddenMobiles;
  return [
    fill(words.takesValue, {
      value: percent === null ? formatRupees(amount ?? 0) : `${percent}%`,
    }),
    minimum > 0 && fill(words.fromSum, { sum: formatRupees(minimum) }),
    goods.length > 0 && fill(words.ofGoods, { goods: goods.join(', ') }),
    startsAt && fill(words.begins, { time: formatDateTime(startsAt) }),
    endsAt && fill(words.until, { time: formatDateTime(endsAt) }),
    isForChosen && fill(plural(words.forChosen, chosen), { count: chosen }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type RuleButtonsProps = {
  rule: StaffPriceRule;
  onEdit: (edited: EditedRule) => void;
  onState: (rule: StaffPriceRule) => void;
  onRemove: (rule: StaffPriceRule) => void;
};

function RuleButtons({ rule, onEdit, onState, onRemove }: RuleButtonsProps) {
  const names = { rule: rule.name };
  const small = { size: 'sm', variant: 'secondary' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...small} aria-label={fill(words.editOf, names)} onClick={() => onEdit({ rule })}>
        {words.edit}
      </Button>
      <Button
        {...small}
        aria-label={fill(words.copyOf, names)}
        onClick={() => onEdit({ rule, isCopy: true })}
      >
        {words.copy}
      </Button>
      <Button
        {...small}
        aria-label={fill(rule.isOn ? words.switchOffOf : words.switchOnOf, names)}
        onClick={() => onState(rule)}
      >
        {rule.isOn ? words.switchOff : words.switchOn}
      </Button>
      {rule.uses + rule.estimates === 0 && (
        <Button {...small} aria-label={fill(words.removeOf, names)} onClick={() => onRemove(rule)}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}
