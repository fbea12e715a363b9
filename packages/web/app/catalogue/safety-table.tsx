import type { Product } from '@mathappu/contract/catalogue';
import { describeFacts } from '@mathappu/contract/catalogue/passport-texts';
import * as words from '#words/catalogue';
import { DetailTable } from './detail-table.tsx';

export function SafetyTable({ passport }: Pick<Product, 'passport'>) {
  return (
    <>
      <DetailTable
        id="safety"
        title={words.safetyAndOrigin}
        rows={describeFacts(passport).map(({ label, text, isWritten }) => [label, text, isWritten])}
      />
      <p className="mt-2 text-sm text-ink-soft">{words.statedByShop}</p>
    </>
  );
}
