import { type ReactNode, useId } from 'react';
import { AlertIcon } from '#web/ui/images/notice-icons.tsx';

export type FieldWords = {
  label: string;
  hint?: ReactNode;
  /** Shown below the field and announced with it; marks the field as invalid. */
  error?: string;
  isLabelHidden?: boolean;
};

type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldWords & {
  required?: boolean;
  /** At the end of the label's line: a character count, a 'Forgot Password?' link. */
  aside?: ReactNode;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
};

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, isLabelHidden, required, aside, className, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <div className={className}>
      <div className={isLabelHidden && !aside ? 'sr-only' : 'mb-1.5 flex items-baseline gap-3'}>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
          {label}
          {required && (
            <span aria-hidden="true" className="text-primary">
              {' *'}
            </span>
          )}
        </label>
        {aside && <span className="ml-auto text-sm text-ink-soft">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <AlertIcon className="mt-px size-5" />
          {error}
        </p>
      )}
    </div>
  );
}
