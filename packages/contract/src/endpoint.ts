import * as z from 'zod/mini';
import * as words from '#words/input';
import { adminCalls } from './admin/admin-calls.ts';
import { type Call, type CallName, calls } from './calls.ts';
import type { ErrorCode } from './errors.ts';
import type { Method } from './method.ts';
import { programCalls } from './program-calls.ts';
import { type Grant, grantOf } from './staff/grants.ts';

// Zod compiles schemas with `new Function`; the content security policy forbids and reports that.
if ('document' in globalThis) z.config({ jitless: true, localeError: () => words.invalid });

export const allCalls = {
  ...calls,
  ...adminCalls,
  ...programCalls,
} as const satisfies Record<CallName, Call>;

/** A file part of a multipart body: the field's name and how many files it may carry. */
type FileField = { readonly name: string; readonly maxFiles: number };

type Endpoint<
  Name extends CallName = CallName,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Extras extends z.core.$ZodShape = z.core.$ZodShape,
> = {
  readonly kind: 'endpoint';
  /** The operationId of the OpenAPI document. */
  readonly name: Name;
  readonly method: Method;
  /** Below `apiBase`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: (typeof allCalls)[Name][2];
  /** What a caller's role must hold; undefined for calls that are not of staff, or of all of them. */
  readonly grant: Grant | undefined;
  readonly tag: string;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** The JSON body; `noInput` when there is none. */
  readonly body: Body;
  /** Multipart file fields; a request then carries `multipart/form-data` instead of JSON. */
  readonly files: readonly FileField[];
  /** The schema of the answer's `data`. */
  readonly data: Data;
  /** Fields beside `data`, such as `totalCount`. */
  readonly extras: Extras;
  /** Refusals this call can give beyond the ones its access and input imply. */
  readonly errors: readonly ErrorCode[];
  /** Content type of an answer that is not the JSON envelope, such as `text/csv`. */
  readonly contentType?: string;
  /** Another one, of the same answer as a file. */
  readonly fileType?: string;
  /** Without a session the answer is the same for all, so shared caches may store and revalidate it. */
  readonly isCacheable?: boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: the table holds endpoints of every shape
export type AnyEndpoint = Endpoint<CallName, any, any, any, any, any>;

export const noInput = z.strictObject({});
const noData = z.null();

type EndpointParts<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  Extras extends z.core.$ZodShape,
> = Pick<Endpoint, 'tag' | 'summary'> & {
  params?: Params;
  query?: Query;
  body?: Body;
  files?: readonly FileField[];
  data?: Data;
  extras?: Extras;
  errors?: readonly ErrorCode[];
  contentType?: string;
  fileType?: string;
  isCacheable?: boolean;
};

/** The input and answer of the named call; its method, path and access are in `allCalls`. */
export function endpoint<
  const Name extends CallName,
  Params extends z.ZodMiniType = typeof noInput,
  Query extends z.ZodMiniType = typeof noInput,
  Body extends z.ZodMiniType = typeof noInput,
  Data extends z.ZodMiniType = typeof noData,
  // biome-ignore lint/complexity/noBannedTypes: no extras is the empty shape
  Extras extends z.core.$ZodShape = {},
>(
  name: Name,
  parts: EndpointParts<Params, Query, Body, Data, Extras>,
): Endpoint<Name, Params, Query, Body, Data, Extras> {
  const [method, path, access, area] = allCalls[name] as (typeof allCalls)[Name] & Call;
  return {
    kind: 'endpoint',
    name,
    method,
    path,
    access,
    grant: grantOf(method, area),
    params: noInput as unknown as Params,
    query: noInput as unknown as Query,
    body: noInput as unknown as Body,
    data: noData as unknown as Data,
    extras: {} as Extras,
    files: [],
    errors: [],
    ...parts,
  };
}

export type ParamsOf<E extends AnyEndpoint> = z.output<E['params']>;
export type QueryOf<E extends AnyEndpoint> = z.output<E['query']>;
export type BodyOf<E extends AnyEndpoint> = z.output<E['body']>;

// biome-ignore lint/complexity/noBannedTypes: what the empty object satisfies needs nothing
type Needs<Part extends string, Value> = {} extends Value
  ? { [P in Part]?: Value }
  : { [P in Part]: Value };

/**
 * The input that a caller sends, before defaults are filled in. A part without defaults is
 * required.
 */
export type InputOf<E extends AnyEndpoint> = Needs<'params', z.input<E['params']>> &
  Needs<'query', z.input<E['query']>> &
  Needs<'body', z.input<E['body']>>;

/** An argument that may be left out when nothing in it is required. */
// biome-ignore lint/complexity/noBannedTypes: what the empty object satisfies needs nothing
export type ArgumentOf<Value> = {} extends Value ? [value?: Value] : [value: Value];

/** The answer of an endpoint, in the envelope of every answer. */
export type AnswerOf<E extends AnyEndpoint> = {
  success: true;
  error: false;
  message: string;
  data: z.output<E['data']>;
} & { [K in keyof E['extras']]: z.output<E['extras'][K]> };

/** The schema of an endpoint's answer. */
export const envelopeOf = ({ data, extras }: AnyEndpoint) =>
  z.object({
    success: z.literal(true),
    error: z.literal(false),
    message: z.string(),
    data,
    ...extras,
  });

/** The body of every refusal. */
export type Refusal = {
  success: false;
  error: true;
  /** The refusal in the table of `errors.ts`; clients decide by this alone. */
  code: ErrorCode;
  /** The sentence to show. */
  message: string;
  /** The values in the sentence, by name, and the seconds to wait where they are known. */
  details?: Readonly<Record<string, string | number>> | undefined;
  data: unknown;
  /** `details` has what a message speaks of, such as the `words` that it refuses. */
  issues?:
    | readonly { path: string; message: string; details?: Readonly<Record<string, unknown>> }[]
    | undefined;
  requestId?: string | undefined;
};
