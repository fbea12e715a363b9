import { expect, test } from 'vitest';
import { wordAllHours, wordGrievanceOfficer } from './word-shop.ts';

test('the hours of a new shop are worded as on its signs', () => {
  const texts = wordAllHours([
    { from: 'mon', to: 'fri', opens: '09:00', closes: '17:00' },
    { from: 'sat', to: 'sat', opens: '10:00', closes: '14:00' },
  ]);
  expect(texts.join(' ')).toBe('Mon-Fri 9am-5pm, Sat 10am-2pm');
});

test.each([
  ['00:30', '12:00', '12:30am-12pm'],
  ['12:15', '23:59', '12:15pm-11:59pm'],
])('from %s to %s is %s', (opens, closes, text) => {
  expect(wordAllHours([{ from: 'sun', to: 'sun', opens, closes }])).toEqual([`Sun ${text}`]);
});

test('a grievance officer is named with what is known of them', () => {
  expect(wordGrievanceOfficer({ name: 'Kavitha', phone: '', email: 'k@shop.example' })).toEqual({
    who: 'Grievance officer: Kavitha',
    phone: '',
    email: 'k@shop.example',
  });
});
