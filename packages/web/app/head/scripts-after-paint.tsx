import { InlineScript } from '#web/ui/inline-script.tsx';
import { replaceInPage } from './replace-in-page.ts';

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
 * themselves until then. Quotes are attributes' alone: React escapes those of texts, and those of data
 * have a backslash. Scripts that are not recognised are fetched at once, as without this; a story in
 * `before-hydration.spec.ts` fails then.
 */
export const delayScripts = (page: Buffer): Buffer =>
  replaceInPage(
    replaceInPage(page, ' rel="modulepreload"', ' rel="later"'),
    ' type="module"',
    ' type="later"',
  );

/** Fetches the delayed scripts; after them in the page. */
export const StartScripts = () => <InlineScript code={starter} />;
