import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { openLog } from './open-log.ts';

const address = 'arun.customer+shop@mail.example';

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

/** As nodemailer reports a recipient that the mail server refuses. */
const refusedMail = () =>
  Object.assign(
    new Error(`Can't send mail - all recipients were rejected: 550 <${address}>: unknown`),
    {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: `550 5.1.1 <${address}>: Recipient address rejected`,
      rejected: [address],
      rejectedErrors: [new Error(address)],
    },
  );

/** As PostgreSQL reports a value that a constraint refuses. */
const refusedRow = () =>
  Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (phone)=(9876543210) already exists.',
    where: 'SQL statement with 9876543210',
    table: 'users',
    constraint: 'users_email_key',
  });

test('the log of a refused mail tells command and codes, and not to whom it was', () => {
  const line = logged((log) => log.error({ err: refusedMail() }, 'job failed'));
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    errorCode: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
  });
  expect(line).not.toContain('arun');
});

test('the log of a database error tells table and constraint, and no value of the row', () => {
  const line = logged((log) => log.error({ err: refusedRow() }, 'bug'));
  expect(JSON.parse(line).err).toMatchObject({ errorCode: '23505', constraint: 'users_email_key' });
  expect(line).not.toContain('9876543210');
});

test('an error that another one caused is described as it is itself', () => {
  const outer = new Error('The mail was not sent', { cause: refusedRow() });
  const line = logged((log) => log.error({ err: outer }, 'job failed'));
  expect(line).toContain('users_email_key');
  expect(line).not.toContain('9876543210');
});

test.each([
  ['a field', (log: ReturnType<typeof openLog>) => log.warn({ to: address }, 'mail')],
  ['a message', (log: ReturnType<typeof openLog>) => log.warn(`no mail to ${address}`)],
  [
    'an address in letters of Tamil',
    (log: ReturnType<typeof openLog>) => log.warn('அருண்@mail.example'),
  ],
])('no line has an email address: %s', (_case, write) => {
  const line = logged(write);
  expect(line).toContain('[address]');
  expect(line).not.toMatch(/@mail|arun|அருண்/);
  expect(() => JSON.parse(line)).not.toThrow();
});

test('the folders of packages in a stack stay readable', () => {
  const error = new Error('bug');
  error.stack = 'Error: bug\n    at run (file:///srv/node_modules/@fastify/cors/index.js:1:2)';
  expect(logged((log) => log.error({ err: error }, 'bug'))).toContain(
    'node_modules/@fastify/cors/index.js',
  );
});

test('what a job keeps of an error is what the log tells of it', () => {
  const kept = JSON.stringify(describeError(refusedMail()));
  expect(kept).toContain('all recipients were rejected');
  expect(kept).not.toContain('arun');
  expect(describeError('a text')).toMatchObject({ message: 'a text' });
});
