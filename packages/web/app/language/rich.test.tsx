import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rich } from './rich.ts';

const markup = (node: React.ReactNode) => renderToStaticMarkup(<p>{node}</p>);

test('elements and values are where the sentence has them', () => {
  const parts = {
    write: (inside: React.ReactNode) => <a href="/contact">{inside}</a>,
    name: 'Kavitha',
    phone: <b>108</b>,
  };
  expect(markup(rich('<write>Write to {name}</write> or call {phone}.', parts))).toBe(
    '<p><a href="/contact">Write to Kavitha</a> or call <b>108</b>.</p>',
  );
  expect(markup(rich('{phone}: <write>{name}க்கு எழுதுங்கள்</write>', parts))).toBe(
    '<p><b>108</b>: <a href="/contact">Kavithaக்கு எழுதுங்கள்</a></p>',
  );
});

test('a value that looks like a sentence of ours is text', () => {
  expect(markup(rich('By {name}', { name: '<b>{name}</b>' }))).toBe(
    '<p>By &lt;b&gt;{name}&lt;/b&gt;</p>',
  );
});

test('a missing part is an error of the compiler', () => {
  // @ts-expect-error the function for the element is missing
  expect(() => rich('<write>Write</write>', {})).not.toThrow();
});
