import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from './use-hydrated.ts';
import { firstTouches } from './use-lazy-module.ts';

/** Where the component stands; in its first rendering its elements are still those of the server. */
export type Place = { place?: RefObject<HTMLElement | null> };

const noHtml = { __html: '' };

/**
 * A component that the server renders whole and whose script browsers load at the first touch of the
 * page; until then its elements are as the server wrote them. Where the browser has to render it, the
 * script is loaded at once.
 *
 * @param load imports the component; when that fails the elements stay
 */
export function lazyUntilTouched<Props extends object>(
  load: () => Promise<ComponentType<Props & Place>>,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    const Loaded = lazy(async () => ({ default: await load() }));
    return (props) => (
      <div className="contents">
        <Suspense>
          <Loaded {...(props as Props & Place)} />
        </Suspense>
      </div>
    );
  }

  function UntilTouched(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [{ Loaded }, setLoaded] = useState<{ Loaded?: ComponentType<Props & Place> }>({});
    // False while React takes over what the server rendered.
    const isHydrated = useHydrated();
    const [first] = useState({ isNew: isHydrated, props });
    const isNeeded = first.isNew || first.props !== props;

    useEffect(() => {
      const start = () =>
        void load().then(
          (Loaded) => setLoaded({ Loaded }),
          () => {},
        );
      const touches = [...firstTouches, 'popstate'];
      if (isNeeded) start();
      else for (const touch of touches) addEventListener(touch, start, { once: true });
      return () => {
        for (const touch of touches) removeEventListener(touch, start);
      };
    }, [isNeeded]);

    return Loaded ? (
      <div ref={place} className="contents">
        <Loaded {...props} place={place} />
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
