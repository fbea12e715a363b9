import { expect, test } from 'vitest';
import { openTraces, startSpan } from './traces.ts';

test('a collector that is away makes no end of a process fail', async () => {
  const traces = await openTraces({
    // Nothing listens on the port that is reserved for nothing.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_SERVICE_NAME: 'mathappu',
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  startSpan('a request')?.end();
  await expect(traces.close()).resolves.toBeUndefined();
});
