// Fifty buyers for the last five pieces, and carts of three products in random order.
//   node bench/faults/races.ts [rounds] [embedded | postgres]
import { runLongForm } from '../run-long-form.ts';

const [rounds = '200'] = process.argv.slice(2);

await runLongForm('packages/server/src/checkout/stock-races.test.ts', {
  STOCK_RACE_ROUNDS: rounds,
});
