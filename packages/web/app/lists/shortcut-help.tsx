import type { ReactNode } from 'react';

type ShortcutHelpProps = {
  isOn: boolean;
  onToggle: () => void;
  things: string;
  /** What further keys do, by the key. */
  more?: Readonly<Record<string, string>>;
};

/** Shortcuts of single keys can be turned off (https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts). */
export function ShortcutHelp({ isOn, onToggle, things, more = {} }: ShortcutHelpProps) {
  return (
    <p className="mt-6 hidden flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft [@media(hover:hover)_and_(pointer:fine)]:flex">
      {isOn && (
        <>
          <span>
            <Key>/</Key> search
          </span>
          <span>
            <Key>j</Key> <Key>k</Key> next and previous of the {things}
          </span>
          <span>
            <Key>Enter</Key> open
          </span>
          {Object.entries(more).map(([key, text]) => (
            <span key={key}>
              <Key>{key}</Key> {text}
            </span>
          ))}
        </>
      )}
      <button type="button" onClick={onToggle} className="link min-h-9">
        {isOn ? 'Turn keyboard shortcuts off' : 'Turn keyboard shortcuts on'}
      </button>
    </p>
  );
}

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 py-0.5 font-mono text-xs text-ink">
      {children}
    </kbd>
  );
}
