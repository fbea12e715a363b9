import type { ImportReport } from '@mathappu/contract/product-import';
import { fill, plural } from '@mathappu/contract/words';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/product-import';
import { Fold } from './import-changes.tsx';
import { ImportProblems } from './import-problems.tsx';
import type { Decisions } from './use-product-import.ts';

type Stop = ImportReport['stops'][number]['stop'];

type ImportDecisionsProps = {
  report: ImportReport;
  decisions: Decisions;
  onDecide: (decisions: Decisions) => void;
};

/** The decisions before an import: the stops to accept, and the products that the file lacks. */
export function ImportDecisions({ report, decisions, onDecide }: ImportDecisionsProps) {
  const { stops, warnings, missing, missingCount } = report;
  const { accepted, takesOffSale } = decisions;
  const toggle = (stop: Stop) =>
    onDecide({
      ...decisions,
      accepted: accepted.includes(stop)
        ? accepted.filter((one) => one !== stop)
        : [...accepted, stop],
    });
  return (
    <>
      {stops.map(({ stop, count }) => (
        <Notice key={stop} tone="yellow" icon={<AlertIcon />}>
          <p className="font-semibold">{fill(plural(stopTexts[stop].found, count), { count })}</p>
          <div className="my-2 max-h-60 overflow-y-auto rounded-sm bg-surface">
            <ImportProblems
              problems={warnings.filter((warning) => warning.stop === stop)}
              count={Math.min(count, warnings.filter((warning) => warning.stop === stop).length)}
              caption={words.rowsToLookAt}
              heading={words.reason}
            />
          </div>
          <CheckboxField
            label={stopTexts[stop].accept}
            checked={accepted.includes(stop)}
            onChange={() => toggle(stop)}
          />
        </Notice>
      ))}
      {missingCount > 0 && (
        <>
          <Fold count={missingCount} title={words.missingProducts} shown={missing.length}>
            {missing.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several may have one name
              <li key={index} className="py-1.5 text-sm wrap-anywhere">
                {name}
              </li>
            ))}
          </Fold>
          <fieldset className="-mt-2 flex flex-wrap gap-x-6">
            <legend className="sr-only">{words.whatOfMissing}</legend>
            {[false, true].map((isTaken) => (
              <label key={String(isTaken)} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="missing"
                  className="size-5.5 shrink-0"
                  checked={takesOffSale === isTaken}
                  onChange={() => onDecide({ ...decisions, takesOffSale: isTaken })}
                />
                {isTaken ? words.takeOffSale : words.keepOnSale}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </>
  );
}

const stopTexts = {
  tenfold: { found: words.tenfoldFound, accept: words.tenfoldAccept },
  questionMarks: { found: words.questionMarksFound, accept: words.questionMarksAccept },
  stock: { found: words.stockFound, accept: words.stockAccept },
  rows: { found: words.rowsFound, accept: words.rowsAccept },
} as const satisfies Record<Stop, unknown>;
