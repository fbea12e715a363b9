const focusable = 'a[href], button, input, select, textarea, [tabindex]';

type Place = { within: Element; index: number };

/**
 * When what has the focus is taken away, such as a row that is deleted, the keyboard goes on with
 * what has taken its place, or else within what it stood in. Returns the way to stop.
 */
export function keepFocus(): () => void {
  let last: Element | undefined;
  let places: Place[] = [];

  function remember({ target }: FocusEvent) {
    last = target as Element;
    places = [];
    for (let at = last; at.parentElement; at = at.parentElement) {
      places.push({ within: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
    }
  }

  /** Left on purpose; what is disabled is often taken away next. */
  function forget({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (target === last && last?.isConnected && !last.matches(':disabled')) last = undefined;
    });
  }

  function goOn() {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    for (const { within, index } of places) {
      if (within.matches('main, body')) break;
      if (within.isConnected && focusWithin(within, index, last.tagName)) break;
    }
  }

  const removals = new MutationObserver(goOn);
  removals.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  // A closing dialog gives the focus back, unless what opened it is gone; its event does not bubble.
  document.addEventListener('close', goOn, true);
  return () => {
    removals.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    document.removeEventListener('close', goOn, true);
  };
}

/** Something of the same kind first, so that deleting row after row needs one key. */
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
