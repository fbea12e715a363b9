import { resetPassword } from '@mathappu/contract/account';
import { apiBase } from '@mathappu/contract/calls';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '#server/platform/config/config.ts';

type Address = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: Address): boolean => publicUrl.startsWith('https:');

/**
 * Browsers accept a name with this prefix only over https and with `Secure`:
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
 */
const nameOf = (config: Address): string =>
  isSecure(config) ? '__Secure-recovery_proof' : 'recovery_proof';

/** Value of the Set-Cookie header; the cookie is sent to the reset call alone, from our own pages. */
export const recoveryCookie = (config: Address, proof: string, maxAge = 600): string =>
  stringifySetCookie({
    name: nameOf(config),
    value: proof,
    maxAge,
    path: apiBase + resetPassword.path,
    httpOnly: true,
    secure: isSecure(config),
    sameSite: 'strict',
  });

export const clearedRecoveryCookie = (config: Address): string => recoveryCookie(config, '', 0);

export function readRecoveryCookie(config: Address, cookies = ''): string | undefined {
  const proof = parseCookie(cookies)[nameOf(config)];
  return proof && /^[\w-]{1,200}$/.test(proof) ? proof : undefined;
}
