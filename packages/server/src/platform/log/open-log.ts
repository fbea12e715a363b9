import { type Logger, pino } from 'pino';
import type { Config } from '#server/platform/config/config.ts';

/** JSON lines that never hold a secret, whoever logs an object carelessly. */
export function openLog(config: Pick<Config, 'LOG_LEVEL'>): Logger {
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
  return pino({
    level: config.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  });
}
