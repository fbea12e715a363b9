import type { ListingRule } from '@mathappu/contract/catalogue/listing-rules';
import { fill } from '@mathappu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { formatRelativeTime } from '#web/language/format-relative-time.ts';
import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/listing-rules';
import { keptRule, RuleDialog } from './rule-dialog.tsx';
import { ruleWords, valueWords } from './rule-words.ts';
import { rulesQuery } from './rules-query.ts';

/** The rules that keep products out of the shop. */
export function ListingRuleAdmin() {
  const read = useQuery(rulesQuery);
  const [edited, setEdited] = useState<ListingRule['name']>();
  useReopen(keptRule, setEdited);
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">{words.lead}</p>
      <ReadStates
        read={read}
        failureText={words.loadFailed}
        skeleton={<ListSkeleton text={words.loading} rowHeight="h-28" />}
      >
        {({ data: rules }) => (
          <>
            <ul aria-label={words.rules} className="divide-y divide-line border-y border-line">
              {rules.map((rule) => (
                <RuleItem key={rule.name} rule={rule} onChange={() => setEdited(rule.name)} />
              ))}
            </ul>
            <RuleDialog
              rule={rules.find(({ name }) => name === edited)}
              onClose={() => setEdited(undefined)}
            />
          </>
        )}
      </ReadStates>
    </>
  );
}

type RuleItemProps = { rule: ListingRule; onChange: () => void };

function RuleItem({ rule, onChange }: RuleItemProps) {
  const { name, value, isFixed, reason } = rule;
  const { name: title, keepsOut } = ruleWords[name];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-2xs wrap-anywhere">
        <h2 className="text-lg">{title}</h2>
        <p className="text-ink-soft">{keepsOut}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <span className="font-semibold">{valueWords[value]}</span>
          {isFixed && <Badge>{words.fixed}</Badge>}
        </p>
        {!isFixed && <p className="text-sm text-ink-soft">{whoSet(rule)}</p>}
        {reason && <p className="text-sm text-ink-soft">{fill(words.because, { reason })}</p>}
      </div>
      {!isFixed && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={fill(words.changeOf, { rule: title })}
          onClick={onChange}
        >
          {words.change}
        </Button>
      )}
    </li>
  );
}

function whoSet({ changedAt, changedBy: by }: ListingRule): string {
  if (!changedAt) return words.asBefore;
  const when = formatRelativeTime(changedAt, new Date());
  return fill(by ? words.setBy : words.setAt, { by, when });
}
