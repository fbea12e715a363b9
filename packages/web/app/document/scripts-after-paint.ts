/** Dispatched on the window once React has hydrated the page. */
export const hydratedEvent = 'hydrated';

// Both scripts remove themselves, so that hydration finds the document that React rendered.
const listener = `{
  document.currentScript.remove();
  const pressed = new Set();
  const remember = (event) => {
    const button = event.target.closest('button[type=button]');
    if (!button) return;
    event.stopPropagation();
    pressed.delete(button);
    pressed.add(button);
  };
  const address = location.pathname + location.search;
  const follow = () => location.pathname + location.search === address || location.reload();
  addEventListener('click', remember, true);
  addEventListener('popstate', follow);
  addEventListener('${hydratedEvent}', async () => {
    removeEventListener('click', remember, true);
    removeEventListener('popstate', follow);
    for (const button of pressed) {
      await new Promise((resolve) => setTimeout(resolve));
      if (button.isConnected) button.click();
    }
  }, { once: true });
}`;
const starter = `{
  document.currentScript.remove();
  requestAnimationFrame(() => setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
    const script = document.querySelector('script[type=later]');
    script.type = 'module';
    script.parentNode.insertBefore(script, script.nextSibling);
  }));
}`;

/**
 * Delays the scripts of a page until it has been painted, so that on a slow network styles, font and
 * images have the bandwidth for themselves. Clicks on buttons before hydration are recorded and
 * replayed after it: each button once, since the clicks showed no effect, in the order of their last
 * clicks. Before hydration Back changes only the address, so the page of that address is reloaded.
 */
export function startScriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">')
    .replace('<head>', `<head><script>${listener}</script>`)
    .replace('</body>', `<script>${starter}</script></body>`);
}
