const focusable = 'a[href], button, input, select, textarea, [tabindex]';

type Place = { within: Element; index: number };

/**
 * When the focused element is removed, such as the button of a deleted row, focuses the element in
 * its place, or else one in the nearest container that is left. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  let last: Element | undefined;
  let places: Place[] = [];

  function remember(focused: Element) {
    last = focused;
    places = [];
    for (let at = last; at.parentElement; at = at.parentElement) {
      places.push({ within: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
    }
  }

  const onFocus = ({ target }: FocusEvent) => remember(target as Element);

  /** The focus was moved on purpose, except away from a disabled element: that is often removed next. */
  function forget({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !last.matches(':disabled')) last = undefined;
    });
  }

  function restore() {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    for (const { within, index } of places) {
      if (within.matches('main, body')) break;
      if (within.isConnected && focusWithin(within, index, last.tagName)) break;
    }
  }

  const removals = new MutationObserver(restore);
  if (document.activeElement) remember(document.activeElement);
  removals.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', forget);
  // A closing dialog restores the focus, unless its opener was removed; its event does not bubble.
  document.addEventListener('close', restore, true);
  return () => {
    removals.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', forget);
    document.removeEventListener('close', restore, true);
  };
}

/** Prefers the same kind of element, so that row after row can be deleted with one key. */
function focusWithin(within: Element, index: number, tagName: string): boolean {
  const next = within.children[index] ?? within.lastElementChild;
  const candidates = [
    ...(next?.querySelectorAll<HTMLElement>(tagName) ?? []),
    ...(next?.querySelectorAll<HTMLElement>(focusable) ?? []),
    ...within.querySelectorAll<HTMLElement>(focusable),
  ];
  return candidates.some((candidate) => {
    candidate.focus({ preventScroll: true });
    return document.activeElement === candidate;
  });
}
