import { runLongForm } from '../run-long-form.ts';

/**
 * 100,000 requests made from the OpenAPI document, from three seeds:
 * `node bench/attack/generated-requests.ts [embedded | postgres]`.
 */
await runLongForm('packages/server/test/suites/generated-requests.test.ts', {
  GENERATED_REQUESTS: '33334',
  GENERATED_SEEDS: '1,2,3',
});
