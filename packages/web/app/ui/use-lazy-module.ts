import { useEffect, useState } from 'react';

const firstTouches = ['pointerdown', 'keydown'] as const;

type LoadedModule<Module> = {
  readonly module?: Module;
  /** Why it was not there when it was needed. */
  readonly error?: unknown;
};

/**
 * A module that no page needs for its first paint: loaded at the first touch of the page, or as soon
 * as `isNeeded`. Undefined until then; a module that is needed and cannot be loaded is for the error
 * boundary.
 *
 * @param load does not change; it imports the module
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
): Module | undefined {
  const { module, error } = useLoadedModule(load, isNeeded);
  if (error && isNeeded) throw error;
  return module;
}

/** Like `useLazyModule`, for a component that shows the failure itself. */
export function useLoadedModule<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
): LoadedModule<Module> {
  const [loaded, setLoaded] = useState<LoadedModule<Module>>({});

  useEffect(() => {
    const start = () => {
      load().then(
        (module) => setLoaded({ module }),
        // One that is not needed yet is loaded again when it is.
        (error) => isNeeded && setLoaded({ error }),
      );
    };
    if (isNeeded) start();
    for (const touch of firstTouches) addEventListener(touch, start, { once: true, passive: true });
    return () => {
      for (const touch of firstTouches) removeEventListener(touch, start);
    };
  }, [load, isNeeded]);

  return loaded;
}

/** Has the browser load a module at the first touch of the page, for what acts on a press. */
export function loadAtFirstTouch<Module>(load: () => Promise<Module>): () => Promise<Module> {
  if (import.meta.env.SSR) return load;
  // Where that fails, it is loaded again for the press.
  const start = () => load().catch(() => undefined);
  for (const touch of firstTouches) addEventListener(touch, start, { once: true, passive: true });
  return load;
}
