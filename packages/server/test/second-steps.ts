import { confirmSecondStep, passSecondStep, startSecondStep } from '@mathappu/contract/second-step';
import { login } from '@mathappu/contract/sessions';
import { TOTP } from 'otpauth';
import type { Person } from './people.ts';
import type { TestShop } from './test-shop.ts';

export type Phone = {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
};

/** The code that the app shows at a moment. */
export const codeAt = ({ secret }: Pick<Phone, 'secret'>, moment: Date): string =>
  new TOTP({ secret }).generate({ timestamp: moment.getTime() });

/** Begins a set-up and shows its key. */
export async function begin(testShop: TestShop, { token, password }: Person): Promise<string> {
  const { status, body } = await testShop.call(startSecondStep, { token, body: { password } });
  if (status !== 200) throw new Error(`set-up refused: ${body.message}`);
  return body.data.secret;
}

/** Sets a second step up by the code before the one of now, which is not used then. */
export async function setUp(testShop: TestShop, person: Person): Promise<Phone> {
  const secret = await begin(testShop, person);
  const code = codeAt({ secret }, new Date(testShop.shop.now().getTime() - 30_000));
  const { token } = person;
  const { status, body } = await testShop.call(confirmSecondStep, { token, body: { code } });
  if (status !== 200) throw new Error(`not confirmed: ${body.message}`);
  return { secret, recoveryCodes: body.data.recoveryCodes };
}

export const giveLogin = (
  testShop: TestShop,
  { email, password }: Pick<Person, 'email' | 'password'>,
  cookie?: string,
) =>
  testShop.call(login, {
    body: { email, password },
    ...(cookie !== undefined && { headers: { cookie } }),
  });

/** The challenge that follows the right password. */
export async function challengeOf(
  testShop: TestShop,
  person: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const { refusal } = await giveLogin(testShop, person);
  if (refusal.code !== 'secondStepNeeded') throw new Error(`unexpected: ${refusal.message}`);
  return (refusal.data as { challenge: string }).challenge;
}

export const pass = (
  testShop: TestShop,
  given: { challenge: string; code: string; remember?: boolean },
) => testShop.call(passSecondStep, { body: given });
