import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLooks } from './button-looks.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Clicks are ignored but focus stays, unlike with `disabled`. */
  busy?: boolean;
  /** Read instead of the label while busy; the wider of the two sets the width. */
  busyLabel?: string;
};

export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonLooks(variant, size, className)}
    >
      <span className="grid place-items-center *:col-start-1 *:row-start-1">
        <span className={labelLooks(busy, busyLabel)}>
          {icon}
          {children}
        </span>
        {(busy || busyLabel) && (
          <span className={busy ? 'inline-flex items-center gap-2' : 'invisible inline-flex gap-2'}>
            <Spinner />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  );
}

function labelLooks(busy: boolean, busyLabel?: string): string {
  const shape = 'inline-flex items-center gap-2';
  if (!busy) return shape;
  return `${shape} ${busyLabel ? 'invisible' : 'opacity-0'}`;
}
