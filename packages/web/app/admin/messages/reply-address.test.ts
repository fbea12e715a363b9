import type { Message } from '@mathappu/contract/messages';
import { expect, test } from 'vitest';
import { replyAddress } from './reply-address.ts';

const message: Message = {
  _id: '1',
  name: 'Meena & Sons',
  email: 'meena+shop@example.com',
  subject: 'Price? 50% & more',
  message: 'First line\nSecond line & more',
  status: 'unread',
  createdAt: '2026-11-07T10:35:00.000Z',
  answered: null,
};

function read(address: string) {
  const { pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body') ?? '',
  };
}

test('the answer goes to the sender with the subject and the original quoted', () => {
  const address = replyAddress(message);
  expect(address.startsWith('mailto:meena%2Bshop@example.com?subject=Re%3A%20')).toBe(true);
  expect(read(address)).toEqual({
    to: message.email,
    subject: 'Re: Price? 50% & more',
    body: '\r\n\r\nMeena & Sons wrote:\r\n> First line\r\n> Second line & more',
  });
});

test.each([
  ['Latin', 'long words '.repeat(400), 'Price'],
  ['Tamil', 'மத்தாப்பு '.repeat(400), 'வ'.repeat(120)],
  ['emoji', '🎆'.repeat(1000), 'Price'],
  ['line breaks', '\n'.repeat(1000), 'Price'],
])(
  'a long message in %s is cut to the length that mail programs accept',
  (_name, text, subject) => {
    const address = replyAddress({ ...message, subject, message: text });
    expect(address.length).toBeLessThanOrEqual(1900);
    expect(address.length).toBeGreaterThan(1850);
    const { body } = read(address);
    expect(body.endsWith('…')).toBe(true);
    expect(body).not.toContain('\ufffd');
  },
);

test('a lone surrogate, as broken programs send, does not prevent the answer', () => {
  expect(read(replyAddress({ ...message, message: 'a\ud83c' })).body).toMatch(/> a\ufffd$/);
});
