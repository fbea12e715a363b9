/** Told to the window: React takes what is pressed from here on. */
export const hydratingEvent = 'hydrating';
/** Told to the window: the page is React's. */
export const hydratedEvent = 'hydrated';

/** Written into the page; it takes itself away, so that React finds the document it wrote. */
const starter = `{
  document.currentScript.remove();
  let pressed;
  const remember = (event) => { pressed = event.target.closest('button[type=button]') ?? pressed; };
  addEventListener('click', remember, true);
  addEventListener('${hydratingEvent}', () => removeEventListener('click', remember, true), { once: true });
  addEventListener('${hydratedEvent}', () => setTimeout(() => pressed?.isConnected && pressed.click()), { once: true });
  requestAnimationFrame(() => setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.querySelector('script[type=later]');
    script.type = 'module';
    script.parentNode.insertBefore(script, script.nextSibling);
  }));
}`;

/**
 * A page whose scripts are fetched once it has been painted: on a weak network styles, font and
 * pictures have the line for themselves, and what is seen does not wait for what makes it move. The
 * button pressed last before the scripts have come is pressed again when they are there.
 */
export function startScriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">')
    .replace('</body>', `<script>${starter}</script></body>`);
}
