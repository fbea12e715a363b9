import { expect, test } from 'vitest';
import { findMachineProblems, type MachineState } from './machine-problems.ts';

const now = new Date('2026-10-20T10:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const good: MachineState = {
  isDatabaseReadOnly: false,
  disk: { freeBytes: 10e9, bytes: 100e9 },
  lastBackupAt: ago(25),
  lastCopyAt: ago(25),
  lastMailAt: undefined,
  waitingMails: 0,
};

test.each<[string, Partial<MachineState>, string[]]>([
  ['nothing', {}, []],
  ['a database that takes no changes', { isDatabaseReadOnly: true }, ['database']],
  ['less than a tenth of the disk', { disk: { freeBytes: 9.9e9, bytes: 100e9 } }, ['disk']],
  ['a backup of the day before yesterday', { lastBackupAt: ago(27) }, ['backup']],
  ['no backup and no copy', { lastBackupAt: undefined, lastCopyAt: undefined }, ['backup', 'copy']],
  ['mails that wait since the last hour', { waitingMails: 2, lastMailAt: ago(0.9) }, []],
  ['mails that wait longer', { waitingMails: 2, lastMailAt: ago(1.1) }, ['mail']],
  ['the first mails wait', { waitingMails: 2 }, ['mail']],
])('%s', (_what, changed, problems) => {
  expect(findMachineProblems({ ...good, ...changed }, now)).toEqual(problems);
});
