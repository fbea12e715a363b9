import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

let stored: Map<string, string>;
let browser: EventTarget;

beforeEach(() => {
  stored = new Map();
  browser = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('window', browser);
  return () => vi.unstubAllGlobals();
});

const createName = () =>
  createStore('', {
    key: 'name',
    parse: (text) => text ?? '',
    serialize: (name) => name || undefined,
  });

const event = (type: string, fields: object) => Object.assign(new Event(type), fields);

test('is read from storage at the first get and written on each change', () => {
  stored.set('name', 'Kavi');
  const name = createName();
  expect(name.get()).toBe('Kavi');
  name.set('Kavitha');
  expect(stored.get('name')).toBe('Kavitha');
  name.set('');
  expect(stored.has('name')).toBe(false);
});

test('follows other tabs while it has subscribers', () => {
  const name = createName();
  const listener = vi.fn();
  const stop = name.subscribe(listener);
  stored.set('name', 'Kavi');
  browser.dispatchEvent(event('storage', { key: 'something else' }));
  expect(listener).not.toHaveBeenCalled();
  browser.dispatchEvent(event('storage', { key: 'name' }));
  expect(name.get()).toBe('Kavi');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  browser.dispatchEvent(event('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a page that leaves the back/forward cache reads again', () => {
  const name = createName();
  name.subscribe(() => {});
  stored.set('name', 'Kavi');
  browser.dispatchEvent(event('pageshow', { persisted: false }));
  expect(name.get()).toBe('Kavi');
  stored.clear();
  browser.dispatchEvent(event('pageshow', { persisted: true }));
  expect(name.get()).toBe('');
});
