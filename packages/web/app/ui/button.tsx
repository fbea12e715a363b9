import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLooks } from './button-looks.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /**
   * While true, clicks are ignored but focus stays, unlike with `disabled`. Where it is passed, a
   * double click counts once: its second click may arrive before the first one shows as busy.
   */
  isBusy?: boolean;
  /** Read instead of the label while busy; the wider of the two sets the width. */
  busyLabel?: string;
};

export function Button({
  variant,
  size,
  icon,
  isBusy,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || (isBusy === false && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={buttonLooks(variant, size, className)}
    >
      <span className="grid place-items-center *:col-start-1 *:row-start-1">
        <span className={labelLooks(isBusy, busyLabel)}>
          {icon}
          {children}
        </span>
        {(isBusy || busyLabel) && (
          <span
            className={isBusy ? 'inline-flex items-center gap-2' : 'invisible inline-flex gap-2'}
          >
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}

function labelLooks(isBusy = false, busyLabel?: string): string {
  const shape = 'inline-flex items-center gap-2';
  if (!isBusy) return shape;
  return `${shape} ${busyLabel ? 'invisible' : 'opacity-0'}`;
}
