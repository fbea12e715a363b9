import { demoAdmin } from '../packages/demo/src/demo-people.ts';
import { query } from './bench-database.ts';

export type SignedIn = { readonly userId: string; readonly headers: Record<string, string> };

const json = { 'content-type': 'application/json' };

/** Signs in at a running shop. */
async function signIn(url: string, email: string): Promise<SignedIn> {
  const response = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: demoAdmin.password }),
  });
  const answer = (await response.json()) as { message: string; data: { accesstoken: string } };
  if (!response.ok) throw new Error(`${email}: ${answer.message}`);
  const token = answer.data.accesstoken;
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { userId: claims.sub, headers: { ...json, authorization: `Bearer ${token}` } };
}

export const signInAdmin = (url: string): Promise<SignedIn> => signIn(url, demoAdmin.email);

/** Customers with an address each; they share the demo admin's password. */
export async function signInCustomers(
  url: string,
  databaseUrl: string,
  count: number,
): Promise<SignedIn[]> {
  await query(
    databaseUrl,
    `insert into users (id, name, email, phone, password_hash, email_verified_at)
     select gen_random_uuid(), 'Buyer ' || n, 'buyer' || n || '@bench.test', '9876543210',
       (select password_hash from users where email = '${demoAdmin.email}'), now()
     from generate_series(1, ${count}) as n on conflict do nothing;
     insert into addresses (id, user_id, name, mobile, address_line, city, state, pincode)
     select gen_random_uuid(), id, name, phone, '4 Car Street', 'Chennai', 'Tamil Nadu', '600017' from users
     where email like 'buyer%@bench.test' and not exists (select from addresses where user_id = users.id)`,
  );
  const people: SignedIn[] = [];
  for (let n = 1; n <= count; n += 1) people.push(await signIn(url, `buyer${n}@bench.test`));
  return people;
}
