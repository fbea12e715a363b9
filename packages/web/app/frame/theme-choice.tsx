import { useStore } from '#web/stores/create-store.ts';
import { type Theme, theme } from '#web/stores/theme.ts';
import * as words from '#words/frame';
import { themeField } from './theme-mark.tsx';

/** Light, dark or as the system; without scripts it is always the last. */
export function ThemeChoice({ className }: { className?: string }) {
  const chosen = useStore(theme, undefined);
  return (
    <label
      className={`flex flex-wrap items-center gap-2.5 [@media(scripting:none)]:hidden ${className}`}
    >
      {words.theme}
      <select
        name={themeField}
        value={chosen ?? ''}
        onChange={({ target }) => theme.set((target.value || undefined) as Theme)}
        className="min-h-9 max-w-full rounded-md border border-line-strong bg-surface px-2 text-ink pointer-coarse:min-h-11"
      >
        <option value="">{words.asTheSystem}</option>
        <option value="light">{words.light}</option>
        <option value="dark">{words.dark}</option>
      </select>
    </label>
  );
}
