import { type Call, type CallName, fillPath } from '@mathappu/contract/calls';
import type { InputOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { locale } from '#words/language';

/** File parts by the name of their field. */
type Files = Record<string, File | readonly File[]>;

export type RequestParts = {
  headers?: Record<string, string>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The request outlives its page. */
  keepalive?: boolean;
  files?: Files;
};

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

export type CallInput<Name extends CallName> = InputOf<Endpoints[Name]>;

export function urlOf([, path]: Call, { params, query }: AnyInput): string {
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(field, String(value));
  }
  return fillPath(path, params) + (search.size > 0 ? `?${search}` : '');
}

export function initOf(
  [method]: Call,
  { body, files, signal, keepalive, idempotencyKey, ...parts }: AnyInput & RequestParts,
  bearer?: string,
): RequestInit {
  // A page in English is answered in English on a phone set to Tamil, too.
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': locale,
    ...parts.headers,
  };
  if (bearer) headers.Authorization = `Bearer ${bearer}`;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  const init: RequestInit = { method, headers, credentials: 'include', signal, keepalive };
  if (files) return { ...init, body: formOf(files) };
  if (body === undefined) return init;
  headers['Content-Type'] = 'application/json';
  return { ...init, body: JSON.stringify(body) };
}

function formOf(files: Files): FormData {
  const form = new FormData();
  for (const [field, given] of Object.entries(files)) {
    for (const file of [given].flat()) form.append(field, file);
  }
  return form;
}
