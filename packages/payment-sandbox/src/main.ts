// The sandbox as a separate process, for shops that share one: see docs/payments.md.
import { resolve } from 'node:path';
import Fastify from 'fastify';
import * as z from 'zod';
import { openSandbox } from './open-sandbox.ts';

const settings = z.object({
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', 'the sandbox is not for production')
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Whoever reaches it can pay by it. */
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./var'),
  RAZORPAY_KEY_ID: z.string().startsWith('rzp_sandbox_').default('rzp_sandbox_mathappu'),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(16),
  /** Addresses of the shops that get the webhooks, separated by commas. */
  SHOP_URLS: z.string().default('http://localhost:3000'),
});

async function main(): Promise<void> {
  const parsed = settings.safeParse(process.env);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { HOST, PORT, DATA_DIR, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } =
    parsed.data;
  const sandbox = await openSandbox({
    keys: {
      keyId: RAZORPAY_KEY_ID,
      keySecret: RAZORPAY_KEY_SECRET,
      webhookSecret: RAZORPAY_WEBHOOK_SECRET,
    },
    folder: resolve(DATA_DIR, 'sandbox'),
  });
  const app = Fastify({ forceCloseConnections: true });
  // The dialog in a shop's page calls the sandbox from the shop's origin.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    });
  });
  app.options(`${sandbox.path}/*`, (_request, reply) => reply.code(204).send());
  const shopUrls = parsed.data.SHOP_URLS.split(',').map((url) => url.trim().replace(/\/$/, ''));
  app.register(sandbox.routes, { prefix: sandbox.path, shopUrls });
  const address = await app.listen({ port: PORT, host: HOST });
  const close = async () => {
    await app.close();
    await sandbox.close();
  };
  process.once('SIGTERM', close).once('SIGINT', close);
  process.stdout.write(`The payment sandbox is open: ${address}${sandbox.path}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
