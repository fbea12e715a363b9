import * as z from 'zod';
import type { ErrorCode } from './errors.ts';

// Zod makes code from text for speed; in the browser the content policy forbids that, and reports it.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * Who may call an endpoint.
 * `anyone`: no session needed, one is not looked at. `visitor`: works without a session, uses one when it is there.
 * `customer`: any signed-in, active user. `admin`: role ADMIN. `refresh-token`: the bearer is a refresh token.
 * `signature`: the body is signed by the payment gateway.
 */
type Access = 'anyone' | 'visitor' | 'customer' | 'admin' | 'refresh-token' | 'signature';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file part of a multipart body: the field's name and how many files it may carry. */
type FileField = { readonly name: string; readonly maxFiles: number };

type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Extras extends z.ZodRawShape = z.ZodRawShape,
  A extends Access = Access,
> = {
  readonly kind: 'endpoint';
  /** Unique; the operationId of the OpenAPI document. */
  readonly name: string;
  readonly method: Method;
  /** Below `apiBase`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: A;
  readonly tag: string;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  /** The JSON body; `noInput` when there is none. */
  readonly body: Body;
  /** Multipart file fields; a request then carries `multipart/form-data` instead of JSON. */
  readonly files: readonly FileField[];
  /** What `data` of the answer holds. */
  readonly data: Data;
  /** Fields that stand beside `data`, such as `totalCount`. */
  readonly extras: Extras;
  /** Refusals this call can give beyond the ones its access and input imply. */
  readonly errors: readonly ErrorCode[];
  /** Content type of an answer that is not the JSON envelope, such as `text/csv`. */
  readonly contentType?: string;
  /** What it answers without a session is the same for everybody: caches may keep and revalidate it. */
  readonly isCacheable?: boolean;
};

// biome-ignore lint/suspicious/noExplicitAny: the table holds endpoints of every shape
export type AnyEndpoint = Endpoint<any, any, any, any, any, any>;

export const noInput = z.strictObject({});
const noData = z.null();

type EndpointParts<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
  Extras extends z.ZodRawShape,
  A extends Access,
> = Pick<Endpoint, 'name' | 'method' | 'path' | 'tag' | 'summary'> & {
  access: A;
  params?: Params;
  query?: Query;
  body?: Body;
  files?: readonly FileField[];
  data?: Data;
  extras?: Extras;
  errors?: readonly ErrorCode[];
  contentType?: string;
  isCacheable?: boolean;
};

export function endpoint<
  Params extends z.ZodType = typeof noInput,
  Query extends z.ZodType = typeof noInput,
  Body extends z.ZodType = typeof noInput,
  Data extends z.ZodType = typeof noData,
  // biome-ignore lint/complexity/noBannedTypes: no extras is the empty shape
  Extras extends z.ZodRawShape = {},
  const A extends Access = Access,
>(
  parts: EndpointParts<Params, Query, Body, Data, Extras, A>,
): Endpoint<Params, Query, Body, Data, Extras, A> {
  return {
    kind: 'endpoint',
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

/** What a caller sends: every part the endpoint has, before defaults are filled in. */
export type InputOf<E extends AnyEndpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
};

/** What an endpoint answers: the envelope that every answer of the shop wears. */
export type AnswerOf<E extends AnyEndpoint> = {
  success: true;
  error: false;
  message: string;
  data: z.output<E['data']>;
} & { [K in keyof E['extras']]: z.output<E['extras'][K]> };

/** The schema of that. */
export const envelopeOf = ({ data, extras }: AnyEndpoint) =>
  z.object({
    success: z.literal(true),
    error: z.literal(false),
    message: z.string(),
    data,
    ...extras,
  });

/** What a refusal looks like, whoever refuses. */
export type Refusal = {
  success: false;
  error: true;
  message: string;
  data: unknown;
  issues?: { path: string; message: string }[];
  requestId?: string;
};
