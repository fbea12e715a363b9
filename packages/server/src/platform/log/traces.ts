import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { findCause, runFor } from './cause.ts';

type Settings = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
};

/** A collector that does not answer delays nothing but the end of the process. */
const exportTimeoutMs = 2_000;

/** The tracer of this process; undefined unless traces are sent. */
let tracer: Tracer | undefined;

/** Sends traces to a collector where one is named: https://opentelemetry.io/docs/specs/otlp/ */
export async function openTraces(config: Settings): Promise<{ close(): Promise<void> }> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return { close: async () => undefined };
  // Loaded only here, which keeps the start of a shop without traces short.
  const [{ OTLPTraceExporter }, sdk, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  tracer = provider.getTracer('mathappu');
  return {
    async close() {
      tracer = undefined;
      // It ends with an error when the last spans could not be sent.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

export const isTracing = (): boolean => tracer !== undefined;

type SpanOptions = {
  readonly kind?: keyof typeof SpanKind;
  /** Never what people wrote or who they are: traces leave the shop. */
  readonly attributes?: Attributes;
  /** The parent from another process, as `describeTrace` gave it; by default the open span. */
  readonly traceparent?: string | undefined;
  readonly startTime?: number;
};

/** Begins a span, which its caller ends; undefined when there are no traces. */
export function startSpan(
  name: string,
  { kind = 'INTERNAL', attributes = {}, traceparent, startTime }: SpanOptions = {},
): Span | undefined {
  const parent = traceparent ? parseTrace(traceparent) : findCause()?.span;
  const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  return tracer?.startSpan(name, { kind: SpanKind[kind], attributes, startTime }, context);
}

/** Runs it as a span of what runs already. Of an error the name alone is told. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  run: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, options);
  if (!span) return run();
  try {
    return await runFor({ ...findCause(), span }, () => run(span));
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
    throw error;
  } finally {
    span.end();
  }
}

/** A fetch that names what it calls in the trace. */
export const tracedFetch = (called: string) => (request: Request) =>
  inSpan(`${request.method} ${called}`, { kind: 'CLIENT' }, async (span) => {
    const response = await fetch(request);
    span?.setAttribute('http.response.status_code', response.status);
    return response;
  });

/**
 * The trace of the request as a job stores it:
 * https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function describeTrace(span: Span | undefined): string | undefined {
  if (!span) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags}`;
}

function parseTrace(traceparent: string): Span {
  const [, traceId = '', spanId = '', flags] = traceparent.split('-');
  return trace.wrapSpanContext({ traceId, spanId, traceFlags: Number(flags), isRemote: true });
}
