import type { ChangeEvent } from 'react';

type SelectEntryProps = {
  /** Read by screen readers: 'Select order MP-7K4Q-92XD'. */
  label: string;
  isSelected: boolean;
  /** `isRange` while Shift is held. */
  onToggle: (isRange: boolean) => void;
};

/** The tick-box of an entry. */
export function SelectEntry({ label, isSelected, onToggle }: SelectEntryProps) {
  return (
    <label className="-my-2 -ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onToggle(isShiftHeld(event))}
        className="size-5.5"
      />
    </label>
  );
}

/** Browsers report a tick-box that changes as a click, with its modifiers. */
const isShiftHeld = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
