import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { onSessionEnded } from '#web/api/call-events.ts';
import { currentUser, useSession } from '#web/session/session-store.ts';
import {
  forgetInterrupted,
  readDraft,
  readInterrupted,
  storeDraft,
  storeInterrupted,
} from './form-draft.ts';

/** A kept form: the typed values and the version that they were typed over. */
type KeptForm<Base> = { values: Fields; base: Base };

/** How a form is kept when the session ends. */
export type Keeping<Base> = {
  /** Names the form and what it is about, such as `address-{id}`. */
  name: string;
  /** The version that the edit started from, which is kept with it. */
  base?: Base;
  /** Is told when the form is restored, with the base that was kept. */
  onRestore?: (base: Base) => void;
  /** Whether a reload of the tab keeps it as well. */
  isKeptOnReload?: boolean;
};

/**
 * Keeps what was typed into a form when the session ends, and fills it in when the same user is back.
 * Passwords are not kept.
 */
export function useKeptForm<Typed extends FieldValues, Checked, Base>(
  form: UseFormReturn<Typed, unknown, Checked>,
  { name, base, onRestore, isKeptOnReload = false }: Partial<Keeping<Base>>,
): void {
  const { subscribe, getValues, reset, formState } = form;
  const { defaultValues = {} } = formState;

  const keep = useEffectEvent(() => {
    if (name !== undefined && isKeptOnReload)
      storeDraft(name, { values: withoutSecrets(getValues()), base });
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => keep() }), [subscribe]);

  useInterruptedDraft(name, () =>
    isChanged(getValues(), defaultValues)
      ? { values: withoutSecrets(getValues()), base }
      : undefined,
  );

  const restore = useEffectEvent((name: string) => {
    const kept = readDraft(name);
    if (!isKeptForm<Base>(kept) || typeof kept.base !== typeof base) return;
    onRestore?.(kept.base);
    const values = fitInto(getValues(), kept.values);
    reset(values as DefaultValues<Typed>, { keepDefaultValues: true });
    // Resetting has stored it with the base that is being replaced.
    if (isKeptOnReload) storeDraft(name, { values: withoutSecrets(values), base: kept.base });
  });
  useEffect(() => {
    if (name !== undefined) restore(name);
  }, [name]);
}

/**
 * Stores `draftNow()` when the session ends, unless it is undefined. Whoever closes the form while
 * signed in has given it up.
 */
export function useInterruptedDraft(name: string | undefined, draftNow: () => unknown): void {
  const userId = useSession()?._id;
  const store = useEffectEvent(() => {
    if (name === undefined || !userId) return;
    const draft = draftNow();
    if (draft !== undefined) storeInterrupted(name, draft, userId);
  });
  const giveUp = useEffectEvent(() => {
    if (name !== undefined && currentUser()) forgetInterrupted(name);
  });
  useEffect(() => {
    const stop = onSessionEnded(() => store());
    return () => {
      stop();
      giveUp();
    };
  }, []);
}

/** Opens what holds a form, such as a dialog, when the end of a session interrupted it. */
export function useReopen<Base>(name: string, open: (base: Base) => void): void {
  const reopen = useEffectEvent((name: string) => {
    const kept = readInterrupted(name);
    if (isKeptForm<Base>(kept)) open(kept.base);
  });
  useEffect(() => reopen(name), [name]);
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKeptForm = <Base>(kept: unknown): kept is KeptForm<Base> =>
  isFields(kept) && isFields(kept.values);

const withoutSecrets = (values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));

function isChanged(values: Fields, defaults: Fields): boolean {
  return Object.entries(withoutSecrets(values)).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
}

/**
 * The fields of `now` with the kept values. Storage is untrusted: an older version of the shop may
 * have written it, so a field takes only what is of its kind.
 */
export function fitInto(now: Fields, kept: Fields): Fields {
  const fit = (was: unknown, is: unknown): unknown => {
    if (is === undefined) return was;
    if (isFields(was)) return isFields(is) ? fitInto(was, is) : was;
    if (Array.isArray(was)) return Array.isArray(is) ? is : was;
    return was === null || typeof was === typeof is ? is : was;
  };
  return Object.fromEntries(Object.entries(now).map(([name, was]) => [name, fit(was, kept[name])]));
}
