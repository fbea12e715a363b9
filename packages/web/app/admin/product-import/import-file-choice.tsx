import { maxImportBytes, toMegabytes } from '@mathappu/contract/limits';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';

type ImportFileChoiceProps = { refusal: string | undefined; onFile: (file: File) => void };

export function ImportFileChoice({ refusal, onFile }: ImportFileChoiceProps) {
  return (
    <>
      <p>
        Export the products, change the file in a spreadsheet, and import it here. A row without an
        id adds a product; one without price, stock or unit is a draft.
      </p>
      <p>
        To change stock, change “stock” and leave “stock seen” as it is: the difference is added, so
        that what is sold meanwhile stays sold. Without the column “stock”, stock is left alone.
      </p>
      <FileDrop
        label="Choose a CSV file or drop it here"
        hint={`CSV in UTF-8, up to ${toMegabytes(maxImportBytes)}MB`}
        accept=".csv,text/csv"
        onFiles={([chosen]) => chosen && onFile(chosen)}
      />
      <p className="text-ink-soft">
        It is only checked at first. Nothing changes until you say so, or while a row has a problem,
        and the whole import can be undone.
      </p>
      <FormError message={refusal} />
    </>
  );
}
