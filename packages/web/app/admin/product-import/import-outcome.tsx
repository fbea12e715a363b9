import type { ImportReport } from '@mathappu/contract/product-import';
import { AlertIcon, CheckIcon } from '#web/ui/images/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportProblems } from './import-problems.tsx';

/** What an import did, or would do, or why it did nothing. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const { state, isDryRun, created, updated, unchanged, problemCount } = report;
  if (state === 'refused') {
    return (
      <>
        <Notice tone="red" icon={<AlertIcon />} isLive>
          <p className="font-semibold">
            {problemCount === 1 ? '1 problem' : `${problemCount} problems`} found. Nothing was
            changed.
          </p>
          <p className="mt-1">Correct the file and choose it again; it is imported whole or not.</p>
        </Notice>
        <ImportProblems report={report} />
      </>
    );
  }
  const [added, changed, same] = isDryRun
    ? ['would be added', 'would be changed', 'would stay as they are']
    : ['added', 'changed', 'left as they were'];
  return (
    <Notice tone={isDryRun ? 'blue' : 'green'} icon={<CheckIcon />} isLive>
      <p className="font-semibold">
        {isDryRun ? 'Every row can be imported.' : 'The products were imported.'}
      </p>
      <p className="figures mt-1">
        {created} {added}, {updated} {changed}, {unchanged} {same}.
      </p>
    </Notice>
  );
}
