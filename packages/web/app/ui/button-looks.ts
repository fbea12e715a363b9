import { classNames } from './class-names.ts';

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'quiet-danger'
  | 'whatsapp';
export type ButtonSize = 'narrow' | 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary shadow-rest hover:bg-primary-strong active:bg-primary-strong',
  secondary:
    'bg-surface text-teal border-teal hover:bg-teal-soft hover:text-teal-strong active:bg-teal-soft',
  whatsapp: 'bg-surface text-green-ink border-green-ink hover:bg-green-soft active:bg-green-soft',
  quiet:
    'border-transparent text-teal hover:bg-teal-soft hover:text-teal-strong active:bg-teal-soft',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong',
  'quiet-danger': 'border-transparent text-danger hover:bg-danger-soft active:bg-danger-soft',
};

const sizes: Record<ButtonSize, string> = {
  narrow: 'min-h-11 px-1 text-sm',
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

const shared =
  'inline-flex items-center justify-center gap-2 rounded-md border py-1.5 text-center font-semibold leading-tight transition-colors select-none disabled:bg-grey-soft disabled:text-ink-soft disabled:border-line disabled:shadow-none aria-disabled:cursor-default';

export function buttonLooks(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return classNames(shared, variants[variant], sizes[size], className);
}
