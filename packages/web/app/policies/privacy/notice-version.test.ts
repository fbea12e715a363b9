import { createHash } from 'node:crypto';
import { notice } from '@mathappu/contract/notice/notice';
import { noticeVersion } from '@mathappu/contract/notice/notice-version';
import * as rows from '@mathappu/contract/words/notice';
import * as tamilRows from '@mathappu/contract/words/notice.ta';
import { expect, test } from 'vitest';
import * as tamilPage from './words.ta.ts';
import * as page from './words.ts';

test('the version of the privacy policy has moved with its text: a day and the beginning of a hash', () => {
  const shown = notice.map(({ columns: _, ...row }) => row);
  const texts = JSON.stringify([shown, rows, page, tamilRows, tamilPage]);
  // In digits, which are the same in every language.
  const hash = createHash('sha256').update(texts).digest().readUInt32BE().toString();
  expect(noticeVersion, 'give it today’s date and this end').toMatch(
    new RegExp(`^20\\d\\d-\\d\\d-\\d\\d\\.${hash}$`),
  );
});
