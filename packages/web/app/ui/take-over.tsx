import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { Place } from './lazy-until-touched.tsx';

/** What was entered into a form before its script was there. */
export type Early = { early?: FormData };

/**
 * A component for `lazyUntilTouched` that goes on where somebody was before its script was there: with
 * what was entered and with the focus.
 */
export function takeOver<Props extends object>(
  Component: ComponentType<Props & Early>,
): ComponentType<Props & Place> {
  return function TakeOver({ place, ...props }) {
    const [{ early, focused }] = useState(() => {
      const form = place?.current?.querySelector('form');
      return { early: form ? new FormData(form) : undefined, focused: place && focusIn(place) };
    });

    useLayoutEffect(() => {
      if (focused) {
        place?.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
      }
    }, [focused, place]);

    return <Component {...(props as unknown as Props)} early={early} />;
  };
}

/** The selector of the field in there that has the focus. */
function focusIn({ current }: NonNullable<Place['place']>): string | undefined {
  const field = document.activeElement;
  if (!current?.contains(field)) return undefined;
  if (field instanceof HTMLInputElement && /radio|checkbox/.test(field.type))
    return `[name="${field.name}"][value="${field.value}"]`;
  return `[name="${field?.getAttribute('name')}"]`;
}
