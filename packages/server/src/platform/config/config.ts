import { randomBytes, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { saleModes } from '@mathappu/contract/settings/selling-part';
import * as z from 'zod';
import { makeOwnFolder, ownFile } from '#server/platform/files/own-folder.ts';
import type { BucketSettings } from '#server/platform/files/s3-store.ts';
import {
  findDemonstrationProblems,
  findPaymentProblems,
  findProductionProblems,
  isDemonstration,
} from './production-rules.ts';
import { StartError } from './start-error.ts';

const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

const settings = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'development'),
  /** Set by `npm run dev`: Vite serves the pages, with hot reload. */
  MATHAPPU_DEV: z.preprocess(empty, z.stringbool().default(false)),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: withDefault(z.string(), './var'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** The server itself, when DATABASE_URL is that of a pooler in transaction mode, such as PgBouncer. */
  DATABASE_DIRECT_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: withDefault(z.coerce.number().int().min(2).max(200), 10),
  /** `here`: in the process that answers requests; `apart`: in `npm run worker` alone. */
  JOBS: withDefault(z.enum(['here', 'apart']), 'here'),
  /** Touched by a worker that takes jobs, since it answers no requests. */
  ALIVE_FILE: optional(z.string()),
  AUTH_SECRET: optional(z.string()),
  ADMIN_EMAIL: optional(z.email().transform((value) => value.toLowerCase())),
  ADMIN_PASSWORD: optional(z.string().min(8).max(128)),
  SEED: optional(z.enum(['season', 'demo', 'none'])),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.string()),
  /** The address that gets a mail about each new order; nobody gets one when it is absent. */
  ORDER_MAIL_TO: optional(z.email()),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_API_URL: optional(z.url({ protocol: /^https?$/ })),
  RAZORPAY_CHECKOUT_URL: optional(z.url({ protocol: /^https?$/ })),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Hosts, each `host` or `host:port`, that events may be sent to although they are private or plain http. */
  EVENT_HOSTS: z.preprocess(
    (given) =>
      String(given ?? '')
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    z.array(z.string().regex(/^[^\s/@]+$/, 'must be hosts, separated by commas')),
  ),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  TRUST_PROXY: optional(z.string().regex(/^[0-9a-fA-F.:/, ]+$/, 'must be a list of addresses')),
  /** Whether browsers are told to open the shop over https alone, for two years. */
  HSTS: withDefault(z.enum(['host', 'subdomains', 'preload']), 'host'),
  /** A collector of OpenTelemetry traces; its headers and the like are read by the exporter itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_SERVICE_NAME: withDefault(z.string(), 'mathappu'),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: withDefault(z.coerce.number().min(0).max(1), 1),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().positive().max(1_000_000), 1),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  // The shop's settings begin with these; afterwards what admins save in the shop counts.
  SHOP_NAME: optional(z.string().max(60)),
  SHOP_EMAIL: optional(z.email()),
  SHOP_PHONE: optional(z.string().max(30)),
  SHOP_ADDRESS: optional(z.string().max(200)),
  SHOP_GSTIN: optional(z.string().max(20)),
  SHOP_LICENCE: optional(z.string().max(120)),
  SHOP_WHATSAPP: optional(z.string().regex(/^\d{11,15}$/, 'must be 11 to 15 digits')),
  SALE_MODE: withDefault(z.enum(saleModes), 'full'),
});

/** The names of all settings; those of links, `SHOP_SOCIAL_*`, have an ending of their own. */
export const settingNames = Object.keys(settings.shape);

type Settings = z.output<typeof settings>;
/** Settings that `Config` replaces by derived values. */
type Raw =
  | 'NODE_ENV'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'DATA_DIR'
  | 'AUTH_SECRET'
  | 'SEED'
  | 'TRUST_PROXY'
  | keyof Owner
  | `S3_${string}`;
export type Config = Omit<Settings, Raw> &
  Owner & {
    readonly isProduction: boolean;
    readonly HOST: string;
    readonly dataDir: string;
    readonly publicUrl: string;
    readonly authSecret: string;
    readonly seedsDemo: boolean;
    /** Whether the demo shop begins with sixty days of orders, which the embedded database alone can be given. */
    readonly seedsSeason: boolean;
    readonly trustProxy: string[];
    readonly socials: Social[];
    /** The names of the variables that are set and fill the shop's settings at first. */
    readonly givenSettings: readonly string[];
    /** Whether the environment says all of who the shop is, or it need not be known. */
    readonly isOwnerKnown: boolean;
    /** The store for uploads instead of the data folder. */
    readonly bucket: BucketSettings | undefined;
    /** The payment sandbox replaces the provider: there are no keys, and this is not production. */
    readonly usesSandbox: boolean;
    /** The cost of hashing a password: memory in KiB, passes, lanes. */
    readonly passwordCost: { memoryCost: number; timeCost: number; parallelism: number };
  };

/** The shop's details until an admin has saved them in the settings. */
type Owner = {
  readonly SHOP_NAME: string;
  readonly SHOP_EMAIL: string;
  readonly SHOP_PHONE: string;
  readonly SHOP_ADDRESS: string;
};

const sampleOwner: Owner = {
  SHOP_NAME: 'Mathappu',
  SHOP_EMAIL: 'care@mathappu.example',
  SHOP_PHONE: '+91 423 244 0000',
  SHOP_ADDRESS: '12 Commercial Road, Udhagamandalam, The Nilgiris, Tamil Nadu 643001',
};

type Social = { label: string; url: string };
/** For the demo shop; `.example` is reserved: https://www.rfc-editor.org/rfc/rfc2606 */
const demoSocials: Social[] = [
  { label: 'Facebook', url: 'https://facebook.example/mathappu' },
  { label: 'Instagram', url: 'https://instagram.example/mathappu' },
];

const fullPasswordCost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
/** A low cost, since tests create hundreds of users. */
const testPasswordCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

/** Lists every problem of the settings. */
export class ConfigError extends StartError {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The environment; outside production, a `.env` in the project's folder adds variables that are not set. */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = new URL('../../../../../.env', import.meta.url);
  if (process.env.NODE_ENV !== 'production' && existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** The setting that a problem is of: one is not refused twice, by the rule of production and another. */
const nameOf = (problem: string): string => problem.split(':', 1)[0] ?? '';

/** Reads and checks the environment. No other code reads it. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const socialNames = Object.keys(env).filter(
    (name) => /^SHOP_SOCIAL_\w+$/.test(name) && env[name],
  );
  const parsed = settings.safeParse(env);
  let problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  for (const name of socialNames) {
    if (!/^https?:\/\/\S+$/.test(env[name] ?? '')) problems.push(`${name}: must be a web address`);
  }
  if (env.NODE_ENV === 'production') {
    const stricter = findProductionProblems(env);
    const names = new Set(stricter.map(nameOf));
    problems = [...problems.filter((one) => !names.has(nameOf(one))), ...stricter];
  } else {
    problems.push(...findDemonstrationProblems(env));
    if (env.RAZORPAY_KEY_ID) problems.push(...findPaymentProblems(env));
  }
  if (env.NODE_ENV !== 'production' && env.AUTH_SECRET && Buffer.byteLength(env.AUTH_SECRET) < 32) {
    problems.push('AUTH_SECRET: must have at least 32 bytes');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);

  const { NODE_ENV, HOST, PUBLIC_URL, DATA_DIR, AUTH_SECRET, SEED, TRUST_PROXY, ...others } =
    parsed.data;
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...values } =
    others;
  const isProduction = NODE_ENV === 'production';
  const dataDir = resolve(DATA_DIR);
  const seed = SEED ?? (isProduction ? 'none' : NODE_ENV === 'test' ? 'demo' : 'season');
  const seedsDemo = seed !== 'none';
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  const unnamed = isProduction ? ownerBySettings(publicUrl, values.MAIL_FROM) : sampleOwner;
  return {
    ...values,
    SHOP_NAME: values.SHOP_NAME ?? unnamed.SHOP_NAME,
    SHOP_EMAIL: values.SHOP_EMAIL ?? unnamed.SHOP_EMAIL,
    SHOP_PHONE: values.SHOP_PHONE ?? unnamed.SHOP_PHONE,
    SHOP_ADDRESS: values.SHOP_ADDRESS ?? unnamed.SHOP_ADDRESS,
    isProduction,
    HOST: HOST ?? (isProduction || isDemonstration(SEED) ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    RATE_LIMIT_SCALE: isProduction ? 1 : values.RATE_LIMIT_SCALE,
    publicUrl,
    authSecret: AUTH_SECRET ?? readOrCreateSecret(dataDir),
    seedsDemo,
    seedsSeason: seed === 'season' && values.DATABASE_URL === undefined,
    trustProxy: (TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean),
    socials: socialNames.length === 0 && seedsDemo ? demoSocials : socialsOf(env, socialNames),
    givenSettings: Object.keys(env).filter(
      (name) => /^(SHOP_\w+|SALE_MODE)$/.test(name) && env[name],
    ),
    isOwnerKnown: !isProduction || ownerFields.every((name) => values[name] !== undefined),
    bucket: bucketOf(parsed.data),
    usesSandbox: !isProduction && !values.RAZORPAY_KEY_ID,
    passwordCost: NODE_ENV === 'test' ? testPasswordCost : fullPasswordCost,
  };
}

const ownerFields = Object.keys(sampleOwner) as (keyof Owner)[];

/** In production nothing is invented: the shop is called as its address is. */
const ownerBySettings = (publicUrl: string, mailFrom = ''): Owner => ({
  SHOP_NAME: new URL(publicUrl).hostname.slice(0, 60),
  SHOP_EMAIL: /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? '',
  SHOP_PHONE: '',
  SHOP_ADDRESS: '',
});

const socialsOf = (env: NodeJS.ProcessEnv, names: string[]): Social[] =>
  names.sort().map((name) => {
    const word = name.replace('SHOP_SOCIAL_', '').toLowerCase();
    return { label: word.charAt(0).toUpperCase() + word.slice(1), url: env[name] ?? '' };
  });

function bucketOf(values: Settings): BucketSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Outside production the secret is generated once and stored beside the data it protects. */
function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  if (!existsSync(path)) {
    makeOwnFolder(dataDir);
    storeFirst(path, randomBytes(48).toString('base64url'));
  }
  return readFileSync(path, 'utf8').trim();
}

/** Gives whole content its name: of processes that start at once all take that of the first. */
function storeFirst(path: string, content: string): void {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, content, { mode: ownFile });
  try {
    linkSync(own, path);
  } catch (error) {
    // Where a file cannot have two names it is copied, unless another one was.
    const isFirst = (error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(path);
    if (isFirst) copyFileSync(own, path, constants.COPYFILE_EXCL);
  } finally {
    rmSync(own);
  }
}
