import { expect, test } from 'vitest';
import { startBeside } from './processes.ts';

test('a server that ends while it starts is not waited for', async () => {
  await expect(startBeside('no-such-server.ts', {})).rejects.toThrow(
    'no-such-server.ts ended with 1',
  );
});
