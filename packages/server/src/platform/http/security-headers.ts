import type { Config } from '#server/platform/config/config.ts';

/**
 * What a checkout script from elsewhere needs inside our page: Razorpay's writes a `<style>` and
 * sets style attributes on its frame, which lies behind its own backdrop without them.
 */
const foreignStyle = "'unsafe-inline'";

/** Where the real checkout script loads from and reports to, by kind of request. */
const razorpay = {
  script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
  connect:
    'https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com https://lumberjack-cx.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  image: 'https://cdn.razorpay.com https://checkout.razorpay.com',
  style: foreignStyle,
};

/**
 * The headers every answer carries: API, page, file and error alike. A page adds the hashes of
 * its own inline scripts with `pagePolicy`.
 */
export function securityHeadersOf({
  publicUrl,
}: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  const isHttps = publicUrl.startsWith('https://');
  return {
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    ...(isHttps
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
}

/** A document that loads and leads nowhere, in nobody's frame. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The policy of a page: our own things only, its inline scripts by hash, the gateway's dialog. The
 * dialog's part is on every page, since a document keeps its policy on the way to the checkout.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  checkoutUrl: string | undefined,
): string {
  const gateway = gatewayOrigins(checkoutUrl);
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')} ${gateway.script}`,
    `style-src 'self' ${gateway.style}`,
    `img-src 'self' data: blob: ${gateway.image}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${gateway.connect}`,
    `frame-src 'self' ${gateway.frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return rules.map((rule) => rule.trim().replace(/\s+/g, ' ')).join('; ');
}

/** The sandbox's script is one of our own; any other stand-in speaks for its own origin. */
function gatewayOrigins(checkoutUrl: string | undefined): typeof razorpay {
  const origin = checkoutUrl && URL.canParse(checkoutUrl) ? new URL(checkoutUrl).origin : '';
  if (origin === 'https://checkout.razorpay.com') return razorpay;
  const style = origin && foreignStyle;
  return { script: origin, connect: origin, frame: origin, image: origin, style };
}
