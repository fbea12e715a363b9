import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '#packages/demo/src/demo-people.ts';
import { type Credentials, callApi } from './api.ts';
import type { RunningShop } from './start-shop.ts';

export type Person = { name: string; email: string; number: string; password: string };

/** Who runs the shop of the stories beside the owner of the demo shop. */
export const secondAdmin = { email: 'priya@example.com', password: 'Kuruvi-vedi-priya' };

let count = 0;

/** Details that are not registered; no two stories share a person. */
export function newPerson(name = 'Meena Selvam'): Person {
  count += 1;
  return {
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}.${process.pid}.${count}@example.com`,
    number: `98${String(process.pid % 10_000).padStart(4, '0')}${String(count).padStart(4, '0')}`,
    password: `Kuruvi-vedi-${count}`,
  };
}

/** Registers by the API, for stories about something else. */
export async function newCustomer(shop: RunningShop): Promise<Person> {
  const person = newPerson();
  await callApi(shop, 'POST', '/user/register', person);
  return person;
}

/** Signs in by the API, for stories about something else; leaves no page of the shop open. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/api/v1/user/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { accesstoken: string; refreshtoken: string } };
  const { accesstoken, refreshtoken } = data;
  const details = await page.request.get('/api/v1/user/userdetails', {
    headers: { authorization: `Bearer ${accesstoken}` },
  });
  const user = JSON.stringify(((await details.json()) as { data: object }).data);
  // A page without scripts, which would read or write the storage.
  await page.goto('/robots.txt');
  await page.evaluate(
    (values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { accesstoken, refreshtoken, user },
  );
}

/** Goes to a screen of the admin area as the owner of the demo shop. */
export async function openAsOwner(page: Page, path: string, title: string): Promise<void> {
  await signIn(page, demoAdmin);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Signs in on the screen, as people do. */
export async function fillSignIn(page: Page, person: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
