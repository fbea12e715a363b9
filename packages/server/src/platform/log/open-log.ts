import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { findCause } from './cause.ts';
import { describeError, hideAddresses } from './describe-error.ts';

/**
 * JSON lines with the id of the request that they belong to; fields with the names of secrets and
 * whatever reads like an email address are redacted.
 */
export function openLog(
  config: Pick<Config, 'LOG_LEVEL'>,
  output: DestinationStream = openOutput(),
): Logger {
  const secrets = [
    'password',
    'newPassword',
    'confirmPassword',
    'otp',
    'code',
    'token',
    'proof',
    'authorization',
    'cookie',
    'razorpay_signature',
    'signature',
    'accesstoken',
    'refreshtoken',
    'accessToken',
    'refreshToken',
  ];
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin() {
      const reqId = findCause()?.requestId;
      return reqId ? { reqId } : {};
    },
    serializers: { err: describeError },
    hooks: { streamWrite: hideAddresses },
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  };
  return pino(options, output);
}

const longestDelayMs = 200;

/**
 * Lines are written in batches, after a delay and when the process ends, since a write for each
 * would cost more than most responses.
 */
function openOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: 8192 });
  setInterval(() => output.flush(), longestDelayMs).unref();
  process.on('exit', () => output.flushSync());
  return output;
}
