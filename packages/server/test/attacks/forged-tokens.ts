import { decodeJwt, SignJWT } from 'jose';
import { deriveKey, signAccessToken } from '#server/sessions/tokens.ts';
import type { Person } from '../people.ts';
import type { TestShop } from '../test-shop.ts';

const minuteMs = 60_000;

/** A genuine access token of a valid session, issued longer ago than its lifetime. */
export function expiredToken(testShop: TestShop, { userId, token }: Person): Promise<string> {
  const sessionId = String(decodeJwt(token).sid);
  const then = new Date(Date.now() - 16 * minuteMs);
  return signAccessToken(testShop.shop.config, { userId, sessionId }, then);
}

/** Tokens that name a real session but were not issued by the shop. */
export async function forgedTokens({ shop }: TestShop, { token }: Person): Promise<string[]> {
  const claims = decodeJwt(token);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const key = deriveKey(shop.config.authSecret, 'access-token');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (parts: object, alg = 'HS256', secret = key) =>
    new SignJWT({ ...claims, ...parts }).setProtectedHeader({ alg, typ: 'at+jwt' }).sign(secret);
  return [
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    `${header}.${encode({ ...claims, role: 'ADMIN' })}.${signature}`,
    `${header}.${payload}.${signature.split('').reverse().join('')}`,
    await sign({}, 'HS512'),
    await sign({}, 'HS256', deriveKey('a secret that somebody guessed wrongly', 'access-token')),
    await sign({}, 'HS256', deriveKey(shop.config.authSecret, 'refresh-token')),
    await sign({ aud: 'http://other.test/api/v1' }),
    await sign({ iss: 'http://other.test' }),
    await sign({ exp: undefined }),
    await sign({ exp: Number(claims.exp) + 365 * 24 * 3600 }),
    await sign({ sid: claims.sub }),
    'null',
    'undefined',
    '[object%20Object]',
  ];
}
