import { fill } from '@mathappu/contract/words';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '#web/ui/images/view-icons.tsx';
import * as words from '#words/ui';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import { fieldLooks } from './field-looks.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> &
  FieldWords & { aside?: ReactNode };

export function PasswordField({
  label,
  hint,
  error,
  aside,
  className,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);

  return (
    <FieldFrame {...{ label, hint, error, aside, className }} required={rest.required}>
      {(wiring) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...rest}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${fieldLooks} pr-13`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={fill(words.showPassword, { label: label.toLowerCase() })}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
