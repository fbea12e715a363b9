import { fillPath } from '@mathappu/contract/calls';
import type { ShopProcess } from '../shop-process.ts';

type Call = { method: string; path: string };
type Options = { params?: object; body?: object; token?: string; key?: string };

/** The body of the answer of a shop that runs as a process. */
export async function callProcess(
  shop: Pick<ShopProcess, 'url'>,
  { method, path }: Call,
  { params, body, token, key }: Options = {},
) {
  const response = await fetch(shop.url + fillPath(path, params), {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of several calls
  return (await response.json()) as any;
}
