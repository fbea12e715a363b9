import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { useHydrated } from './use-hydrated.ts';
import { firstTouches } from './use-lazy-module.ts';

const noop = () => {};

/**
 * A component that the server renders whole and whose script browsers load at the first touch of the
 * page; until then its elements are as the server wrote them. Where the browser has to render it, the
 * script is loaded at once.
 *
 * @param load imports the component; nothing is shown where that fails
 */
export function lazyUntilTouched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let start = noop;
  const isNeeded = new Promise<void>((resolve) => {
    start = resolve;
  });
  if (import.meta.env.SSR) start();
  else for (const touch of [...firstTouches, 'popstate']) addEventListener(touch, start);

  const Loaded = lazy(async () => {
    await isNeeded;
    return { default: await load().catch((): ComponentType<Props> => () => null) };
  });

  function UntilTouched(props: Props) {
    const [shown, setShown] = useState(props);
    // False while React takes over what the server rendered.
    const isHydrated = useHydrated();
    const [isNew] = useState(isHydrated);
    const isNewer = shown !== props;
    useEffect(() => {
      if (isNew || isNewer) start();
      // React renders anew what it has not taken over when the properties change. In a transition of
      // its own that keeps nothing waiting, and what is shown stays until then.
      startTransition(() => setShown(props));
    }, [isNew, isNewer, props]);
    return (
      <Suspense fallback={null}>
        <Loaded {...shown} />
      </Suspense>
    );
  }
  return memo(UntilTouched) as unknown as ComponentType<Props>;
}
