import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterQueue,
  RateLimiterQueueError,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from './app-error.ts';
import { networksOf } from './network-of.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const firstPause = 30;
const longestPause = 15 * minute;

/**
 * The number of uses in a number of seconds, counted for each key. `queue` slows down what is above the
 * limit instead of refusing it: so many uses in so many seconds, while so many wait for at most 20 seconds.
 */
const limitTable = {
  /** Counts every request of an address. */
  anything: { uses: [600, minute] },
  /** A first visit fetches dozens of files, and a mobile network shares an address among many. */
  small: { uses: [6_000, minute] },
  signInFailure: { uses: [5, 15 * minute] },
  /** Over all accounts: an address may be a whole mobile network, so it is slowed down and not refused. */
  signInFailureAddress: { uses: [100, hour], queue: { uses: [2, 1], length: 40 } },
  /** Over all networks: anybody may guess, so the account is slowed down and its owner not shut out. */
  signInFailureAccount: { uses: [100, hour], queue: { uses: [1, 2], length: 10 } },
  /** Those of staff, whose accounts are worth more. */
  signInFailureStaff: { uses: [20, hour], queue: { uses: [1, 2], length: 10 } },
  signInSuccess: { uses: [30, 15 * minute] },
  /** Right passwords that a code has to follow, of an account from a network. */
  secondStepAsked: { uses: [30, 15 * minute] },
  /** Codes of an account over all networks. */
  wrongCode: { uses: [5, 15 * minute] },
  wrongCodeDay: { uses: [20, day] },
  /** Those of them that followed the right password. */
  guessedCodeDay: { uses: [20, day] },
  passwordChangeHour: { uses: [5, hour] },
  passwordChangeDay: { uses: [20, day] },
  /** The address may be a stranger's who never asked for a mail. */
  unconfirmedMailDay: { uses: [20, day] },
  /** An address may be a whole mobile network, so one's own e-mail and number are limited more strictly. */
  registrationAddress: { uses: [100, hour] },
  registrationEmail: { uses: [10, hour] },
  registrationNumber: { uses: [10, day] },
  forgotPasswordAddress: { uses: [20, hour] },
  forgotPasswordHour: { uses: [3, hour] },
  forgotPasswordDay: { uses: [6, day] },
  forgotPasswordAccount: { uses: [24, day] },
  verificationMailHour: { uses: [3, hour] },
  verificationMailDay: { uses: [6, day] },
  testMailHour: { uses: [10, hour] },
  eventByHand: { uses: [100, hour] },
  /** Invitations that are opened or accepted, of a network. */
  invite: { uses: [60, hour] },
  refresh: { uses: [30, minute] },
  apiKey: { uses: [300, minute] },
  orderMinute: { uses: [6, minute] },
  orderDay: { uses: [60, day] },
  /** A guest's network may be shared by many; the account is limited by itself. */
  estimateAddress: { uses: [20, hour] },
  estimateDay: { uses: [60, day] },
  openedEstimate: { uses: [60, minute] },
  openedLink: { uses: [60, minute] },
  /** A page of an order may show twenty. */
  openedPicture: { uses: [300, minute] },
  /** Over all networks: acts and pictures through a link, and mobile numbers that are tried at it. */
  linkAct: { uses: [20, hour] },
  linkPicture: { uses: [20, hour] },
  linkNumber: { uses: [5, hour] },
  enquiryMinute: { uses: [6, minute] },
  enquiryDay: { uses: [60, day] },
  /** Of a network; a mobile number is limited by what is stored of it. */
  guestEnquiryHour: { uses: [20, hour] },
  guestEnquiryDay: { uses: [100, day] },
  messageDay: { uses: [20, day] },
  messageAddress: { uses: [60, hour] },
  reviewDay: { uses: [20, day] },
  upload: { uses: [10, minute] },
  uploadDay: { uses: [100, day] },
  /** Each picture of a product is a request of its own. */
  productPicture: { uses: [100, minute] },
  /** Codes of price rules that the shop does not have, of a network and of an account. */
  wrongRuleCode: { uses: [20, 15 * minute] },
  search: { uses: [120, minute] },
  suggestions: { uses: [300, minute] },
} as const satisfies Record<string, Limit>;

type Uses = readonly [points: number, seconds: number];
type Limit = { readonly uses: Uses; readonly queue?: { uses: Uses; length: number } };
type LimitName = keyof typeof limitTable;
type SlowedLimit = 'signInFailureAddress' | 'signInFailureStaff' | 'signInFailureAccount';

/**
 * The longest wait in a queue, since browsers and proxies wait no longer; a full queue names it as
 * `Retry-After`.
 */
const longestWaitMs = 20_000;
/** In all queues of this process, so that the memory of waiting requests is bounded. */
const maxWaiting = 1_000;

type Counter = { readonly limiter: RateLimiterAbstract; readonly key: string };

/**
 * Limits count an address, a key such as an account, or with `address` a key from an address. An
 * IPv6 address counts in its networks (`networksOf`), each of which has its own multiple of the
 * limit.
 */
export type RateLimits = {
  /**
   * Counts one use. Returns how many there are now, of the narrowest network.
   * @throws AppError tooManyRequests with the seconds to wait when the limit is reached
   */
  use(limit: LimitName, key: string, address?: string): Promise<number>;
  /**
   * Counts a request in some limits, unless it was counted within the hour: one that is repeated counts
   * once, also when it comes to two processes at the same moment. The key is an account.
   * @throws AppError tooManyRequests as `use` does
   */
  useOnce(request: string, limits: readonly LimitName[], key: string): Promise<void>;
  /**
   * Counts one attempt, which `forget` resets after a success. From the limit on, each attempt is
   * followed by a pause, twice as long as the one before, up to 15 minutes.
   * @throws AppError tooManyRequests during a pause, which counts nothing
   */
  attempt(limit: LimitName, key: string, address?: string): Promise<void>;
  forget(limit: LimitName, key: string, address?: string): Promise<void>;
  /**
   * Counts a failure before it happens, which `excuse` takes back after a success, so that
   * simultaneous attempts are counted too. Above the limit, waits in the limit's queue, unless `isExempt`.
   * @throws AppError tooManyRequests when the queue is full, which counts nothing; unavailable when the
   * shop closes meanwhile
   */
  slowDown(limit: SlowedLimit, key: string, isExempt?: () => Promise<boolean>): Promise<void>;
  excuse(limit: LimitName, key: string, address?: string): Promise<void>;
  /** How often each limit has refused somebody here. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Whether the counts are shared; undefined when one process counts alone. */
  isShared(): boolean | undefined;
  /** Refuses those that wait in a queue, and all that would, so that the server can close. */
  endWaits(): void;
  close(): void;
};

/** Counts in memory, or in Redis when several processes share the work. */
export async function openRateLimits(
  config: Pick<Config, 'REDIS_URL' | 'RATE_LIMIT_SCALE'>,
): Promise<RateLimits> {
  const redis = config.REDIS_URL ? await openRedis(config.REDIS_URL) : undefined;
  const { openLimiter, limiterOf, countersOf } = openCounters(config.RATE_LIMIT_SCALE, redis);
  const pauses = openLimiter('pause', [1, firstPause]);
  const queues = {
    signInFailureAddress: openQueue('signInFailureAddress', openLimiter),
    signInFailureStaff: openQueue('signInFailureStaff', openLimiter),
    signInFailureAccount: openQueue('signInFailureAccount', openLimiter),
  };
  const refusals = new Map<string, number>();
  const countRefusal = (limit: string) => void refusals.set(limit, (refusals.get(limit) ?? 0) + 1);
  const refusing = async <Counted>(limit: LimitName, count: () => Promise<Counted>) => {
    try {
      return await count();
    } catch (error) {
      countRefusal(limit);
      throw error;
    }
  };
  return {
    refusals,
    isShared: () => redis && redis.status === 'ready',
    use: (limit, key, address) =>
      refusing(limit, async () => {
        const [narrowest, ...wider] = countersOf(limit, key, address);
        const uses = narrowest ? await consume(narrowest) : 0;
        for (const counter of wider) await consume(counter);
        return uses;
      }),
    useOnce: openUseOnce({ counted: openLimiter('counted', [1, hour]), limiterOf, countRefusal }),
    attempt: (limit, key, address) =>
      refusing(limit, async () => {
        const counted: Counter[] = [];
        for (const counter of countersOf(limit, key, address)) {
          counted.push(counter);
          const { consumedPoints } = await counter.limiter.penalty(counter.key);
          const over = consumedPoints - counter.limiter.points;
          if (over < 0) continue;
          const pause = Math.min(longestPause, firstPause * 2 ** over);
          // The pause is checked and started atomically, so that one of simultaneous attempts proceeds.
          await consume({ limiter: pauses, key: `${limit}:${counter.key}` }, pause).catch((error) =>
            takeBackAndThrow(counted, error),
          );
        }
      }),
    async forget(limit, key, address) {
      for (const counter of countersOf(limit, key, address)) {
        await counter.limiter.delete(counter.key);
        await pauses.delete(`${limit}:${counter.key}`);
      }
    },
    slowDown: (limit, key, isExempt) =>
      refusing(limit, async () => {
        const counters = countersOf(limit, key);
        const exceeded: Counter[] = [];
        for (const counter of counters) {
          const { consumedPoints } = await counter.limiter.penalty(counter.key);
          if (consumedPoints > counter.limiter.points) exceeded.push(counter);
        }
        const widest = exceeded.at(-1);
        if (!widest || (await isExempt?.())) return;
        await queues[limit].wait(widest.key).catch((error) => takeBackAndThrow(counters, error));
      }),
    excuse: (limit, key, address) => takeAllBack(countersOf(limit, key, address)),
    endWaits() {
      for (const queue of Object.values(queues)) queue.close();
    },
    close: () => redis?.disconnect(),
  };
}

async function takeBackAndThrow(counters: readonly Counter[], error: unknown): Promise<never> {
  await takeAllBack(counters);
  throw error;
}

/** The counters of a limit for a key, each limiter of the library made at its first use. */
function openCounters(scale: number, redis: Redis | undefined) {
  const openLimiter = (keyPrefix: string, [points, duration]: Uses) => {
    const options = { keyPrefix, points, duration };
    if (!redis) return new RateLimiterMemory(options);
    // While Redis is unavailable each process counts for itself.
    const insuranceLimiter = new RateLimiterMemory(options);
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter });
  };
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (limit: LimitName, times: number): RateLimiterAbstract => {
    const name = times === 1 ? limit : `${limit} ${times}`;
    const [points, seconds] = limitTable[limit].uses;
    const scaled = Math.max(1, Math.round(points * scale)) * times;
    const limiter = limiters.get(name) ?? openLimiter(name, [scaled, seconds]);
    limiters.set(name, limiter);
    return limiter;
  };
  /** The narrowest network first: what it refuses uses up nothing of the wider ones. */
  const countersOf = (limit: LimitName, key: string, address?: string): readonly Counter[] =>
    networksOf(address ?? key).map(({ network, times }) => ({
      limiter: limiterOf(limit, times),
      key: address === undefined ? network : `${key}|${network}`,
    }));
  return { openLimiter, limiterOf, countersOf };
}

/** @throws AppError tooManyRequests with the seconds to wait when the limit is reached */
async function consume({ limiter, key }: Counter, seconds?: number): Promise<number> {
  try {
    const { consumedPoints } = await limiter.consume(
      key,
      1,
      seconds === undefined ? {} : { customDuration: seconds },
    );
    return consumedPoints;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw tooManyRequests(rejection.msBeforeNext);
  }
}

/** Takes back one use, refused or not: none of a window that has begun since. */
export async function takeBack({ limiter, key }: Counter): Promise<void> {
  const { consumedPoints } = await limiter.reward(key);
  if (consumedPoints < 0) await limiter.delete(key);
}

const takeAllBack = async (counters: readonly Counter[]): Promise<void> => {
  await Promise.all(counters.map(takeBack));
};

export function tooManyRequests(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('tooManyRequests', {}, { retryAfterSeconds: seconds });
}

type OnceParts = {
  /** Counts each request once an hour. */
  readonly counted: RateLimiterAbstract;
  readonly limiterOf: (limit: LimitName, times: number) => RateLimiterAbstract;
  readonly countRefusal: (limit: string) => void;
};

function openUseOnce({ counted, limiterOf, countRefusal }: OnceParts): RateLimits['useOnce'] {
  /** Uses that are being counted at this moment: a request may be sent twice at once. */
  const counting = new Map<string, Promise<void>>();

  return (request, limits, key) => {
    const counters = limits.map((limit) => ({ limit, limiter: limiterOf(limit, 1), key }));
    const countOnce = async () => {
      // All at once, since each waits for an answer of Redis.
      const [earlier, uses] = await Promise.all([
        counted.get(request),
        Promise.allSettled(counters.map((counter) => consume(counter))),
      ]);
      if (earlier) return takeAllBack(counters);
      const refusedAt = uses.findIndex(({ status }) => status === 'rejected');
      if (refusedAt >= 0) {
        countRefusal(limits[refusedAt] as LimitName);
        await takeAllBack(counters);
        throw (uses[refusedAt] as PromiseRejectedResult).reason;
      }
      // Above one, another process has counted it meanwhile.
      const { consumedPoints } = await counted.penalty(request);
      if (consumedPoints > 1) await takeAllBack(counters);
    };
    const shared = counting.get(request) ?? countOnce().finally(() => counting.delete(request));
    counting.set(request, shared);
    return shared;
  };
}

/** Requests that wait for their use of a slowed limit, in their order for each key; they hold nothing else. */
function openQueue(name: SlowedLimit, open: (prefix: string, uses: Uses) => RateLimiterAbstract) {
  const { uses, length } = limitTable[name].queue;
  const queue = new RateLimiterQueue(open(`turn ${name}`, uses), { maxQueueSize: length });
  const waiting = new Set<(error: AppError) => void>();
  const closing = () => new AppError('unavailable', {}, { retryAfterSeconds: 2 });
  let isClosed = false;

  return {
    async wait(key: string): Promise<void> {
      if (isClosed) throw closing();
      if (waiting.size >= maxWaiting) throw tooManyRequests(longestWaitMs);
      const { promise: closed, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      try {
        await Promise.race([queue.removeTokens(1, key), closed]);
      } catch (error) {
        throw error instanceof RateLimiterQueueError ? tooManyRequests(longestWaitMs) : error;
      } finally {
        waiting.delete(reject);
      }
    },
    close() {
      isClosed = true;
      for (const refuse of waiting) refuse(closing());
    },
  };
}

/** Loaded only where several processes share the work. */
async function openRedis(url: string): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    // A Redis that does not answer within this time counts as unavailable.
    commandTimeout: 300,
    socketTimeout: 1_000,
  });
  // Each failed reconnection is reported; the insurance limiters have taken over by then.
  return redis.on('error', () => undefined);
}
