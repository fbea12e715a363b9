import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** 160 bits, as many as SHA-1 has: https://www.rfc-editor.org/rfc/rfc4226#section-4 */
const secretBytes = 20;

/** In base 32, as people type it into the app. */
export const makeTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string) =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: stepSeconds });

/** What an authenticator app reads: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function totpUri(secret: string, { shop, email }: { shop: string; email: string }): string {
  const totp = totpOf(secret);
  // A colon divides the shop from the account.
  totp.issuer = shop.replaceAll(':', ' ');
  totp.label = email;
  return totp.toString();
}

/**
 * The number of the 30 seconds of which this is the code, where the phone's clock is one of them off at most:
 * https://www.rfc-editor.org/rfc/rfc6238#section-5.2
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  return TOTP.counter({ period: stepSeconds, timestamp }) + delta;
}
