import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { firstTouches } from './use-lazy-module.ts';

/** What was entered into the form of a part before its script was there. */
export type Early = { early?: FormData };

/** How somebody used a part before its script was there; its controls are counted from 0. */
type EarlyUse = { focused: number; pressed: ReadonlySet<number>; entered?: FormData };

const noHtml = { __html: '' };
const touches = [...firstTouches, 'popstate'];

const controlsOf = (part: Element | null) =>
  part ? [...part.querySelectorAll<HTMLElement>('a, button, input, select, textarea')] : [];

function differs(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, rendered);
  }
  const { type, checked, defaultChecked, value, defaultValue } = control as HTMLInputElement;
  return /^(checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Whether the page was used before its scripts could hear of it: a control is not as the server wrote it. */
const wasUsed = (): boolean =>
  [...document.querySelectorAll('input, select, textarea')].some(differs);

/**
 * A component that the server renders whole and whose script browsers load at the first touch of the
 * page, or at once where the page was used before it came to life; until then its elements are as the
 * server wrote them, links and forms work by themselves, and afterwards it goes on with what was
 * focused, pressed and entered. Where the browser has to render it, the script is loaded at once.
 *
 * @param load imports the component; when that fails the elements stay
 */
export function lazyUntilTouched<Props extends object>(
  load: () => Promise<ComponentType<Props & Early>>,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    const Loaded = lazy(async () => ({ default: await load() }));
    return (props) => (
      <div className="contents">
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </div>
    );
  }

  let Loaded: ComponentType<Props & Early> | undefined;

  function UntilTouched(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    // False while React takes over what the server rendered.
    const isNew = useHydrated();
    const [first] = useState({ isNew, props });
    const [isLoaded, setLoaded] = useState(isNew && Loaded !== undefined);
    const [early, setEarly] = useState<EarlyUse>();
    const isAsFirst = first.props === props;
    const isNeeded = first.isNew || !isAsFirst;

    useEffect(() => {
      const { current } = part;
      if (isLoaded || !current) return;
      const pressed = new Set<number>();
      let isAwaited = true;
      const start = async () => {
        try {
          Loaded = await load();
        } catch {
          return;
        }
        // What is replaced while it is pressed would lose the press.
        while (current.querySelector(':active')) await new Promise((wait) => setTimeout(wait, 50));
        if (!isAwaited) return;
        isAwaited = false;
        const form = current.querySelector('form');
        const focused = controlsOf(current).indexOf(document.activeElement as HTMLElement);
        setEarly({ focused, pressed, entered: form ? new FormData(form) : undefined });
        setLoaded(true);
      };
      const press = ({ target }: Event) => {
        const button = (target as Element).closest<HTMLElement>('button[type=button]');
        if (button) pressed.add(controlsOf(current).indexOf(button));
        start();
      };
      if (isNeeded || wasUsed()) start();
      else for (const touch of touches) addEventListener(touch, start, { once: true });
      current.addEventListener('click', press);
      return () => {
        isAwaited = false;
        for (const touch of touches) removeEventListener(touch, start);
        current.removeEventListener('click', press);
      };
    }, [isNeeded, isLoaded]);

    // After the effects of the part, which may be what a press needs.
    useEffect(() => {
      if (!early) return;
      const controls = controlsOf(part.current);
      controls[early.focused]?.focus({ preventScroll: true });
      for (const at of early.pressed) controls[at]?.click();
    }, [early]);

    return isLoaded && Loaded ? (
      <div ref={part} className="contents">
        {/* What was entered for other properties is not for these. */}
        <Loaded {...props} early={isAsFirst ? early?.entered : undefined} />
      </div>
    ) : (
      <div
        ref={part}
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves what the server wrote
        dangerouslySetInnerHTML={noHtml}
        suppressHydrationWarning
      />
    );
  }
  return memo(UntilTouched) as unknown as ComponentType<Props>;
}
