import { makeDatabase } from './bench-database.ts';
import { insertHistory, insertProducts } from './bulk/bulk-data.ts';
import { helperDay, helperId, insertRecords } from './bulk/bulk-records.ts';
import { compare, type Depth, type Row } from './measure.ts';
import { signInAdmin } from './people.ts';
import { type Running, startShop, stop } from './processes.ts';
import { generateLoad } from './wrk.ts';

const small = { orders: 1_000, users: 200 };

/** The admin's lists with years of data, compared with an empty shop: the p95 of each response. */
export async function adminRows(serverUrl: string, depth: Depth): Promise<Row[]> {
  const { orders, users, rounds, seconds } = depth;
  await using started = new AsyncDisposableStack();
  const open = async (name: string, size: Size): Promise<Opened> => {
    const databaseUrl = await fillWithHistory(serverUrl, name, size);
    const shop = started.adopt(await startShop({ DATABASE_URL: databaseUrl }), stop);
    const { headers } = await signInAdmin(shop.url);
    return { shop, authorization: headers.authorization ?? '' };
  };
  const few = await open('bench_few', small);
  const many = await open('bench_many', { orders, users });
  const rows: Row[] = [];
  for (const [what, inFew, inMany = inFew] of casesAt(orders)) {
    const p95 = async ({ shop, authorization }: Opened, path: string) => {
      const request = { method: 'GET', path, headers: { authorization } };
      const order = { url: shop.url, connections: 4, seconds, requests: [request] };
      const { p95Ms, refused } = await generateLoad(order);
      if (refused > 0) throw new Error(`${path}: ${refused} answers were refused`);
      return p95Ms;
    };
    rows.push(
      await compare({
        what: `admin ${what}: p95 with ${orders.toLocaleString('en')} orders and ${users.toLocaleString('en')} users`,
        unit: 'ms',
        rounds,
        reach: { most: 2 },
        limit: () => p95(few, inFew),
        measure: () => p95(many, inMany),
      }),
    );
  }
  return rows;
}

type Case = [what: string, inFew: string, inMany?: string];

/** The calls that are compared; some have another address where there are more orders. */
function casesAt(orders: number): Case[] {
  const list = '/api/v1/order/getallorders';
  const someNumber = 'MP-0000-01F4';
  const audit = '/api/v1/admin/audit';
  const messages = '/api/v1/message/get';
  const quotes = '/api/v1/quote/all';
  const terms = '/api/v1/search-term/get';
  const name = 'search=murugan%20subramanian';
  const firstName = 'search=murugan';
  return [
    ['orders, first page', list],
    ['orders, one status', `${list}?status=DELIVERED`],
    ['orders, search by number', `${list}?search=${someNumber}`],
    ['orders, search by name', `${list}?${name}`],
    ['orders, search by first name', `${list}?${firstName}`],
    ['orders, search for what all bear', `${list}?search=customer%2011`],
    ['orders, last page', lastPage(list, small.orders), lastPage(list, orders)],
    ['users, first page', '/api/v1/admin/users'],
    ['users, search by name', `/api/v1/admin/users?${name}`],
    ['users, search by first name', `/api/v1/admin/users?${firstName}`],
    ['audit, first part', audit],
    ['audit, by person', `${audit}?by=${helperId}`],
    ['audit, by kind', `${audit}?kind=user`],
    ['audit, by subject', subjectIn(audit, small.orders), subjectIn(audit, orders)],
    ['audit, by day', `${audit}?day=${helperDay}`],
    ['messages, first page', messages],
    ['messages, unread', `${messages}?status=unread`],
    ['messages, answered', `${messages}?answered=yes`],
    ['messages, search by text', `${messages}?search=golden%20sparkler`],
    ['messages, search by name', `${messages}?${name}`],
    ['messages, search by first name', `${messages}?${firstName}`],
    ['enquiries, first page', quotes],
    ['enquiries, one state', `${quotes}?state=DECLINED`],
    ['enquiries, search by name', `${quotes}?${name}`],
    ['enquiries, search by first name', `${quotes}?${firstName}`],
    ['reviews, first page', '/api/v1/review/get'],
    ['reviews, to read', '/api/v1/review/get?status=pending'],
    ['search terms', terms],
    ['search terms, without result', `${terms}?isEmpty=true`],
    ['failed mails', '/api/v1/admin/failed-mails'],
    ['failed jobs', '/api/v1/admin/failed-jobs'],
    ['payment discrepancies', '/api/v1/order/payment-disagreements'],
    ['settings, with their last changes', '/api/v1/admin/settings/shop'],
    ['new orders', '/api/v1/admin/dashboard/new-orders'],
    ['dashboard: sales', '/api/v1/admin/dashboard/sales'],
    ['dashboard: what waits', '/api/v1/admin/dashboard/todo'],
    ['dashboard: best sellers', '/api/v1/admin/dashboard/best-sellers'],
  ];
}

const lastPage = (list: string, orders: number) => `${list}?limit=20&page=${orders / 20}`;

/** An order of the last year that was delivered, by its number. */
const subjectIn = (audit: string, orders: number) => {
  const place = (orders / 4 + 1).toString(16).toUpperCase().padStart(8, '0');
  return `${audit}?subject=MP-${place.slice(0, 4)}-${place.slice(4)}`;
};

type Size = { readonly orders: number; readonly users: number };
type Opened = { readonly shop: Running; readonly authorization: string };

async function fillWithHistory(serverUrl: string, name: string, size: Size): Promise<string> {
  const databaseUrl = await makeDatabase(serverUrl, name);
  await (await startShop({ DATABASE_URL: databaseUrl })).stop();
  await insertProducts(databaseUrl, 440);
  await insertHistory(databaseUrl, size);
  await insertRecords(databaseUrl, size.orders);
  return databaseUrl;
}
