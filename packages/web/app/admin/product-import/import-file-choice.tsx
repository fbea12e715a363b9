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
      <p>{fill(words.howToStock, stockColumns)}</p>
      <FileDrop
        label={words.choose}
        hint={fill(words.chooseHint, { megabytes: toMegabytes(maxImportBytes) })}
        accept=".csv,text/csv"
        onFiles={([chosen]) => chosen && onFile(chosen)}
      />
      <p className="text-ink-soft">{words.onlyChecked}</p>
      <FormError message={refusal} />
    </>
  );
}
