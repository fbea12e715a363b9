import { avatarMaxBytes, toMegabytes } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { buttonLooks } from '#web/ui/button-looks.ts';
import * as words from '#words/forms';

type ImageChoiceProps = {
  label: string;
  disabled: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
};

export function ImageChoice({ label, disabled, error, onFile }: ImageChoiceProps) {
  return (
    <label
      className={buttonLooks(
        'secondary',
        'md',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-line has-disabled:bg-grey-soft has-disabled:text-ink-soft',
      )}
    >
      {label}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'avatar-error' : 'avatar-hint'}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
        className="sr-only"
      />
    </label>
  );
}

/** Validates a chosen avatar before the upload; returns the error. */
export function checkAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/')) return words.notAnImage;
  if (size > avatarMaxBytes)
    return fill(words.imageTooLarge, { megabytes: toMegabytes(avatarMaxBytes) });
}
