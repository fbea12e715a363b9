import type { Config } from '#server/platform/config/config.ts';

/**
 * The headers every answer carries: API, page, file and error alike. A page adds the hashes of
 * its own inline scripts with `pagePolicy`.
 */
export function securityHeadersOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  paymentOrigins: readonly string[] = [],
): Readonly<Record<string, string>> {
  const payment = ['self', ...paymentOrigins.map((origin) => `"${origin}"`)].join(' ');
  const isHttps = publicUrl.startsWith('https://');
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=(), payment=(${payment})`,
    ...(isHttps
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
}

/** A document that loads and leads nowhere, in nobody's frame. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a page may load besides our own things, by kind of request, as sources of the policy. */
export type ForeignSources = Readonly<
  Record<'script' | 'style' | 'image' | 'connect' | 'frame', string>
>;

/**
 * The policy of a page: our own things only, its inline scripts by hash, and the foreign sources
 * of the payment dialog. These are on every page, since a document keeps its policy while the
 * visitor walks on to the checkout.
 */
export function pagePolicy(scriptHashes: readonly string[], foreign: ForeignSources): string {
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')} ${foreign.script}`,
    `style-src 'self' ${foreign.style}`,
    `img-src 'self' data: blob: ${foreign.image}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${foreign.connect}`,
    `frame-src 'self' ${foreign.frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return rules.map((rule) => rule.trim().replace(/\s+/g, ' ')).join('; ');
}
