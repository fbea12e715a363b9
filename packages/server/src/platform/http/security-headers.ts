import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';

const gatewayOrigins = 'https://checkout.razorpay.com https://api.razorpay.com';

/**
 * The headers every answer carries: API, page, file and error alike. A page adds the hashes of
 * its own inline scripts with `pagePolicy`.
 */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const policy = apiPolicy;
  const isHttps = config.publicUrl.startsWith('https://');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    });
    if (isHttps) {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
    }
  });
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of a page: our own things only, its inline scripts by hash, the gateway's dialog. */
export function pagePolicy(
  scriptHashes: readonly string[],
  checkoutUrl: string | undefined,
): string {
  const gateway = checkoutUrl?.startsWith('https://') ? gatewayOrigins : '';
  const rules = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')} ${gateway}`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${gateway}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self' ${gateway}`,
    `frame-src 'self' ${gateway}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  return rules.map((rule) => rule.trim().replace(/\s+/g, ' ')).join('; ');
}
