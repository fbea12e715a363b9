import type { ReactNode } from 'react';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/lists';

type ShortcutHelpProps = {
  isOn: boolean;
  onToggle: () => void;
  things: string;
  /** The meanings of further keys, by key. */
  more?: Readonly<Record<string, string>>;
};

/** Shortcuts of single keys can be turned off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts). */
export function ShortcutHelp({ isOn, onToggle, things, more = {} }: ShortcutHelpProps) {
  return (
    <p className="mt-6 hidden flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft [@media(hover:hover)_and_(pointer:fine)]:flex">
      {isOn && (
        <>
          <span>{rich(words.searchKey, { key })}</span>
          <span>{rich(words.movingKeys, { key, things })}</span>
          <span>{rich(words.openKey, { key })}</span>
          {Object.entries(more).map(([name, text]) => (
            <span key={name}>
              <kbd>{name}</kbd> {text}
            </span>
          ))}
        </>
      )}
      <button type="button" onClick={onToggle} className="link min-h-9">
        {isOn ? words.turnShortcutsOff : words.turnShortcutsOn}
      </button>
    </p>
  );
}

const key = (name: ReactNode) => <kbd>{name}</kbd>;
