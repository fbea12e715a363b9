import type { BodyOf } from '@mathappu/contract/endpoint';
import { uploadOrderPicture } from '@mathappu/contract/order-links/order-links';
import {
  decideReport,
  type paymentReport,
  type problemReport,
  reportOrder,
} from '@mathappu/contract/reports/reports';
import { toShopDay } from '@mathappu/contract/shop-time';
import type * as z from 'zod/mini';
import { multipart, tinyPng } from '#test/multipart.ts';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';
import type { Work } from './manual-payments.ts';

type Payment = z.input<typeof paymentReport>;
type Problem = z.input<typeof problemReport>;
type Decision = z.input<typeof decideReport.body>;

/** What buyers tell of their orders, and what staff decide. */
export function reportingOf(testShop: TestShop, { owner, work }: { owner: Person; work: Work }) {
  const { call, app, shop } = testShop;
  const codeOf = async (orderId: string) => {
    const { code } = (await work.history(orderId)).order;
    if (code === null) throw new Error('an order without a code');
    return code;
  };
  const send = async (
    code: string,
    body: Payment | Problem,
    { by, key }: { by?: Person; key?: string } = {},
  ) =>
    call(reportOrder, {
      params: { code },
      body: body as BodyOf<typeof reportOrder>,
      ...(by && { token: by.token }),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  return {
    codeOf,
    send,
    /** By UPI and today, unless something else is said. */
    pay: async (orderId: string, told: Partial<Payment> = {}, by?: Person) => {
      const paidOn = toShopDay(shop.now());
      const usual = { kind: 'payment', amount: 100, method: 'upi', reference: '412345678901' };
      const body = { ...usual, paidOn, ...told } as Payment;
      return send(await codeOf(orderId), body, by && { by });
    },
    complain: async (orderId: string, told: Omit<Partial<Problem>, 'kind'>, by?: Person) => {
      const body = { kind: 'problem', text: 'One box is wet', photos: [], ...told } as Problem;
      return send(await codeOf(orderId), body, by && { by });
    },
    decide: (reportId: string, body: Decision, by: Person = owner) =>
      call(decideReport, {
        params: { reportId },
        body: body as BodyOf<typeof decideReport>,
        token: by.token,
      }),
    /** The id of a picture of the order. */
    async photo(orderId: string): Promise<string> {
      const code = await codeOf(orderId);
      const { statusCode, ...answer } = await app.inject({
        method: 'POST',
        url: `/api/v1${uploadOrderPicture.path.replace(':code', code)}`,
        ...multipart({ field: 'image', name: 'a.png', type: 'image/png', bytes: tinyPng }),
      });
      if (statusCode !== 200) throw new Error(answer.body);
      return answer.json().data._id;
    },
    reports: async (orderId: string) => (await work.history(orderId)).order.reports,
  };
}

export type Reporting = ReturnType<typeof reportingOf>;
