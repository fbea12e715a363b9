import type { Config } from '#server/platform/config/config.ts';

/**
 * The headers of every response: API, page, file and error. A page adds the hashes of its own
 * inline scripts with `pagePolicy`.
 */
export function securityHeadersOf(
  { publicUrl, HSTS }: Pick<Config, 'publicUrl' | 'HSTS'>,
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
    ...(isHttps ? { 'strict-transport-security': transportPolicies[HSTS] } : {}),
  };
}

/**
 * Two years, for the shop's own host, for its subdomains too, or also before the first visit:
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security
 */
const transportPolicies = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Of what is for whoever has a link: no search engine lists it, and no page that it leads to learns its address. */
export const headersOfLink = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

/** For responses that are not pages: load nothing, cannot be framed. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Foreign sources of the page policy, by directive. */
export type ForeignSources = Readonly<
  Record<'script' | 'style' | 'image' | 'connect' | 'frame', string>
>;

/**
 * The policy of a page: own resources, its inline scripts by hash, and the foreign sources of the
 * payment dialog. These are on every page, since a document keeps its policy during navigations in
 * the browser, such as to the checkout.
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
