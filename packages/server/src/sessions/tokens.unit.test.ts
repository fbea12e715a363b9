import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import {
  deriveKey,
  signAccessToken,
  signRefreshToken,
  verifyAccessToken,
  verifyRefreshToken,
} from './tokens.ts';

const config = {
  authSecret: 'a secret of more than 32 bytes for tests',
  publicUrl: 'http://shop.test',
};
const claims = {
  userId: '0198c000-0000-7000-8000-000000000001',
  sessionId: '0198c000-0000-7000-8000-000000000002',
};
const now = new Date('2026-11-08T10:00:00Z');
const seconds = now.getTime() / 1000;
const verified = { ...claims, issuedAt: seconds, expiresAt: seconds + 900 };
const key = deriveKey(config.authSecret, 'access-token');

type Forgery = {
  alg?: string;
  typ?: string;
  iss?: string;
  aud?: string;
  iat?: number;
  exp?: number;
  key?: Uint8Array;
};

const forge = (forgery: Forgery) =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: forgery.alg ?? 'HS256', typ: forgery.typ ?? 'at+jwt' })
    .setIssuer(forgery.iss ?? 'http://shop.test')
    .setAudience(forgery.aud ?? 'http://shop.test/api/v1')
    .setSubject(claims.userId)
    .setIssuedAt(forgery.iat ?? seconds)
    .setExpirationTime(forgery.exp ?? seconds + 900)
    .sign(forgery.key ?? key);

test('an access token is valid for 15 minutes', async () => {
  const token = await signAccessToken(config, claims, now);
  expect(await verifyAccessToken(config, token, now)).toEqual(verified);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await verifyAccessToken(config, token, after(14.9))).toEqual(verified);
  expect(await verifyAccessToken(config, token, after(15))).toBeUndefined();
});

test('the forgery helper makes a valid token when nothing is forged', async () => {
  expect(await verifyAccessToken(config, await forge({}), now)).toEqual(verified);
});

test.each<[string, Forgery]>([
  ['another algorithm', { alg: 'HS384' }],
  ['a third algorithm', { alg: 'HS512' }],
  ['another type', { typ: 'JWT' }],
  ['another issuer', { iss: 'http://other.test' }],
  ['another audience', { aud: 'http://shop.test/admin' }],
  ['an expiry far away', { exp: seconds + 86_400 }],
  ['an expiry that has passed', { iat: seconds - 900, exp: seconds - 1 }],
  ['an issue in the future', { iat: seconds + 3_600, exp: seconds + 4_000 }],
  ['a key of another purpose', { key: deriveKey(config.authSecret, 'refresh-token') }],
  ['the secret itself as key', { key: new TextEncoder().encode(config.authSecret) }],
])('a token with %s is refused', async (_what, forgery) => {
  expect(await verifyAccessToken(config, await forge(forgery), now)).toBeUndefined();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('an unsigned token is refused', async () => {
  const payload = (await forge({})).split('.')[1] ?? '';
  for (const alg of ['none', 'None', 'NONE']) {
    const token = `${encode({ alg, typ: 'at+jwt' })}.${payload}.`;
    expect(await verifyAccessToken(config, token, now)).toBeUndefined();
  }
});

test('a token whose claims were edited is refused', async () => {
  const [header = '', payload = '', signature = ''] = (await forge({})).split('.');
  const original = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const edited = encode({ ...original, role: 'ADMIN' });
  expect(await verifyAccessToken(config, `${header}.${edited}.${signature}`, now)).toBeUndefined();
});

test('a refresh token contains its session and generation', () => {
  const refresh = { sessionId: claims.sessionId, generation: 7 };
  expect(verifyRefreshToken(config, signRefreshToken(config, refresh))).toEqual(refresh);
});

test('a forged refresh token is refused', async () => {
  const { sessionId } = claims;
  const token = signRefreshToken(config, { sessionId, generation: 7 });
  const [sid, , signature] = Buffer.from(token, 'base64url').toString().split('|');
  const pack = (...parts: unknown[]) => Buffer.from(parts.join('|')).toString('base64url');
  const otherKey = createHmac('sha256', config.authSecret).update(`${sid}|8`).digest('base64url');
  const forgeries = [
    '',
    'rubbish',
    token.slice(0, -2),
    `${token}A`,
    pack(sid, 8, signature),
    pack(sid, 8, otherKey),
    pack(sid, '07', signature),
    pack(sid, 7, `${signature}|`),
    await signAccessToken(config, claims, now),
  ];
  for (const forgery of forgeries) expect(verifyRefreshToken(config, forgery)).toBeUndefined();
  expect(verifyRefreshToken({ authSecret: `${config.authSecret}2` }, token)).toBeUndefined();
});
