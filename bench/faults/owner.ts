import { randomBytes } from 'node:crypto';

const owner = { email: 'owner@faults.test', password: randomBytes(18).toString('base64url') };

/** With these settings a shop has its owner from the start. */
export const ownerSettings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

/** The headers of a signed-in owner, for a quarter of an hour. */
export async function signInOwner(url: string): Promise<{ authorization: string }> {
  const answer = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { data } = (await answer.json()) as { data: { accesstoken: string } };
  return { authorization: `Bearer ${data.accesstoken}` };
}
