import { maxImportBytes, toMegabytes } from '@mathappu/contract/limits';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { UploadIcon } from '#web/ui/images/icons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { useProductImport } from './use-product-import.ts';

/** A button and its dialog; closing the dialog does not stop the import. */
export function ImportProducts() {
  const [isOpen, setOpen] = useState(false);
  const importing = useProductImport();
  const { file, report, isRunning } = importing;
  const isIdle = file === undefined || importing.refusal !== undefined;
  const isReady = report?.state === 'done' && report.isDryRun && !isRunning;

  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:flex-1 max-sm:px-2"
        icon={<UploadIcon />}
        onClick={() => setOpen(true)}
      >
        Import CSV
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title="Import products"
        actions={
          <>
            {!isIdle && !isRunning && (
              <Button variant="secondary" onClick={importing.startOver}>
                Another file
              </Button>
            )}
            {isReady ? (
              <Button onClick={importing.importNow}>Import {report.totalRows} products</Button>
            ) : (
              <Button variant="secondary" onClick={() => setOpen(false)}>
                Close
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-4">
          {isIdle ? (
            <>
              <p>
                The file has the columns of the export: export the products, change the file in a
                spreadsheet, and import it here. A row without an id adds a product; one without
                price, stock or unit is a draft.
              </p>
              <FileDrop
                label="Choose a CSV file or drop it here"
                hint={`CSV in UTF-8, up to ${toMegabytes(maxImportBytes)}MB`}
                accept=".csv,text/csv"
                onFiles={([chosen]) => chosen && importing.check(chosen)}
              />
              <p className="text-ink-soft">
                It is only checked at first. Nothing changes until you say so, and then either every
                row is imported or none.
              </p>
              <FormError message={importing.refusal} />
            </>
          ) : (
            <>
              <p className="font-semibold wrap-anywhere">{file.name}</p>
              {isRunning ? (
                <ImportProgress sent={importing.sent} report={report} />
              ) : (
                report && <ImportOutcome report={report} />
              )}
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
