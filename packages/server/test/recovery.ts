import { forgotPassword } from '@mathappu/contract/account';
import type { TestShop } from './test-shop.ts';

/** The recovery code that was mailed last to this address; requests one first. */
export async function mailedCode(testShop: TestShop, email: string): Promise<string> {
  await testShop.call(forgotPassword, { body: { email } });
  await testShop.runJobs();
  const mail = testShop.outbox.findLast(({ to }) => to === email);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Another code of six digits. */
export const otherThan = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Resets the hourly and daily limits of tries. */
export async function forgetTries({ shop }: TestShop): Promise<void> {
  await shop.db.deleteFrom('recovery_tries').execute();
}
