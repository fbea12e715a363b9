import { callApi, ownerToken } from './api.ts';
import type { RunningShop } from './start-shop.ts';

let written = 0;

type Letter = { name: string; email: string; subject: string; message: string };

/** A message of somebody nobody else is, sent to the shop by the API. */
export async function writeToShop(shop: RunningShop, part: Partial<Letter> = {}): Promise<Letter> {
  written += 1;
  const letter: Letter = {
    name: 'Kavitha Murugesan',
    email: `kavitha.${process.pid}.${written}@example.com`,
    subject: `Question ${process.pid}-${written}`,
    message: 'Do you deliver to Karaikudi before Deepavali?\nWe are ready to come and fetch it.',
    ...part,
  };
  await callApi(shop, 'POST', '/message/send', letter);
  return letter;
}

/** What the shop has stored of the messages that a search finds. */
export async function findMessages(
  shop: RunningShop,
  search: string,
): Promise<{ _id: string; status: string }[]> {
  const path = `/message/get?search=${encodeURIComponent(search)}`;
  const { data } = await callApi(shop, 'GET', path, undefined, await ownerToken(shop));
  return data as { _id: string; status: string }[];
}
