import { maxReportPhotos, reportTextMaxLength } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { OrderPictureField } from '#web/forms/pictures/order-picture-field.tsx';
import { leadingName } from '#web/language/names.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/reports';
import {
  isRight,
  noProblem,
  type ProblemRow,
  type ProblemValues,
  problemErrors,
  toProblem,
} from './problem-values.ts';
import type { ReportedOrder } from './reported-order.ts';
import { useReport } from './use-report.ts';

type ProblemDialogProps = {
  code: string;
  lines: ReportedOrder['lines'];
  isOpen: boolean;
  onClose: () => void;
};

const kinds = [
  { value: 'damaged', label: words.damaged },
  { value: 'missing', label: words.missing },
  { value: 'wrong', label: words.wrong },
] as const;

/** Asks what is wrong with what came. What is typed, and the photos, stay until it has been told. */
export function ProblemDialog({ code, lines, isOpen, onClose }: ProblemDialogProps) {
  const { values, change, errors, refusal, isSending, isUploading, setUploading, send } =
    useProblem({
      code,
      lines,
      onClose,
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.reportProblem}
      description={words.problemLead}
      actions={
        <>
          {!isSending && (
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
          )}
          <Button isBusy={isSending} disabled={isUploading} onClick={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ProblemRows {...{ lines, values, change, errors }} />
        <OrderPictureField
          code={code}
          label={words.photos}
          pictures={values.photos}
          maximum={maxReportPhotos}
          error={errors?.photos}
          onUploading={setUploading}
          onChange={(next) => change((now) => ({ ...now, photos: next(now.photos) }))}
        />
        <TextAreaField
          label={words.moreAboutIt}
          rows={3}
          value={values.text}
          countTo={reportTextMaxLength}
          onChange={({ target }) => change((now) => ({ ...now, text: target.value }))}
        />
        <FormError message={refusal} />
      </div>
    </Dialog>
  );
}

type Change = (next: (now: ProblemValues) => ProblemValues) => void;

type ProblemRowsProps = {
  lines: ReportedOrder['lines'];
  values: ProblemValues;
  change: Change;
  errors: ReturnType<typeof problemErrors> | undefined;
};

/** A row for each product that something is wrong with, and the choice of another. */
function ProblemRows({ lines, values: { rows }, change, errors }: ProblemRowsProps) {
  const setRow = (key: string, next: Partial<ProblemRow>) =>
    change((now) => ({
      ...now,
      rows: now.rows.map((row) => (row.key === key ? { ...row, ...next } : row)),
    }));
  const add = (productId: string) =>
    change((now) => ({
      ...now,
      rows: [...now.rows, { key: randomKey(), productId, what: 'damaged', pieces: '1' }],
    }));
  return (
    <>
      {rows.map(({ key, productId, what, pieces }) => {
        const line = lines.find((one) => one.productId === productId);
        const product = line ? leadingName(line) : '';
        return (
          <fieldset
            key={key}
            aria-label={product}
            className="grid gap-3 rounded-md border border-line p-3"
          >
            <div className="flex items-center justify-between gap-3">
              <p className="text-lg font-semibold wrap-anywhere">{product}</p>
              <IconButton
                label={fill(words.remove, { product })}
                icon={<CloseIcon />}
                onClick={() =>
                  change((now) => ({ ...now, rows: now.rows.filter((row) => row.key !== key) }))
                }
              />
            </div>
            <ChoiceField
              label={words.whatIsWrong}
              options={kinds}
              value={what}
              onChange={(value) => setRow(key, { what: value })}
            />
            <TextField
              label={words.pieces}
              inputMode="numeric"
              autoComplete="off"
              value={pieces}
              error={errors?.rows.get(key)}
              onChange={({ target }) => setRow(key, { pieces: target.value })}
            />
          </fieldset>
        );
      })}
      <SelectField
        label={words.addProduct}
        placeholder={words.chooseProduct}
        options={lines.map((line) => ({ value: line.productId, label: leadingName(line) }))}
        value=""
        error={errors?.lines}
        onChange={({ target }) => target.value && add(target.value)}
      />
    </>
  );
}

function useProblem({ code, lines, onClose }: Omit<ProblemDialogProps, 'isOpen'>) {
  const report = useReport(code);
  const [values, change] = useState<ProblemValues>(noProblem);
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const errors = isChecked ? problemErrors(values, lines) : undefined;

  async function send() {
    setChecked(true);
    setRefusal(undefined);
    if (isSending || !isRight(problemErrors(values, lines))) return;
    setSending(true);
    try {
      await report(toProblem(values));
      change(noProblem);
      setChecked(false);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    } finally {
      setSending(false);
    }
  }

  return { values, change, errors, refusal, isSending, isUploading, setUploading, send };
}
