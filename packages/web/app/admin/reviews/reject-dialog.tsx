import type { AdminReview, RejectionReason } from '@mathappu/contract/catalogue/reviews';
import { useId, useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { reasonLabels } from '#web/reviews/reason-labels.ts';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import * as words from '#words/admin/reviews';

type RejectDialogProps = {
  review: AdminReview | undefined;
  onReject: (review: AdminReview, reason: RejectionReason) => Promise<unknown>;
  onClose: () => void;
};

const firstReason: RejectionReason = 'personalData';

/** Asks for the reason why words are rejected. */
export function RejectDialog({ review, onReject, onClose }: RejectDialogProps) {
  const name = useId();
  const [reason, setReason] = useState<RejectionReason>(firstReason);
  const [isBusy, setIsBusy] = useState(false);

  async function reject(rejected: AdminReview) {
    setIsBusy(true);
    try {
      await onReject(rejected, reason);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setIsBusy(false);
      close();
    }
  }

  /** The next review begins with no reason of this one. */
  function close() {
    setReason(firstReason);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={review !== undefined}
      title={words.rejectTitle}
      confirmLabel={words.rejectLabel}
      isBusy={isBusy}
      onConfirm={() => review && reject(review)}
      onCancel={close}
    >
      <p className="mb-4">{words.rejectText}</p>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{words.reason}</legend>
        {(Object.keys(reasonLabels) as RejectionReason[]).map((value) => (
          <RadioCard
            key={value}
            name={name}
            value={value}
            label={reasonLabels[value]}
            checked={value === reason}
            onChange={() => setReason(value)}
          />
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
