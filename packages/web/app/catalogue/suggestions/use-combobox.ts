import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type ComboboxParts = {
  box: RefObject<HTMLInputElement | null>;
  /** The panel below the box, which contains the list of options. */
  popup: RefObject<HTMLElement | null>;
  /** The id of the list of options, each of which has its `optionId`. */
  listId: string;
  optionCount: number;
  /** Where the options come from: those of another source are not marked yet. */
  source: unknown;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Escape while nothing is shown. */
  onClear: () => void;
  /** Delete on the marked option. @returns whether that did something */
  onDelete: (option: number) => boolean;
};

const none = -1;

export const optionId = (listId: string, option: number) => `${listId}-${option}`;

/**
 * Makes a search box that is there already the combobox of a list: the focus stays in the box, the
 * marked option is its `aria-activedescendant`. List autocomplete with manual selection:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(parts: ComboboxParts) {
  const { box, popup, listId, optionCount, source, isOpen, setOpen, onClear, onDelete } = parts;
  const [mark, setMark] = useState<{ at: number; source: unknown }>({ at: none, source });
  const isShown = isOpen && optionCount > 0;
  const isMarked = isShown && mark.source === source && mark.at < optionCount;
  const marked = isMarked ? mark.at : none;

  const setMarked = (at: number) => setMark({ at, source });

  function show(isOpen: boolean) {
    setOpen(isOpen);
    setMarked(none);
  }

  /** The box stands between the last option and the first one. */
  function move(by: number) {
    const places = optionCount + 1;
    setMarked(((marked + 1 + by + places) % places) - 1);
    setOpen(true);
  }

  /** @returns whether the key has done its work and means nothing to the text */
  function act({ key, altKey }: KeyboardEvent): boolean {
    switch (key) {
      case 'ArrowDown':
        if (altKey) show(true);
        else move(1);
        return true;
      case 'ArrowUp':
        if (altKey) show(false);
        else move(-1);
        return true;
      case 'Enter': {
        const chosen = marked === none ? null : document.getElementById(optionId(listId, marked));
        chosen?.click();
        show(false);
        return chosen !== null;
      }
      case 'Escape':
        if (!isShown) onClear();
        show(false);
        return true;
      case 'Delete':
        return marked !== none && onDelete(marked);
      case 'Tab':
        show(false);
        return false;
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        setMarked(none);
        return false;
      default:
        return false;
    }
  }

  useBoxEvents({ box, popup, act, show });
  useBoxAttributes({ box, listId, isShown, marked });

  return { isShown, marked, mark: setMarked, close: () => show(false) };
}

type BoxEvents = Pick<ComboboxParts, 'box' | 'popup'> & {
  /** @returns whether the key has done its work */
  act: (event: KeyboardEvent) => boolean;
  show: (isShown: boolean) => void;
};

function useBoxEvents({ box, popup, act, show }: BoxEvents): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (act(event)) event.preventDefault();
  });
  const type = useEffectEvent(({ target }: Event) => {
    if (target === box.current) show(true);
  });
  const enter = useEffectEvent(() => {
    if (box.current?.value === '') show(true);
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!popup.current?.contains(relatedTarget as Node | null)) show(false);
  });
  const close = useEffectEvent(() => show(false));

  useEffect(() => {
    const input = box.current;
    const listening = new AbortController();
    const { signal } = listening;
    input?.addEventListener('keydown', press, { signal });
    input?.addEventListener('focus', enter, { signal });
    input?.addEventListener('click', enter, { signal });
    input?.addEventListener('blur', leave, { signal });
    // After React has the text: rendered before, the box would get the text of before again.
    addEventListener('input', type, { signal });
    // Back changes what is searched for; what is shown belongs to the text before.
    addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [box]);
}

type BoxAttributes = Pick<ComboboxParts, 'box' | 'listId'> & { isShown: boolean; marked: number };

function useBoxAttributes({ box, listId, isShown, marked }: BoxAttributes): void {
  useEffect(() => {
    const active = marked === none ? undefined : optionId(listId, marked);
    setAttribute(box.current, 'aria-expanded', String(isShown));
    setAttribute(box.current, 'aria-controls', isShown ? listId : undefined);
    setAttribute(box.current, 'aria-activedescendant', active);
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [box, listId, isShown, marked]);
}

function setAttribute(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
