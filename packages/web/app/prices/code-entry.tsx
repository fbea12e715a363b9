import { toRupees } from '@mathappu/contract/money';
import type { ChosenDiscount } from '@mathappu/contract/prices/choose-discount';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { useSession } from '#web/session/session-store.ts';
import { useStore } from '#web/stores/create-store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/prices';
import { keptCode, tidyCode } from './kept-code.ts';
import type { MyRule } from './my-rules.ts';
import { readRules } from './read-rules.ts';
import { rulesKey, usePriceRules } from './use-price-rules.ts';

type CodeEntryProps = { chosen: ChosenDiscount<MyRule> | undefined };

/** Where a code is written, and what became of it. */
export function CodeEntry({ chosen }: CodeEntryProps) {
  const code = useStore(keptCode, '');
  const [isOpen, setOpen] = useState(false);
  if (code) return <KeptCode code={code} chosen={chosen} />;
  return isOpen ? (
    <CodeForm />
  ) : (
    <button
      type="button"
      className="link min-h-11 justify-self-start text-left"
      onClick={() => setOpen(true)}
    >
      {words.haveCode}
    </button>
  );
}

function KeptCode({ code, chosen }: CodeEntryProps & { code: string }) {
  const { rules, lost } = usePriceRules();
  const rule = rules?.all.find(({ isOfCode }) => isOfCode);
  const off = chosen && formatRupees(toRupees(chosen.amountPaise));
  const text = lost
    ? fill(words.lost, { code, problem: lost })
    : !rule
      ? undefined
      : chosen?.rule === rule && off
        ? fill(words.applied, { code, amount: off })
        : chosen
          ? fill(words.kept, { code, rule: chosen.rule.name })
          : fill(words.keptFrom, {
              code,
              minimum: formatRupees(toRupees(rule.minimumPaise)),
            });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {text && (
        <p role="status" className="figures min-w-0 text-sm break-words">
          {text}
        </p>
      )}
      <button type="button" className="link min-h-11 text-sm" onClick={() => keptCode.set('')}>
        {words.remove}
      </button>
    </div>
  );
}

function CodeForm() {
  const queries = useQueryClient();
  const userId = useSession()?._id;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function apply() {
    const code = tidyCode(typed);
    if (!code || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const rules = await readRules(code);
      queries.setQueryData(rulesKey(code, userId), { rules });
      keptCode.set(code);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure.message);
    } finally {
      setBusy(false);
    }
  }

  // Not a form: on the checkout it may stand within one.
  return (
    <div className="grid gap-2 sm:flex sm:items-end">
      <TextField
        label={words.code}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
        error={error}
        className="min-w-0 sm:flex-1"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        busyLabel={words.applying}
        className={error ? 'sm:mb-6' : undefined}
        onClick={() => void apply()}
      >
        {words.apply}
      </Button>
    </div>
  );
}
