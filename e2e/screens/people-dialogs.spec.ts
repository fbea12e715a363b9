import { fill, plural } from '@mathappu/contract/words';
import { expect } from '@playwright/test';
import { demoAdmin, demoCustomer } from '#packages/demo/src/demo-people.ts';
import { callApi } from '../support/api.ts';
import { findMessages, sendMessage } from '../support/messages.ts';
import { signIn } from '../support/people.ts';
import { addProduct } from '../support/products.ts';
import { test } from '../support/shop-fixtures.ts';
import { newBuyer, orderByApi } from '../support/shopping.ts';
import { inEachVisit } from './visits.ts';
import { openWalk } from './walk.ts';

inEachVisit((visit) => {
  test('what an owner is asked and refused about people is in its language, accessible and readable', async ({
    page,
    shop,
  }) => {
    const buyer = await newBuyer(shop);
    const { name, description } = await addProduct(shop, { price: 90 });
    await orderByApi(shop, buyer, { [name]: 1 });
    const { subject } = await sendMessage(shop);
    const details = await callApi(shop, 'GET', '/user/userdetails', undefined, buyer.token);
    const { _id: userId } = details.data as { _id: string };
    const data = [demoAdmin.name, demoCustomer.name, buyer.name, name, description];
    const walk = await openWalk(page, visit, data);
    const { at, look, open, button, field, dialog } = walk;
    const { messages, users } = walk.words;
    await signIn(page, demoAdmin);

    await at(`/admin/users?search=${encodeURIComponent(buyer.email)}`, async () => {
      await button(users.filters).click();
      await look('the filters of users');
    });
    await at(`/admin/users?user=${userId}`, async () => {
      await expect(dialog.getByRole('heading', { name: users.favorites })).toBeVisible();
      await look('a user');
      await walk.refuse(button(users.update), users.statusMissing);
      await field(users.status).selectOption(users.suspended);
      const openOrders = fill(plural(users.openOrders, 1), { count: 1 });
      await expect(page.getByText(openOrders)).toBeVisible();
      await look('a user with open orders');
    });
    const message = (await findMessages(shop, subject))[0]?._id ?? '';
    await at(`/admin/message?message=${message}`, async () => {
      await button(messages.markAnswered).click();
      await expect(button(messages.markNotAnswered)).toBeVisible();
      await look('a message');
      await open(button(messages.remove), 'deleting a message');
      await walk.confirm(messages.remove);
    });
    await walk.expectToasts(2);
  });
});
