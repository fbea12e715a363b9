import { registerUser } from '@mathappu/contract/account';
import { createAddress } from '@mathappu/contract/addresses';
import { sendMessage } from '@mathappu/contract/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customer } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const fits = 'ம'.repeat(120);
const tooLong = 'ம'.repeat(121);

test('names and subjects may have 120 characters', async () => {
  const { token } = await customer(testShop);
  let people = 0;
  const forms: Record<string, (text: string) => Promise<{ status: number }>> = {
    registration: (name) => {
      people += 1;
      const body = {
        name,
        email: `someone-${people}@mail.test`,
        number: '9876543210',
        password: 'banyan-lantern-42',
      };
      return testShop.call(registerUser, { body });
    },
    address: (name) =>
      testShop.call(createAddress, {
        token,
        body: {
          name,
          mobile: '9876543210',
          address_line: '4 Car Street',
          city: 'Chennai',
          state: 'Tamil Nadu',
          pincode: '600017',
        },
      }),
    'name of a message': (name) => write({ name, email: 'name@mail.test' }),
    'subject of a message': (subject) => write({ subject, email: 'subject@mail.test' }),
  };
  const write = (part: { name?: string; subject?: string; email: string }) =>
    testShop.call(sendMessage, {
      body: { name: 'Kavya', subject: 'Rockets', message: 'How high do they go?', ...part },
    });
  for (const [form, send] of Object.entries(forms)) {
    expect([form, (await send(tooLong)).status]).toEqual([form, 400]);
    expect([form, (await send(fits)).status]).toEqual([form, 200]);
  }
});
