import { maxImportBytes, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import * as words from '#words/admin/product-import';
import { stockColumns } from './stock-columns.ts';

type ImportFileChoiceProps = { refusal: string | undefined; onFile: (file: File) => void };

export function ImportFileChoice({ refusal, onFile }: ImportFileChoiceProps) {
  return (
    <>
      <p>{words.howTo}</p>
      <FileDrop
        label={words.choose}
        hint={fill(words.chooseHint, { megabytes: toMegabytes(maxImportBytes) })}
        accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={([chosen]) => chosen && onFile(chosen)}
      />
      <p className="text-ink-soft">{words.onlyChecked}</p>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">{words.howExport}</summary>
        <p className="mt-1">{words.howToExport}</p>
        <p className="mt-2">{fill(words.howToStock, stockColumns)}</p>
      </details>
      <FormError message={refusal} />
    </>
  );
}
