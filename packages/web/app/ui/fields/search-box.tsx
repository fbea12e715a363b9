import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as words from '#words/ui';
import { fieldLooks } from './field-looks.ts';

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> & {
  label: string;
  maxLength: number;
  value: string;
  onValueChange: (value: string) => void;
  /** Without it Enter does nothing, for boxes that search on input. */
  onSearch?: () => void;
  /** After the box, such as a Search button of type submit. */
  children?: ReactNode;
};

/** Before and without scripts the browser itself sends a search to the page: `?{name}=…`. */
export function SearchBox({
  label,
  value,
  onValueChange,
  onSearch,
  className,
  children,
  ...rest
}: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  // Differs only when something was typed before hydration.
  useEffect(() => {
    const typed = form.current?.querySelector('input')?.value ?? value;
    if (typed !== value) onValueChange(typed);
  }, [value, onValueChange]);

  return (
    <search className={className}>
      <form
        ref={form}
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.();
        }}
      >
        <div className="relative min-w-0 flex-1">
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
            <SearchIcon />
          </span>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...rest}
            type="search"
            aria-label={label}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={classNames(fieldLooks, 'px-11')}
          />
          {isHydrated && value !== '' && (
            <span className="absolute top-0 right-0">
              <IconButton
                label={words.clearTyped}
                icon={<CloseIcon className="size-5 text-ink-soft" />}
                onClick={() => {
                  onValueChange('');
                  form.current?.querySelector('input')?.focus();
                }}
              />
            </span>
          )}
        </div>
        {children}
      </form>
    </search>
  );
}
