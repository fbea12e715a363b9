import { apiBase } from '@mathappu/contract/calls';
import { login } from '@mathappu/contract/sessions';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '#server/platform/config/config.ts';
import { isSignedUntil, type SecondStepHolder, signUntil } from './signed-until.ts';

type Parts = Pick<Config, 'publicUrl' | 'authSecret'>;

const rememberedSeconds = 30 * 24 * 60 * 60;

const isSecure = ({ publicUrl }: Parts): boolean => publicUrl.startsWith('https:');

/** An account each, since people of the shop share its computer. */
const nameOf = (config: Parts, userId: string): string =>
  `${isSecure(config) ? '__Secure-' : ''}device-${userId}`;

/** Value of the Set-Cookie header; the cookie is sent to the sign-in alone, from our own pages. */
export const deviceCookie = (config: Parts, holder: SecondStepHolder, now: Date): string =>
  stringifySetCookie({
    name: nameOf(config, holder.userId),
    value: signUntil(
      config,
      'remembered-device',
      holder,
      new Date(now.getTime() + rememberedSeconds * 1000),
    ),
    maxAge: rememberedSeconds,
    path: apiBase + login.path,
    httpOnly: true,
    secure: isSecure(config),
    sameSite: 'strict',
  });

export function isRememberedDevice(
  config: Parts,
  holder: SecondStepHolder,
  { cookies = '', now }: { cookies: string | undefined; now: Date },
): boolean {
  const signed = parseCookie(cookies)[nameOf(config, holder.userId)];
  return (
    signed !== undefined && isSignedUntil(config, 'remembered-device', holder, { signed, now })
  );
}
