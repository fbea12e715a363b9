import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { call } from '#web/api/call.ts';
import { loadUser } from './load-user.ts';
import { setDetails } from './session-store.ts';

vi.mock('#web/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('./session-store.ts', () => ({ setDetails: vi.fn(), logout: vi.fn() }));

const answerWith = (verified: boolean) =>
  ({ data: { _id: 'u1', email: 'kavi@example.com', verify_email: verified } }) as never;

test('a read that began before a change does not answer for the time after it', async () => {
  const queries = new QueryClient();
  const early = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValueOnce(early.promise).mockResolvedValueOnce(answerWith(true));

  const beforeTheChange = loadUser(queries).catch(() => 'abandoned');
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const afterTheChange = loadUser(queries);
  early.resolve(answerWith(false));

  expect((await afterTheChange).verify_email).toBe(true);
  expect(await beforeTheChange).toBe('abandoned');
  expect(vi.mocked(setDetails).mock.calls).toMatchObject([[{ verify_email: true }]]);
});
