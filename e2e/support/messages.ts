import { callApi, ownerToken } from './api.ts';
import type { RunningShop } from './start-shop.ts';

let count = 0;

type NewMessage = { name: string; email: string; subject: string; message: string };

/** Sends a message from a sender of its own, by the API. */
export async function sendMessage(
  shop: RunningShop,
  fields: Partial<NewMessage> = {},
): Promise<NewMessage> {
  count += 1;
  const message: NewMessage = {
    name: 'Kavitha Murugesan',
    email: `kavitha.${process.pid}.${count}@example.com`,
    subject: `Question ${process.pid}-${count}`,
    message: 'Do you deliver to Karaikudi before Deepavali?\nWe are ready to come and fetch it.',
    ...fields,
  };
  await callApi(shop, 'POST', '/message/send', message);
  return message;
}

/** Messages that a search of the owner finds. */
export async function findMessages(
  shop: RunningShop,
  search: string,
): Promise<{ _id: string; status: string }[]> {
  const path = `/message/get?search=${encodeURIComponent(search)}`;
  const { data } = await callApi(shop, 'GET', path, undefined, await ownerToken(shop));
  return data as { _id: string; status: string }[];
}
