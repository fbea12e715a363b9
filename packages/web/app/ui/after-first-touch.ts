const touches = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * For `lazy`: a module for what stands in a `data-late` element. What the server has rendered there
 * is hydrated at the first touch of the page, and stays as it is when the module cannot be loaded;
 * otherwise the module is loaded at once.
 */
export function afterFirstTouch<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR || !document.querySelector('[data-late]')) return load();
  return new Promise((resolve) => {
    const start = () => load().then(resolve, () => undefined);
    for (const touch of touches) addEventListener(touch, start, { once: true, passive: true });
  });
}
