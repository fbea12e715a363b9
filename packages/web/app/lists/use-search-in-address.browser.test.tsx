import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSearchInAddress } from './use-search-in-address.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const searches: string[] = [];
  function List() {
    const [current, setCurrent] = useState('');
    const search = useSearchInAddress({
      current,
      isRefining: current !== '',
      delayMs: 500,
      onSearch: async (text) => {
        searches.push(text);
        setCurrent(text);
      },
    });
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.applyNow();
        }}
      >
        <input
          aria-label="Search"
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
          {...search.composition}
        />
      </form>
    );
  }
  await render(<List />);
  const box = page.getByRole('textbox', { name: 'Search' });
  await box.click();
  return { box, searches };
}

test('a search begins half a second after the last key', async () => {
  const { searches } = await open();
  for (const letter of 'rocket') {
    await userEvent.keyboard(letter);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(390);
  expect(searches).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(searches).toEqual(['rocket']);
});

test('a box that is emptied right after Enter searches for everything again', async () => {
  const { box, searches } = await open();
  await userEvent.fill(box, 'rocket');
  await userEvent.keyboard('{Enter}');
  expect(searches).toEqual(['rocket']);
  await vi.advanceTimersByTimeAsync(100);
  await userEvent.fill(box, '');
  await vi.advanceTimersByTimeAsync(600);
  expect(searches).toEqual(['rocket', '']);
});

test('nothing is searched for while an input method composes', async () => {
  const { box, searches } = await open();
  const input = box.element();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.fill(box, 'ராக்');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searches).toEqual([]);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searches).toEqual(['ராக்']);
});
