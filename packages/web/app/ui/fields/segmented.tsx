import { useEffect, useId, useState } from 'react';

type SegmentedProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A segmented control: radio buttons side by side, such as a status filter. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  // Optimistic: the choice shows before the list or address that it leads to.
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);

  const choose = (next: Value): void => {
    setChosen(next);
    onChange(next);
  };
  return (
    <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-md bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-9 items-center rounded-sm px-3.5 font-semibold text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-teal has-checked:shadow-rest has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
