/**
 * A constant script of ours in the page, allowed by its hash. Browsers run it from the server's page
 * alone, so in the browser `code` may be empty: `import.meta.env.SSR ? … : ''`.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
