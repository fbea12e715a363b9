// Every act of an order, broken in every way at each of its statements.
//   node bench/faults/statements.ts [embedded | postgres]
import { runLongForm } from '../run-long-form.ts';

await runLongForm('-faults.test.ts', {
  STATEMENT_FAULTS: 'all',
});
