import { useCopy } from '#web/toasts/use-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/programs';

type SecretDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  label: string;
  text: string;
  /** Null when an earlier answer, which was lost, had it. */
  secret: string | null;
};

/** Shows a token or a secret, this once. */
export function SecretDialog({ label, text, secret, ...dialog }: SecretDialogProps) {
  const copyText = useCopy();
  return (
    <Dialog
      {...dialog}
      isShownOnce={secret !== null}
      actions={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {words.done}
          </Button>
          {secret !== null && (
            <Button
              onClick={() => copyText(secret, { copied: words.copied, notCopied: words.notCopied })}
            >
              {words.copy}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <p>{text}</p>
        {secret !== null && (
          <TextField
            label={label}
            readOnly
            value={secret}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </div>
    </Dialog>
  );
}
