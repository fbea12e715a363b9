import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger';
  size?: 'sm' | 'md';
  /** A count badge on the corner; `label` has to include it. */
  count?: number;
};

export function IconButton({
  label,
  icon,
  tone = 'plain',
  size = 'md',
  count,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(iconButtonLooks(tone, size), className)}
    >
      {icon}
      {count ? (
        <span
          aria-hidden="true"
          className="figures absolute bottom-6 left-6 min-w-5 rounded-pill bg-primary px-1 text-center text-xs font-semibold text-on-primary"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}

export function iconButtonLooks(tone: 'plain' | 'danger', size: 'sm' | 'md'): string {
  return classNames(
    'relative inline-grid shrink-0 place-items-center rounded-md transition-colors disabled:text-line-strong disabled:hover:bg-transparent aria-disabled:text-line-strong aria-disabled:hover:bg-transparent',
    size === 'md' ? 'size-11' : 'size-9 pointer-coarse:size-11',
    tone === 'danger' ? 'text-danger hover:bg-danger-soft' : 'text-ink hover:bg-sunken',
  );
}
