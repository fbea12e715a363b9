import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function CheckboxField({ label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-2">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? id : undefined}
          className="size-5.5 shrink-0"
        />
        <span>{label}</span>
      </label>
      {below && (
        <p
          id={id}
          className={`pl-8.5 text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {below}
        </p>
      )}
    </div>
  );
}
