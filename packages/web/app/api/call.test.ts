import type { ErrorCode } from '@mathappu/contract/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, callForFile } from './call.ts';
import { CallError } from './call-error.ts';
import { onCallFailed, onSessionEnded } from './call-events.ts';
import { storedAccessToken, storedRefreshToken, storeTokens } from './tokens.ts';

type Sent = { path: string; bearer: string | null; init: RequestInit };
type Answering = (sent: Sent) => Response | Promise<Response>;
const toasts: string[] = [];
let sent: Sent[];
let ended: number;
let answer: Answering;
const unsubscribes: (() => void)[] = [];

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const done = (data: unknown = null) => json(200, { success: true, message: '', data });
const refused = (status: number, message?: string, code?: ErrorCode) =>
  json(status, { success: false, message, code });
const sessionEnded = (message?: string) => refused(401, message, 'sessionEnded');
const isRefresh = ({ path }: Sent) => path.endsWith('/refresh-token');

/** Accepts the access token `fresh`, which the refresh token `r1` is exchanged for. */
const answerWithRefresh: Answering = (request) => {
  if (isRefresh(request)) {
    return request.bearer === 'Bearer r1'
      ? done({ accessToken: 'fresh', refreshToken: 'r2' })
      : sessionEnded();
  }
  return request.bearer === 'Bearer fresh' ? done({ _id: 'u1' }) : sessionEnded('Please sign in');
};

beforeEach(() => {
  sent = [];
  toasts.length = 0;
  ended = 0;
  const window = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = { path, bearer: new Headers(init.headers).get('Authorization'), init };
    sent.push(request);
    return answer(request);
  });
  unsubscribes.push(
    onCallFailed((error) => toasts.push(error.message)),
    onSessionEnded(() => ended++),
  );
});

afterEach(() => {
  for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
  vi.unstubAllGlobals();
});

test('sends parameters, query, body, key and bearer where the contract says', async () => {
  answer = () => done();
  storeTokens({ access: 'a1', refresh: 'r1' });
  await call('setDefaultAddress', { params: { addressId: 'x/y' } });
  await call('listMyOrders', { query: { page: '2', search: '', limit: '5' } });
  await call('placeCodOrder', { body: {} as never, idempotencyKey: 'k1' });

  expect(sent[0]).toMatchObject({ path: '/api/v1/address/default/x%2Fy', bearer: 'Bearer a1' });
  expect(sent[0]?.init).toMatchObject({ method: 'PUT', credentials: 'include' });
  expect(sent[1]?.path).toBe('/api/v1/order/getuserOrder?page=2&limit=5');
  expect(sent[2]?.init).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
  });
});

test('an expired access token is renewed once and the call replayed', async () => {
  answer = answerWithRefresh;
  storeTokens({ access: 'old', refresh: 'r1' });
  expect(await call('getUserDetails')).toMatchObject({ data: { _id: 'u1' } });
  expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer r1', 'Bearer fresh']);
  expect([storedAccessToken(), storedRefreshToken()]).toEqual(['fresh', 'r2']);
  expect(toasts).toEqual([]);
});

test('calls refused together share one refresh', async () => {
  answer = answerWithRefresh;
  storeTokens({ access: 'old', refresh: 'r1' });
  await Promise.all([call('getUserDetails'), call('getCart'), call('listAddresses')]);
  expect(sent.filter(isRefresh)).toHaveLength(1);
});

test('a token that another tab has renewed is used instead of refreshing again', async () => {
  storeTokens({ access: 'old', refresh: 'r1' });
  answer = (request) => {
    if (request.bearer === 'Bearer old') storeTokens({ access: 'fresh', refresh: 'r2' });
    return answerWithRefresh(request);
  };
  await call('getUserDetails');
  expect(sent.filter(isRefresh)).toHaveLength(0);
});

test('a second 401 after the replay is not renewed again', async () => {
  storeTokens({ access: 'old', refresh: 'r1' });
  answer = (request) => (isRefresh(request) ? answerWithRefresh(request) : sessionEnded('No'));
  await expect(call('getUserDetails')).rejects.toMatchObject({
    code: 'sessionEnded',
    message: 'No',
  });
  expect(sent).toHaveLength(3);
  expect(storedAccessToken()).toBe('fresh');
});

test('a refused refresh token ends the session and clears both spellings', async () => {
  answer = answerWithRefresh;
  storeTokens({ access: 'old', refresh: 'stolen' });
  window.sessionStorage.setItem('note', 'x');
  await expect(call('getUserDetails')).rejects.toBeInstanceOf(CallError);
  expect(ended).toBe(1);
  expect(window.localStorage.getItem('refreshToken')).toBeNull();
  expect([storedAccessToken(), storedRefreshToken()]).toEqual([undefined, undefined]);
  expect(window.sessionStorage.getItem('note')).toBeNull();
  expect(toasts).toEqual(['Please sign in']);
});

test('without a refresh token the session ends without a call', async () => {
  answer = answerWithRefresh;
  window.localStorage.setItem('accesstoken', 'old');
  await expect(call('getUserDetails')).rejects.toMatchObject({ code: 'sessionEnded' });
  expect(sent.filter(isRefresh)).toHaveLength(0);
  expect(ended).toBe(1);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline')), 'noAnswer'],
  ['a broken server', () => refused(503, 'Service unavailable', 'unavailable'), 'unavailable'],
  ['too many requests', () => refused(429, 'Later', 'tooManyRequests'), 'tooManyRequests'],
  ['a page of something in between', () => new Response('<html>', { status: 200 }), 'noAnswer'],
])('%s while refreshing leaves the visitor signed in', async (_, refreshAnswer, code) => {
  storeTokens({ access: 'old', refresh: 'r1' });
  answer = (request) => (isRefresh(request) ? refreshAnswer() : sessionEnded());
  await expect(call('getUserDetails')).rejects.toMatchObject({ code });
  expect(ended).toBe(0);
  expect(storedRefreshToken()).toBe('r1');
});

test('a sign-in in another tab during a refused refresh is kept', async () => {
  storeTokens({ access: 'old', refresh: 'gone' });
  answer = (request) => {
    if (isRefresh(request)) storeTokens({ access: 'fresh', refresh: 'new' });
    return answerWithRefresh(request);
  };
  expect(await call('getUserDetails')).toMatchObject({ data: { _id: 'u1' } });
  expect(ended).toBe(0);
});

test.each([
  ['login', 'wrongCredentials'],
  ['updateLastActive', 'sessionEnded'],
] as const)('the 401 of %s starts no refresh', async (name, code) => {
  storeTokens({ access: 'old', refresh: 'r1' });
  answer = () => refused(401, 'Invalid email or password', code);
  await expect(call(name, { body: { email: 'a@b.c', password: 'x' } as never })).rejects.toThrow(
    'Invalid email or password',
  );
  expect(sent).toHaveLength(1);
  expect(ended).toBe(0);
});

test('a public call is repeated without a session that has ended', async () => {
  storeTokens({ access: 'old', refresh: 'gone' });
  answer = (request) => (request.bearer ? sessionEnded() : done([]));
  expect(await call('listProducts', { body: {} })).toMatchObject({ data: [] });
  expect(sent.at(-1)?.bearer).toBeNull();
});

test("the server's sentence comes first, then the screen's, then the status's", async () => {
  answer = () => refused(409, 'Not enough stock');
  await expect(call('getCart', { failureText: 'Failed' })).rejects.toThrow('Not enough stock');
  answer = () => new Response('<html>', { status: 502 });
  await expect(call('getCart', { failureText: 'Failed' })).rejects.toThrow('Failed');
  await expect(call('getCart')).rejects.toThrow('Bad gateway');
  answer = () => Promise.reject(new TypeError('offline'));
  await expect(call('getCart')).rejects.toThrow('Network error - Please try again');
  await expect(call('getCart', { toast: false })).rejects.toBeInstanceOf(CallError);
  answer = () => new Response(new ReadableStream({ pull: (to) => to.error(new TypeError('cut')) }));
  await expect(callForFile('exportMyData', { failureText: 'Failed' })).rejects.toThrow('Failed');
  expect(toasts).toHaveLength(5);
});

test.each([
  [400, 'Invalid request'],
  [403, 'Access denied'],
  [404, 'Resource not found'],
  [500, 'Server error - Please try later'],
  [502, 'Bad gateway'],
  [503, 'Service unavailable'],
  [504, 'Gateway timeout'],
  [418, 'Error: 418'],
])('a %i without a sentence shows %j', async (status, sentence) => {
  answer = () => new Response('', { status });
  await expect(call('getCart')).rejects.toThrow(sentence);
  expect(toasts).toEqual([sentence]);
});

test('an answer whose body says that it is an error is a refusal, with any status', async () => {
  const texts = { failureText: 'Oops', refusalText: 'Registration failed' };
  answer = () => json(200, { error: true, message: 'Taken' });
  await expect(call('getCart', texts)).rejects.toThrow('Taken');
  answer = () => json(200, { success: false });
  await expect(call('getCart', texts)).rejects.toThrow('Registration failed');
  answer = () => json(400, { error: true });
  await expect(call('getCart', texts)).rejects.toThrow('Oops');
  expect(toasts).toEqual(['Taken', 'Registration failed', 'Oops']);
});

test('an aborted call shows no toast', async () => {
  const abort = new AbortController();
  answer = () => {
    abort.abort();
    return Promise.reject(abort.signal.reason);
  };
  await expect(call('getCart', { signal: abort.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
  expect(toasts).toEqual([]);
});

test('a refusal whose body is aborted shows no toast', async () => {
  const abort = new AbortController();
  const cutOff = new ReadableStream({
    pull(body) {
      abort.abort();
      body.error(abort.signal.reason);
    },
  });
  answer = () => new Response(cutOff, { status: 401 });
  const texts = { failureText: 'Failed to fetch cart items' };
  await expect(call('getCart', { signal: abort.signal, ...texts })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
  expect(toasts).toEqual([]);
});

test('a call whose table the page has not loaded does not compile', () => {
  // @ts-expect-error listAllOrders is among the calls of the admin area
  const admins = () => call('listAllOrders');
  expect(admins).toBeTypeOf('function');
});
