import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type RadioCardProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  label: ReactNode;
  /** Read with the label, as its description. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Controls that belong to the choice but are not part of its label, such as 'Remove'. */
  actions?: ReactNode;
};

/** Group several in a `<fieldset>` with a `<legend>` and give them one `name`. */
export function RadioCard({
  label,
  description,
  icon,
  actions,
  className,
  ...rest
}: RadioCardProps) {
  const id = useId();
  return (
    <div
      className={classNames(
        'relative flex items-start gap-3 rounded-md border border-line-strong bg-surface p-4 transition-colors hover:border-ink-soft has-checked:border-teal has-checked:bg-teal-soft has-checked:inset-ring has-checked:inset-ring-teal has-disabled:border-line has-disabled:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        {...rest}
        id={id}
        type="radio"
        aria-describedby={description ? `${id}-more` : undefined}
        className="relative z-sticky mt-0.5 size-5.5 shrink-0 outline-none"
      />
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className="block font-semibold after:absolute after:inset-0 after:rounded-md"
        >
          {label}
        </label>
        {description && (
          <div id={`${id}-more`} className="mt-0.5 text-sm text-ink-soft">
            {description}
          </div>
        )}
      </div>
      {/* On the narrowest screens a long word of Tamil needs its width. */}
      {icon && <span className="text-teal max-[22rem]:hidden">{icon}</span>}
      {actions && <div className="relative z-sticky">{actions}</div>}
    </div>
  );
}
