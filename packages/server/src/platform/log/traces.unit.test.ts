import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

test.each([
  ['no collector', '', 'false'],
  ['a collector', 'http://127.0.0.1:9', 'true'],
])(
  'with %s (%s) the packages that send traces are loaded: %s',
  async (_case, endpoint, isLoaded) => {
    const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const { openTraces } = await import('${new URL('traces.ts', import.meta.url).href}');
    const settings = { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: 1 };
    await openTraces({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: '${endpoint}' });
    console.log(loaded.some((url) => /opentelemetry.(sdk|exporter)/.test(url)));
    process.exit();`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--input-type=module', '-e', program],
    ]);
    expect(stdout.trim()).toBe(isLoaded);
  },
);
