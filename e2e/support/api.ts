import { expect } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import type { RunningShop } from './start-shop.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** Prepares what a story needs; any refusal fails the story. */
export async function callApi(
  shop: RunningShop,
  method: string,
  path: string,
  body?: unknown,
  bearer?: string,
): Promise<{ data: unknown }> {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
  return JSON.parse(text);
}

/** An access token; valid for fifteen minutes. */
export async function tokenOf(
  shop: RunningShop,
  { email, password }: Credentials,
): Promise<string> {
  const { data } = await callApi(shop, 'POST', '/user/login', { email, password });
  return (data as { accesstoken: string }).accesstoken;
}

export const ownerToken = (shop: RunningShop) => tokenOf(shop, demoAdmin);
