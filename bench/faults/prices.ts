// Random prices, discounts and quantities: browser, server, invoice and gateway must agree.
//   npm run program -- bench/faults/prices.ts [sales]
import { priceSale, randomSale } from './compare-prices.ts';
import { keepFaultRun, say } from './keep-fault-run.ts';

const sales = Number(process.argv[2] ?? 1_000_000);

await keepFaultRun(async () => {
  let differing = 0;
  for (let count = 0; count < sales; count += 1) {
    const sale = randomSale();
    const amounts = await priceSale(sale);
    if (new Set(Object.values(amounts)).size === 1) continue;
    differing += 1;
    if (differing <= 10) say(JSON.stringify({ sale, amounts }));
  }
  say(`${sales} sales, ${differing} with amounts that differ`);
  if (differing > 0) process.exitCode = 1;
}, 'no database');
