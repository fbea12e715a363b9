import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from './use-hydrated.ts';
import { firstTouches } from './use-lazy-module.ts';

/** What was entered into a form before its script was there. */
export type Early = { early?: FormData };

const noHtml = { __html: '' };

/**
 * A component that the server renders whole and whose script browsers load at the first touch of the
 * page; until then its elements are as the server wrote them. Where the browser has to render it, the
 * script is loaded at once.
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
          <Loaded {...(props as Props & Early)} />
        </Suspense>
      </div>
    );
  }

  function UntilTouched(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef<string>(undefined);
    const [{ Loaded, early }, setLoaded] = useState<
      Early & { Loaded?: ComponentType<Props & Early> }
    >({});
    // False while React takes over what the server rendered.
    const isHydrated = useHydrated();
    const [isNew] = useState(isHydrated);
    const [first] = useState(props);
    const isNeeded = isNew || first !== props;

    useEffect(() => {
      const start = () =>
        void load().then(
          (Component) => {
            const form = place.current?.querySelector('form');
            const { name, value } = (document.activeElement ?? {}) as HTMLInputElement;
            if (place.current?.contains(document.activeElement)) {
              focused.current = `[name="${name}"]${/radio|checkbox/.test((document.activeElement as HTMLInputElement).type) ? `[value="${value}"]` : ''}`;
            }
            setLoaded({ Loaded: Component, ...(form && { early: new FormData(form) }) });
          },
          () => {},
        );
      const touches = [...firstTouches, 'popstate'];
      if (isNeeded) start();
      else for (const touch of touches) addEventListener(touch, start, { once: true });
      return () => {
        for (const touch of touches) removeEventListener(touch, start);
      };
    }, [isNeeded]);

    useLayoutEffect(() => {
      if (Loaded && focused.current) {
        place.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true });
      }
    }, [Loaded]);

    return Loaded ? (
      <div ref={place} className="contents">
        <Loaded {...props} {...(early && { early })} />
      </div>
    ) : (
      <div
        ref={place}
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; React leaves what the server wrote
        dangerouslySetInnerHTML={noHtml}
        suppressHydrationWarning
      />
    );
  }
  return memo(UntilTouched) as unknown as ComponentType<Props>;
}
