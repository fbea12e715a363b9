import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Suggestions } from './suggestions.tsx';

/** What was asked for, and the answers that are held back until a test gives them. */
let asked: string[];
let answers: Map<string, PromiseWithResolvers<readonly string[]>>;

const holdAnswer = (search: string) => {
  const held = Promise.withResolvers<readonly string[]>();
  answers.set(search, held);
  return held;
};

beforeEach(() => {
  asked = [];
  answers = new Map();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
    const search = new URL(url, location.href).searchParams.get('q') ?? '';
    asked.push(search);
    const words = (await answers.get(search)?.promise) ?? [`${search}s`];
    signal?.throwIfAborted();
    return Response.json({
      success: true,
      error: false,
      message: '',
      data: { categories: [], products: [], words },
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Search() {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [found, setFound] = useState('');
  const [sent, setSent] = useState(0);
  return (
    <>
      <input
        ref={box}
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      <Suggestions
        box={box}
        text={text}
        isComposing={isComposing}
        wasTyped={false}
        sent={sent}
        onText={setText}
        onSearch={setFound}
      />
      {/* As Enter, but that the box's keys do not hear it, and the focus stays. */}
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setSent(sent + 1)}
      >
        Send
      </button>
      <output aria-label="Searched for">{found}</output>
    </>
  );
}

async function open() {
  const router = createMemoryRouter([{ path: '*', Component: Search }]);
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Search' });
  await box.click();
  return box;
}

const options = () =>
  [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const marked = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
const searched = () => page.getByRole('status', { name: 'Searched for' });

test('suggestions are asked for 150 ms after the last key', async () => {
  await open();
  for (const letter of 'rock') {
    await userEvent.keyboard(letter);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(40);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  await expect.poll(() => asked).toEqual(['rock']);
});

test('of answers that come in another order only that to the newest text is shown', async () => {
  const box = await open();
  const first = holdAnswer('pea');
  await userEvent.fill(box, 'pea');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => asked).toEqual(['pea']);
  await userEvent.fill(box, 'peacock');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(options).toEqual([expect.stringContaining('peacocks')]);
  first.resolve(['peas']);
  await vi.advanceTimersByTimeAsync(200);
  expect(options()).toEqual([expect.stringContaining('peacocks')]);
});

test('a suggestion that another answer has too does not move to its new place', async () => {
  const box = await open();
  holdAnswer('pea').resolve(['peacock', 'peas']);
  await userEvent.fill(box, 'pea');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => options().length).toBe(2);
  const peas = document.querySelectorAll('[role=option]')[1];
  holdAnswer('peas').resolve(['peas', 'peacock']);
  await userEvent.fill(box, 'peas');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => options()[0]).toContain('peas');
  expect(peas?.isConnected).toBe(false);
});

test('a search that is sent closes them, also one that the keys of the box have not heard', async () => {
  const box = await open();
  await userEvent.fill(box, 'pea');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(options).toEqual([expect.stringContaining('peas')]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(options).toEqual([]);
  await userEvent.fill(box, 'rock');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(options).toEqual([expect.stringContaining('rocks')]);
});

test('nothing is asked while an input method composes, then once', async () => {
  const box = await open();
  const input = box.element() as HTMLInputElement;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.fill(box, 'ராக்');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => asked).toEqual(['ராக்']);
});

test('arrows mark, Enter chooses, Escape closes and then empties the box', async () => {
  const box = await open();
  holdAnswer('rocket').resolve(['rockets', 'rocket box']);
  await userEvent.fill(box, 'rocket');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => options().length).toBe(2);
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toContain('rockets');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toContain('rocket box');
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(searched()).toHaveTextContent('rocket box');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(box).toHaveValue('rocket');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
});

test('an empty box offers what was searched for before, and Delete forgets it', async () => {
  const box = await open();
  await userEvent.fill(box, 'spark');
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => options().length).toBe(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.fill(box, '');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toBe('sparks');
  await userEvent.keyboard('{Delete}');
  await expect.poll(options).not.toContain('sparks');
});
