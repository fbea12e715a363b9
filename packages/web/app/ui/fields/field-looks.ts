/** How the box of every field looks in which something is typed or chosen. */
export const fieldLooks =
  'block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ellipsis text-ink placeholder:text-ink-soft transition-colors hover:border-ink-soft focus:border-focus aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:bg-sunken disabled:text-ink-soft';
