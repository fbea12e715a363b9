import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mathappu-config-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig({ DATA_DIR: folder, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const sound: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  AUTH_SECRET: 'q7Zr0vT2mXk9LpW4sYb6Nd8Hc1Fg3Ja5Ue',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
  DATABASE_URL: 'postgres://mathappu@database.example/mathappu',
};

test('.env.example has each setting once, commented out, with one line that says what it is', () => {
  const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
  const isSetting = /^#(\w+)=/;
  const lines = example.split('\n').filter(Boolean);
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([]);
  const explained = lines.flatMap((line, index) => {
    const [, name] = isSetting.exec(line) ?? [];
    return name ? [{ name, before: lines[index - 1] ?? '' }] : [];
  });
  for (const { name, before } of explained) expect(before, name).toMatch(/^# [A-Za-z].{9,}[.]$/);
  // Set by `npm run dev` alone.
  const expected = [
    ...settingNames.filter((name) => name !== 'MATHAPPU_DEV'),
    'SHOP_SOCIAL_INSTAGRAM',
  ];
  expect(explained.map(({ name }) => name).sort()).toEqual(expected.sort());
});

test('social links come from the settings; the demo has its own', () => {
  const labelsOf = (env: NodeJS.ProcessEnv) =>
    readConfig({ DATA_DIR: folder, ...env }).socials.map(({ label }) => label);
  expect(labelsOf({ SHOP_SOCIAL_YOUTUBE: 'https://youtube.example/shop' })).toEqual(['Youtube']);
  expect(labelsOf({})).toEqual(['Facebook', 'Instagram']);
  expect(labelsOf({ SEED: 'none' })).toEqual([]);
});

test('valid settings open a shop in production, without demo or sandbox', () => {
  const config = readConfig({ DATA_DIR: folder, RATE_LIMIT_SCALE: '1000', ...sound });
  expect(config).toMatchObject({
    HSTS: 'host',
    isProduction: true,
    seedsDemo: false,
    usesSandbox: false,
    socials: [],
    RATE_LIMIT_SCALE: 1,
    passwordCost: { memoryCost: 65_536, timeCost: 3, parallelism: 1 },
  });
});

test('production reports all missing settings together', () => {
  const problems = problemsOf({ NODE_ENV: 'production' });
  for (const name of ['PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL', 'MAIL_FROM']) {
    expect(problems).toContain(`${name}: is required in production`);
  }
  expect(problems).toContain(
    'DATABASE_URL: is required in production, where the embedded database does not serve; ' +
      'npm run move-to-postgres takes a shop from it to a PostgreSQL server',
  );
});

test('production reports all wrong settings, well-formed or not', () => {
  const problems = problemsOf({
    ...sound,
    PORT: 'eighty',
    PUBLIC_URL: 'http://shop.example',
    AUTH_SECRET: 'secretsecretsecretsecretsecretsecret',
    SEED: 'demo',
    ADMIN_PASSWORD: 'Trees-and-lanterns-17',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    S3_BUCKET: 'pictures',
    TRUST_PROXY: 'true',
    SHOP_SOCIAL_X: 'javascript:alert(1)',
  });
  const named = [
    'PORT',
    'PUBLIC_URL',
    'AUTH_SECRET',
    'SEED',
    'ADMIN_EMAIL',
    'RAZORPAY_KEY_SECRET',
    'S3_ENDPOINT',
    'TRUST_PROXY',
    'SHOP_SOCIAL_X',
  ];
  for (const name of named) expect(problems.join('\n')).toContain(name);
});

test.each([
  ['AUTH_SECRET', 'short'],
  ['AUTH_SECRET', 'a'.repeat(64)],
  ['ADMIN_PASSWORD', 'password'],
  ['ADMIN_PASSWORD', 'aaaaaaaaaaaa'],
  ['SEED', 'demo'],
  ['SEED', 'season'],
  ['PUBLIC_URL', 'http://shop.example'],
  ['PUBLIC_URL', 'http://localhost.evil.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['RAZORPAY_API_URL', 'https://shop.example/sandbox/razorpay'],
  ['RAZORPAY_KEY_ID', 'rzp_sandbox_1'],
  ['RAZORPAY_WEBHOOK_SECRET', 'whsec'],
  ['RAZORPAY_WEBHOOK_SECRET', 'whsec_Q9fK2mXv7LpT4z,whsec'],
  ['MATHAPPU_DEV', '1'],
  ['TRUST_PROXY', '*'],
])('production refuses %s=%s', (name, value) => {
  const problems = problemsOf({ ...sound, [name]: value });
  expect(problems.some((problem) => problem.includes(name))).toBe(true);
});

test('production refuses a setting once, by the stricter rule', () => {
  const problems = problemsOf({ ...sound, ADMIN_PASSWORD: 'short' });
  expect(problems.filter((problem) => problem.startsWith('ADMIN_PASSWORD'))).toEqual([
    'ADMIN_PASSWORD: must have at least 12 characters that are hard to guess',
  ]);
});

test('error messages do not contain the values of the settings', () => {
  const secret = 'hunter2-hunter2';
  const problems = problemsOf({ ...sound, AUTH_SECRET: secret, ADMIN_PASSWORD: secret.slice(7) });
  expect(problems.join('\n')).not.toContain('hunter2');
});

test.each([
  ['PUBLIC_URL', 'https://shop.example'],
  ['PUBLIC_URL', 'http://192.0.2.7:3000'],
  ['DATABASE_URL', 'postgres://mathappu:word@database.example/mathappu'],
  ['DATABASE_URL', 'postgres://localhost/mathappu?host=database.example'],
  ['DATABASE_DIRECT_URL', 'postgres://mathappu:word@database.example/mathappu'],
  ['SMTP_URL', 'smtps://user:word@mail.example'],
])('outside production %s=%s is refused unless a demonstration is asked for', (name, value) => {
  const problem = `${name}: names another machine, so set NODE_ENV=production; or SEED=demo for a demonstration`;
  expect(problemsOf({ [name]: value })).toEqual([problem]);
  expect(problemsOf({ [name]: value, SEED: 'none' })).toEqual([problem]);
  expect(problemsOf({ [name]: value, SEED: 'demo' })).toEqual([]);
});

test('outside production the shop answers this machine alone, unless it is told otherwise', () => {
  const hostOf = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder, ...env }).HOST;
  expect([{}, { SEED: 'none' }, { NODE_ENV: 'test' }, { HOST: '' }].map(hostOf)).toEqual(
    Array(4).fill('127.0.0.1'),
  );
  expect([{ SEED: 'demo' }, { SEED: 'season' }, sound].map(hostOf)).toEqual(
    Array(3).fill('0.0.0.0'),
  );
  const own = { HOST: '192.0.2.7' };
  expect([own, { ...sound, ...own }].map(hostOf)).toEqual([own.HOST, own.HOST]);
});

test('a run as a test is no way in for customers', () => {
  const NODE_ENV = 'test';
  expect(problemsOf({ NODE_ENV, PUBLIC_URL: 'https://shop.example' })).toHaveLength(1);
  expect(problemsOf({ NODE_ENV, PUBLIC_URL: 'https://shop.test' })).toEqual([]);
  expect(problemsOf({ NODE_ENV, DATABASE_URL: 'postgres://database.example/a' })).toEqual([]);
});

test.each([
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['PUBLIC_URL', 'https://127.0.0.1:3443'],
  ['PUBLIC_URL', 'http://[::1]:3000'],
  ['DATABASE_URL', 'postgres://mathappu@localhost/mathappu'],
  ['DATABASE_URL', 'postgres:///mathappu?host=/var/run/postgresql'],
  ['SMTP_URL', 'smtp://127.0.0.1:1025'],
])('%s=%s is this machine', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([]);
});

test('a season is written into a demo shop on the embedded database, and into none of the tests', () => {
  const seedsOf = (env: NodeJS.ProcessEnv) => {
    const { seedsDemo, seedsSeason } = readConfig({ DATA_DIR: folder, ...env });
    return [seedsDemo, seedsSeason];
  };
  const DATABASE_URL = 'postgres://localhost/mathappu';
  expect([{}, { SEED: 'season' }, { NODE_ENV: 'test', SEED: 'season' }].map(seedsOf)).toEqual(
    Array(3).fill([true, true]),
  );
  const without = [{ SEED: 'demo' }, { NODE_ENV: 'test' }, { DATABASE_URL }];
  expect(without.map(seedsOf)).toEqual(Array(3).fill([true, false]));
  expect(seedsOf({ SEED: 'none' })).toEqual([false, false]);
});

test('in production nothing about the owner is invented', () => {
  const nameless = readConfig(sound);
  const { SHOP_NAME, SHOP_EMAIL, SHOP_PHONE, SHOP_ADDRESS, isOwnerKnown } = nameless;
  expect([SHOP_NAME, SHOP_EMAIL, SHOP_PHONE, SHOP_ADDRESS, isOwnerKnown]).toEqual([
    new URL(sound.PUBLIC_URL ?? '').hostname,
    'shop@shop.example',
    '',
    '',
    false,
  ]);
  const owner = {
    SHOP_NAME: 'Kannan Crackers',
    SHOP_EMAIL: 'kannan@shop.example',
    SHOP_PHONE: '98400 12345',
    SHOP_ADDRESS: '1 Car Street, Madurai',
  };
  expect(readConfig({ ...sound, ...owner })).toMatchObject({ ...owner, isOwnerKnown: true });
  expect(readConfig({ DATA_DIR: folder })).toMatchObject({
    SHOP_NAME: 'Mathappu',
    isOwnerKnown: true,
  });
});

test('the e-mail of the first admin may stay when the password is taken out, and not the reverse', () => {
  expect(problemsOf({ ...sound, ADMIN_EMAIL: 'owner@shop.example' })).toEqual([]);
  const alone = problemsOf({ ...sound, ADMIN_PASSWORD: 'Trees-and-lanterns-17' });
  expect(alone).toEqual(['ADMIN_EMAIL: is required with ADMIN_PASSWORD']);
});
