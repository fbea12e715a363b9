import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useShop } from '#web/shop-details/shop-details.ts';
import { useCopy } from '#web/toasts/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import * as words from '#words/account/second-step';

type RecoveryCodesProps = { email: string; codes: readonly string[]; onDone: () => void };

const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');

/** The recovery codes, shown this once, until they are kept. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const copyText = useCopy();
  const lines = codes.map(grouped);
  return (
    <div className="grid gap-5">
      <p>{words.keepCodes}</p>
      <ol className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <PrintedCodes email={email} lines={lines} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="secondary" onClick={() => copyText(lines.join('\n'), words)}>
          {words.copy}
        </Button>
      </div>
      <CheckboxField
        label={words.haveKept}
        checked={isKept}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button disabled={!isKept} onClick={onDone} className="justify-self-start">
        {words.done}
      </Button>
    </div>
  );
}

/** Printed in place of the page. */
function PrintedCodes({ email, lines }: { email: string; lines: readonly string[] }) {
  const { name } = useShop();
  return createPortal(
    <div className="prints-alone">
      <p className="text-xl font-semibold">{name}</p>
      <p className="mb-4">
        {fill(words.codesOf, { email, date: formatDate(new Date().toISOString()) })}
      </p>
      <ol className="grid gap-2 font-mono text-lg">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
