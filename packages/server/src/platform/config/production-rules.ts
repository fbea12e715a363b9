/** Production requires complete and secure settings, not only well-formed ones. */
export function findProductionProblems(env: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  const required = ['PUBLIC_URL', 'AUTH_SECRET', 'SMTP_URL', 'MAIL_FROM'];
  for (const name of required) {
    if (!env[name]) problems.push(`${name}: is required in production`);
  }
  if (!env.DATABASE_URL) {
    problems.push(
      'DATABASE_URL: is required in production, where the embedded database does not serve; ' +
        'npm run move-to-postgres takes a shop from it to a PostgreSQL server',
    );
  }
  if (env.AUTH_SECRET && isWeakSecret(env.AUTH_SECRET)) {
    problems.push('AUTH_SECRET: must be at least 32 random bytes');
  }
  if (env.PUBLIC_URL && !isSafeAddress(env.PUBLIC_URL)) {
    problems.push('PUBLIC_URL: must start with https:// in production');
  }
  if (env.MATHAPPU_DEV) problems.push('MATHAPPU_DEV: hot reload cannot be used in production');
  if (env.RAZORPAY_WEBHOOK_SECRET?.split(',').some((secret) => isWeakSecret(secret.trim(), 16))) {
    problems.push('RAZORPAY_WEBHOOK_SECRET: must be at least 16 random characters');
  }
  if (isDemonstration(env.SEED)) problems.push('SEED: demo data cannot be used in production');
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) {
    problems.push('ADMIN_EMAIL: is required with ADMIN_PASSWORD');
  }
  if (
    env.ADMIN_PASSWORD &&
    (env.ADMIN_PASSWORD.length < 12 || isWeakSecret(env.ADMIN_PASSWORD, 6))
  ) {
    problems.push('ADMIN_PASSWORD: must have at least 12 characters that are hard to guess');
  }
  problems.push(...findPaymentProblems(env));
  for (const name of ['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL']) {
    const url = env[name];
    if (!url) continue;
    if (!isSafeAddress(url)) problems.push(`${name}: must start with https:// in production`);
    if (url.includes('/sandbox/'))
      problems.push(`${name}: the sandbox cannot be used in production`);
  }
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_sandbox_')) {
    problems.push('RAZORPAY_KEY_ID: the sandbox cannot be used in production');
  }
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missingBucket = bucket.filter((name) => !env[name]);
  if (missingBucket.length > 0 && missingBucket.length < bucket.length) {
    problems.push(`${missingBucket.join(', ')}: file storage needs all S3 settings`);
  }
  return problems;
}

/** Whether SEED asks for demo data; without it only this machine gets some. */
export const isDemonstration = (seed: string | undefined): boolean =>
  seed === 'demo' || seed === 'season';

/**
 * Outside production a button replaces the payment, and passwords are printed: where others can come,
 * that is for a demonstration alone, which has to be said.
 */
export function findDemonstrationProblems(env: NodeJS.ProcessEnv): string[] {
  if (isDemonstration(env.SEED)) return [];
  const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL'];
  // Tests may be given a database server of another machine.
  const names = ['PUBLIC_URL', ...(env.NODE_ENV === 'test' ? [] : databases), 'SMTP_URL'];
  return names
    .filter((name) => env[name] && !isOnThisMachine(env[name]))
    .map(
      (name) =>
        `${name}: names another machine, so set NODE_ENV=production; or SEED=demo for a demonstration`,
    );
}

/** `.test` leads nowhere: https://www.rfc-editor.org/rfc/rfc6761 */
const ownHost = /^(|\/.*|localhost|.+\.localhost|.+\.test|127(\.\d+){3}|\[?::1\]?)$/;

function isOnThisMachine(text: string): boolean {
  const url = URL.parse(text);
  // PostgreSQL's clients go where the parameter leads them, to a folder of sockets or a host.
  const hosts = [url?.hostname ?? '', url?.searchParams.get('host') ?? ''];
  return hosts.every((host) => ownHost.test(host));
}

/** True for an encrypted connection, or one that stays on this machine. */
function isSafeAddress(url: string): boolean {
  return /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(url);
}

/** Online payment needs all of its keys or none. */
export function findPaymentProblems(env: NodeJS.ProcessEnv): string[] {
  const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
  const missing = keys.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === keys.length) return [];
  return [`${missing.join(', ')}: online payment needs all three RAZORPAY keys`];
}

function isWeakSecret(secret: string, minimumBytes = 32): boolean {
  return (
    Buffer.byteLength(secret) < minimumBytes || new Set(secret).size < Math.min(10, minimumBytes)
  );
}
