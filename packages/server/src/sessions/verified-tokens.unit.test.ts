import { expect, test } from 'vitest';
import { signAccessToken } from './tokens.ts';
import { openVerifiedTokens } from './verified-tokens.ts';

const config = {
  authSecret: 'a secret of more than 32 bytes for tests',
  publicUrl: 'http://shop.test',
};
const claims = { userId: 'a user', sessionId: 'a session' };
const now = new Date('2026-11-08T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test('a token that was verified is verified again until it expires, and not before it was issued', async () => {
  const verify = openVerifiedTokens(config);
  const token = await signAccessToken(config, claims, now);
  for (const seconds of [0, 1, 899.9])
    expect(await verify(token, after(seconds))).toMatchObject(claims);
  for (const seconds of [900, 901, -1]) expect(await verify(token, after(seconds))).toBeUndefined();
  expect(await verify(token, after(5))).toMatchObject(claims);
});

test('a token that resembles a verified one is refused', async () => {
  const verify = openVerifiedTokens(config);
  const token = await signAccessToken(config, claims, now);
  expect(await verify(token, now)).toMatchObject(claims);
  const [header, payload, signature = ''] = token.split('.');
  const other = signature.startsWith('A') ? 'B' : 'A';
  for (const forged of [
    `${header}.${payload}.${other}${signature.slice(1)}`,
    `${header}.${payload}.`,
    `${token}A`,
    token.toLowerCase(),
  ]) {
    expect(await verify(forged, now)).toBeUndefined();
    expect(await verify(forged, now)).toBeUndefined();
  }
  expect(
    await openVerifiedTokens({ ...config, authSecret: 'another' })(token, now),
  ).toBeUndefined();
});
