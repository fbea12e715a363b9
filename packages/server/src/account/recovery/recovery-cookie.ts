import { resetPassword } from '@mathappu/contract/account';
import { apiBase } from '@mathappu/contract/calls';
import type { Config } from '#server/platform/config/config.ts';

type Address = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: Address): boolean => publicUrl.startsWith('https:');

/**
 * Browsers accept a name with this prefix only over https and with `Secure`:
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
const nameOf = (config: Address): string =>
  isSecure(config) ? '__Secure-recovery_proof' : 'recovery_proof';

/** Sent to the reset call alone, and only from our own pages. */
const attributesOf = (config: Address): string =>
  `Path=${apiBase}${resetPassword.path}; HttpOnly; SameSite=Strict${isSecure(config) ? '; Secure' : ''}`;

/** Value of the Set-Cookie header: https://www.rfc-editor.org/rfc/rfc6265#section-4.1 */
export const recoveryCookie = (config: Address, proof: string): string =>
  `${nameOf(config)}=${proof}; Max-Age=600; ${attributesOf(config)}`;

export const clearedRecoveryCookie = (config: Address): string =>
  `${nameOf(config)}=; Max-Age=0; ${attributesOf(config)}`;

export function readRecoveryCookie(config: Address, cookies = ''): string | undefined {
  const start = `${nameOf(config)}=`;
  const cookie = cookies.split(/;\s*/).find((each) => each.startsWith(start));
  return cookie && /^[\w-]{1,200}$/.exec(cookie.slice(start.length))?.[0];
}
