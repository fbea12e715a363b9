import { Secret } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#server/platform/http/app-error.ts';
import { openRateLimits } from '#server/platform/http/rate-limits.ts';
import { makeRecoveryCodes, readCode } from './recovery-codes.ts';
import { isSignedUntil, signUntil } from './signed-until.ts';
import { findStep, makeTotpSecret, totpUri } from './totp.ts';
import { tryCode } from './use-code.ts';

/** RFC 6238, appendix B, SHA-1; its last six digits of eight. */
describe('the RFC’s test vectors', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i seconds', (seconds, code) => {
    expect(findStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });
});

test('a key has 160 bits, and its address says shop and account without a colon of the shop’s own', () => {
  const secret = makeTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = totpUri(secret, { shop: 'மத்தாப்பு: Crackers & Co', email: 'o+1@shop.test' });
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const url = new URL(uri);
  expect(decodeURIComponent(url.pathname)).toContain('o+1@shop.test');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    issuer: 'மத்தாப்பு  Crackers & Co',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test.each([
  ['123456', { app: '123456' }],
  [' 123 456 ', { app: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { recovery: 'ABCDEFGHJKMNPQRS' }],
  ['OIL0 1111 2222 3333', { recovery: '0110111122223333' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCDEFGHJKMNPQRU', undefined],
  ['१२३४५६', undefined],
  ['ABCDEFGHJKMNPQR', undefined],
  ['', undefined],
])('%o is read as %o', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

test('ten recovery codes of 16 characters, all different', () => {
  const codes = makeRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(readCode(code)).toEqual({ recovery: code });
});

describe('what is signed until a moment', () => {
  const config = { authSecret: 'a secret of more than 32 bytes for tests' };
  const holder = { userId: 'u1', passwordHash: 'h1', version: 'v1' };
  const now = new Date('2026-11-30T10:00:00Z');
  const end = new Date('2026-11-30T10:05:00Z');
  const signed = signUntil(config, 'remembered-device', holder, end);
  const isGood = (given: Partial<typeof holder> & { signed?: string; now?: Date } = {}) => {
    const { signed: shown = signed, now: at = now, ...others } = given;
    const asked = { signed: shown, now: at };
    return isSignedUntil(config, 'remembered-device', { ...holder, ...others }, asked);
  };

  test('is good until then, for this account, password and version', () => {
    expect(isGood()).toBe(true);
    expect(isGood({ now: new Date(end.getTime() - 1) })).toBe(true);
    expect(isGood({ now: end })).toBe(false);
    expect(isGood({ userId: 'u2' })).toBe(false);
    expect(isGood({ passwordHash: 'h2' })).toBe(false);
    expect(isGood({ version: 'v2' })).toBe(false);
    const asked = { signed, now };
    expect(isSignedUntil(config, 'second-step-challenge', holder, asked)).toBe(false);
    const other = { authSecret: 'another secret of more than 32 bytes for tests' };
    expect(isSignedUntil(other, 'remembered-device', holder, asked)).toBe(false);
  });

  test('is not good with one bit changed, with another end, cut or grown', () => {
    const bytes = Buffer.from(signed);
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(isGood({ signed: changed.toString('latin1') }), changed.toString('latin1')).toBe(
        false,
      );
    }
    const [seconds, signature] = signed.split('.');
    for (const forged of [`${Number(seconds) + 1}.${signature}`, `0${signed}`, `${signed}A`, ''])
      expect(isGood({ signed: forged })).toBe(false);
    for (let length = 0; length < signed.length; length += 1)
      expect(isGood({ signed: signed.slice(0, length) })).toBe(false);
  });
});

describe('guesses', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('10,000 within a day: 20 are compared, and 20 of the next day', async () => {
    const limits = await openRateLimits({ RATE_LIMIT_SCALE: 1, REDIS_URL: undefined });
    let compared = 0;
    const guess = () =>
      tryCode({ limits } as never, { userId: 'one', isPasswordGiven: false }, async () => {
        compared += 1;
        throw new AppError('wrongSecondStep');
      }).catch((error: AppError) => error.code);
    const day = async () => {
      const codes = new Set<string>();
      // The last pause of a day may reach into the next one.
      for (let at = 0; at < 10_000; at += 1) {
        codes.add(await guess());
        await vi.advanceTimersByTimeAsync(8_600);
      }
      await vi.advanceTimersByTimeAsync(400_000);
      return codes;
    };
    expect(await day()).toEqual(new Set(['wrongSecondStep', 'tooManyRequests']));
    expect(compared).toBe(20);
    await day();
    expect(compared).toBe(40);
  });

  test('a right code takes its count and the pauses back', async () => {
    const limits = await openRateLimits({ RATE_LIMIT_SCALE: 1, REDIS_URL: undefined });
    const one = (isRight: boolean) =>
      tryCode({ limits } as never, { userId: 'one', isPasswordGiven: false }, async () => {
        if (!isRight) throw new AppError('wrongSecondStep');
      });
    for (let round = 0; round < 30; round += 1) await one(true);
    for (let round = 0; round < 4; round += 1) await expect(one(false)).rejects.toThrow();
    await one(true);
    for (let round = 0; round < 5; round += 1)
      await expect(one(false)).rejects.toMatchObject({ code: 'wrongSecondStep' });
    await expect(one(true)).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});
