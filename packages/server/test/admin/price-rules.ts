import type { OrderRequest } from '@mathappu/contract/checkout';
import type { InputOf } from '@mathappu/contract/endpoint';
import { createPriceRule, type StaffPriceRule } from '@mathappu/contract/prices/price-rules';
import { type orderBody, orderBody as plainBody, type RequestedLine } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

type Given = Partial<InputOf<typeof createPriceRule>['body']>;

/** A rule of 10 % off all goods, unless it is given otherwise. */
export async function priceRule(
  { call }: TestShop,
  { token }: Pick<Person, 'token'>,
  given: Given = {},
): Promise<StaffPriceRule> {
  const percent = given.amount === undefined ? 10 : null;
  const body = { name: '10 % off', percent, ...given };
  const { status, body: answer } = await call(createPriceRule, { body, token });
  if (status !== 200) throw new Error(`rule refused: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** What the checkout sends when it shows so many rupees of discount. */
export async function discountedBody(
  testShop: TestShop,
  buyer: Parameters<typeof orderBody>[1],
  lines: readonly RequestedLine[],
  { off, code }: { off: number; code?: string },
): Promise<OrderRequest> {
  const body = await plainBody(testShop, buyer, lines);
  return {
    ...body,
    totalAmt: Math.round((body.totalAmt - off) * 100) / 100,
    ...(code !== undefined && { code }),
  };
}
