import { useHydrated } from './use-hydrated.ts';

/**
 * A constant script of ours in the page, allowed by its hash. Browsers run it from the server's page
 * alone, so in the browser `code` may be empty: `import.meta.env.SSR ? … : ''`.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/** One that is over with the hydration; pages that are navigated to in the browser need none. */
export function EarlyScript({ code }: { code: string }) {
  return useHydrated() ? null : <InlineScript code={code} />;
}
