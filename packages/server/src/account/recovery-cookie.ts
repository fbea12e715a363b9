import type { Config } from '#server/platform/config/config.ts';

const name = 'recovery_proof';

/** Only the reset call ever receives it, and only from our own pages. */
const attributesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `Path=/api/v1/user/reset-password; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Value of a Set-Cookie header that hands the proof to the browser for its ten minutes. */
export const recoveryCookie = (config: Pick<Config, 'publicUrl'>, proof: string): string =>
  `${name}=${proof}; Max-Age=600; ${attributesOf(config)}`;

export const clearedRecoveryCookie = (config: Pick<Config, 'publicUrl'>): string =>
  `${name}=; Max-Age=0; ${attributesOf(config)}`;

export function readRecoveryCookie(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)recovery_proof=([\w-]{1,200})(?:;|$)/.exec(cookies ?? '')?.[1];
}
