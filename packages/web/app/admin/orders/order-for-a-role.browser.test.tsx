import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import type { StaffReport } from '@mathappu/contract/reports/report';
import type { Grant } from '@mathappu/contract/staff/grants';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { PageLink } from '#web/admin/frame/page-link.tsx';
import { TabRow } from '#web/admin/frame/tab-row.tsx';
import { GiveMoneyBack } from '#web/admin/reports/give-money-back.tsx';
import { ProblemReports } from '#web/admin/reports/problem-reports.tsx';
import { OrderDispatch } from '#web/admin/shipments/order-dispatch.tsx';
import { noUser, userStore } from '#web/session/session-store.ts';
import { PaymentDecision } from './payment-decision.tsx';

afterEach(() => userStore.set(noUser));

const line = {
  ...{ productId: 'a', name: 'Atom', nameTa: '', unit: '1 Box', listNumber: 1, category: null },
  ...{ quantity: 5, total: 500, refundedQuantity: 0 },
};
const shipment = {
  ...{ version: 1, packed: [{ productId: 'a', quantity: 3 }], packedBy: 'Mani', checkedBy: '' },
  ...{ cartons: 3, transporter: 'KPN', lrNumber: '4711', lrDate: '2026-11-02', photo: null },
  ...{ freight: 'paid', freightAmount: 240, ewayBill: '' },
  office: { name: 'KPN Madurai', phone: '', text: 'open till 8' },
};
const order = {
  ...{ _id: '1', orderId: 'MP-7K4Q-92XD', code: 'CODE', status: 'SHIPPED', products: [line] },
  ...{ paymentMethod: 'online', paymentStatus: 'PAID', totalAmount: 500, reports: [] },
  ...{ totals: { adjustments: [] }, delivery_terms: { kind: 'paid', depot: null }, shipment },
} as unknown as AdminOrder;
const report = { _id: 'r', lines: [{ productId: 'a', quantity: 1, what: 'missing' }] };
const payment = { gatewayPaymentId: 'pay_1', isSettling: true, refundableAmount: 500 };
const historyOf = (payments: object[]) =>
  ({ payments, moneyIn: 500, receipts: [], refunds: [] }) as unknown as OrderHistory;

async function showTo(grants: readonly Grant[], shown: ReactNode) {
  await cleanup();
  const staff = {
    ...{ role: 'Helper', grants: [...grants], until: null, owner: 'Selvi' },
    ...{ secondStep: null, asksSecondStep: false, recoveryCodes: 0 },
  };
  userStore.set({ ...noUser, _id: '1', role: 'ADMIN', staff });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/orders']}>
        <main>
          <p>Shown</p>
          {shown}
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Shown', { exact: true })).toBeVisible();
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const giveBack = (payments: object[]) => (
  <GiveMoneyBack
    order={order}
    history={historyOf(payments)}
    report={report as unknown as StaffReport}
  />
);

test('giving money back asks for the grant of where the money is', async () => {
  await showTo(['write_receipts'], giveBack([payment]));
  expect(button('Give money back').elements()).toHaveLength(0);
  await showTo(['write_payments'], giveBack([payment]));
  await expect.element(button('Give money back')).toBeVisible();
});

test('money that came by hand is given back by whoever books it', async () => {
  await showTo(['write_payments'], giveBack([]));
  expect(button('Give money back').elements()).toHaveLength(0);
  await showTo(['write_receipts'], giveBack([]));
  await expect.element(button('Give money back')).toBeVisible();
});

test('who only sees payments reads of one to decide and has no button for it', async () => {
  const undecided = { ...payment, difference: 'amount', amount: 400, currency: 'INR' };
  type Undecided = Parameters<typeof PaymentDecision>[0]['payment'];
  const decision = <PaymentDecision order={order} payment={undecided as unknown as Undecided} />;
  await showTo(['read_orders', 'read_payments'], decision);
  await expect.element(page.getByText(/₹400/)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await showTo(['write_payments'], decision);
  await expect.element(page.getByRole('button')).toBeVisible();
});

const dispatch = (
  <OrderDispatch order={order} transporters={[]} ewayBill={null} onShipped={() => undefined}>
    {null}
  </OrderDispatch>
);

test('who only sees the dispatch reads its card', async () => {
  await showTo(['read_orders', 'read_dispatch'], dispatch);
  await expect.element(page.getByText('0 of 1 lines packed')).toBeVisible();
  await expect.element(page.getByText('3 of 5')).toBeVisible();
  await expect.element(page.getByText('Paid ₹240.00')).toBeVisible();
  await expect.element(page.getByText('KPN Madurai, open till 8')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
});

test('the dispatch is not shown to who may not see it', async () => {
  await showTo(['read_orders'], dispatch);
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

const problems = <ProblemReports order={order} history={undefined} />;

test('an order without problems has no heading of them, and a way to write one down', async () => {
  await showTo(['write_receipts'], problems);
  await expect.element(page.getByRole('link', { name: 'Report a problem' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

test('who may not decide reports writes none down', async () => {
  await showTo(['read_orders'], problems);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

const links = (
  <>
    <TabRow
      label="Views"
      param="view"
      tabs={[
        { tab: '', label: 'Orders' },
        { tab: 'enquiries', label: 'Enquiries' },
      ]}
      current=""
    />
    <PageLink to="/admin/orders?view=enquiries&enquiry=MQ-1" otherwise={<p>MQ-1, no link</p>}>
      MQ-1
    </PageLink>
  </>
);

test('links and tabs lead to pages that the role shows', async () => {
  await showTo(['read_orders'], links);
  await expect.element(page.getByText('MQ-1, no link')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  await showTo(['read_orders', 'read_enquiries'], links);
  await expect.element(page.getByRole('link', { name: 'MQ-1' })).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(3);
});
