import { InlineScript } from '#web/ui/inline-script.tsx';

const starter = import.meta.env.SSR
  ? `requestAnimationFrame(() => setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
  for (const script of document.querySelectorAll('script[type=later]')) {
    script.type = 'module';
    script.parentNode.insertBefore(script, script.nextSibling);
  }
}))`
  : '';

/**
 * Marks the scripts of a page, which React Router renders without a choice of when, to be fetched
 * after the first paint: on a slow network styles, font and pictures have the bandwidth for
 * themselves until then. Scripts that are not recognised are fetched at once, as without this; a
 * story in `before-hydration.spec.ts` fails then.
 */
export function delayScripts(html: string): string {
  return html
    .replace(/<link\b[^>]*\srel="modulepreload"[^>]*>/g, (tag) =>
      tag.replace('rel="modulepreload"', 'rel="later"'),
    )
    .replace(/<script\b[^>]*\stype="module"[^>]*>/g, (tag) =>
      tag.replace('type="module"', 'type="later"'),
    );
}

/** Fetches the delayed scripts; after them in the page. */
export const StartScripts = () => <InlineScript code={starter} />;
