/** Told to the window: the page is React's. */
export const hydratedEvent = 'hydrated';

// Both take themselves away, so that React finds the document it wrote.
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
 * A page whose scripts are fetched once it has been painted: on a weak network styles, font and
 * pictures have the line for themselves, and what is seen does not wait for what makes it move.
 * Buttons pressed before that are kept from React and pressed when the page is its own: each once,
 * as nothing was seen to happen, and in the order of their last presses. After a reload Back
 * changes only the address until there are scripts; the page of that address is fetched then.
 */
export function startScriptsAfterPaint(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">')
    .replace('<head>', `<head><script>${listener}</script>`)
    .replace('</body>', `<script>${starter}</script></body>`);
}
