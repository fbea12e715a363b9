import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { showToast } from './toast.ts';
import { ToastContainer } from './toast-container.tsx';

const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
const textsOfToasts = () => toasts().map(({ innerText }) => innerText.trim());
const untilShown = (texts: string[]) => expect.poll(textsOfToasts).toEqual(texts);

/** The bars that run down while toasts are shown: their lengths in ms and whether they run. */
const times = () =>
  document
    .getAnimations()
    .filter(({ effect }) =>
      (effect as KeyframeEffect).target?.matches('.Toastify__progress-bar--animated'),
    );
const lifetimes = () => times().map(({ effect }) => effect?.getTiming().duration);
const finishToasts = () => {
  for (const time of times()) time.finish();
};

const say = (text: string) => showToast({ kind: 'error', text });

test('one toast at a time, the newest, for the time of the area; a second one starts it again', async () => {
  await render(<ToastContainer limit={1} duration={2000} resetKey="/login" />);
  say('First');
  await untilShown(['First']);
  expect(lifetimes()).toEqual([2000]);
  const [first] = toasts();
  say('Second');
  await untilShown(['Second']);
  expect(toasts()).toEqual([first]);
  await expect.poll(lifetimes).toEqual([2000]);
  finishToasts();
  await untilShown([]);
});

test('three at a time where three may be shown, and the fourth waits', async () => {
  await render(<ToastContainer limit={3} duration={5000} resetKey="/account" />);
  for (const text of ['1', '2', '3', '4']) say(text);
  await expect.poll(() => textsOfToasts().length).toBe(3);
  expect(lifetimes()).toEqual([5000, 5000, 5000]);
  finishToasts();
  await untilShown(['4']);
});

test('a toast is dismissed when its path is left, and the next one of the new path closes as well', async () => {
  const area = await render(<ToastContainer limit={1} duration={2000} resetKey="/one" />);
  say('Of the first page');
  await untilShown(['Of the first page']);
  await area.rerender(<ToastContainer limit={1} duration={2000} resetKey="/two" />);
  await untilShown([]);
  say('Of the second page');
  await untilShown(['Of the second page']);
  finishToasts();
  await untilShown([]);
});

test('a toast is paused while the pointer is on it and while the window has no focus', async () => {
  await render(<ToastContainer limit={1} duration={60_000} resetKey="/" />);
  const state = () => times().map(({ playState }) => playState);
  say('Wait');
  await untilShown(['Wait']);
  await userEvent.hover(page.getByText('Wait'));
  await expect.poll(state).toEqual(['paused']);
  await userEvent.unhover(page.getByText('Wait'));
  await expect.poll(state).toEqual(['running']);
  window.dispatchEvent(new Event('blur'));
  await expect.poll(state).toEqual(['paused']);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(state).toEqual(['running']);
});

test('Alt+T focuses the notifications', async () => {
  await render(<ToastContainer limit={1} duration={60_000} resetKey="/" />);
  say('Here');
  await untilShown(['Here']);
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(() => document.activeElement?.closest('[class*="Toastify"]')).not.toBeNull();
});

test('toasts of one kind that follow each other are one, which counts', async () => {
  await render(<ToastContainer limit={1} duration={60_000} resetKey="/" />);
  const add = (member: string) =>
    showToast({
      kind: 'success',
      text: `${member} added to cart`,
      tally: { member, sentence: '{count} products added to cart' },
    });
  add('Pencil');
  await untilShown(['Pencil added to cart']);
  add('Pencil');
  await untilShown(['Pencil added to cart 2 times']);
  add('Rocket');
  await untilShown(['2 products added to cart']);
});
