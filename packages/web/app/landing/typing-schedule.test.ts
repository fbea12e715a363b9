import { expect, test } from 'vitest';
import { charactersPerSecond, holdMs, typingFrames } from './typing-schedule.ts';

const textsOf = (phrases: string[]) => typingFrames(phrases).map((frame) => frame.text);

test('a round holds, erases and types each phrase, and ends where it began', () => {
  expect(textsOf(['abc', 'xy'])).toEqual(['abc', 'ab', 'a', '', 'x', 'xy', 'x', '', 'a', 'ab']);
});

test('a vowel sign is typed with its letter', () => {
  expect(textsOf(['தீபம்'])).toEqual(['தீபம்', 'தீப', 'தீ', '', 'தீ', 'தீப']);
});

test('types twenty characters a second and holds a phrase for one', () => {
  expect([charactersPerSecond, holdMs]).toEqual([20, 1000]);
});

test('complete phrases are held, everything else lasts one character', () => {
  const phrases = ['Diwali', 'Weddings', 'Festivals', 'Celebrations'];
  for (const { text, forMs } of typingFrames(phrases)) {
    expect(forMs).toBe(phrases.includes(text) ? holdMs : 1000 / charactersPerSecond);
  }
});

test('each step adds or erases one character, across the end of the round too', () => {
  const texts = textsOf(['Diwali', 'Weddings', 'Festivals', 'Celebrations']);
  texts.forEach((text, index) => {
    const next = texts[(index + 1) % texts.length] ?? '';
    expect(Math.abs(next.length - text.length)).toBe(1);
  });
});
