import { expect, test } from 'vitest';
import { flashToast, takeFlashedToast } from './flash-toast.ts';

const toast = { kind: 'error', text: 'Unauthorized access' } as const;

test('is shown once, where the navigation arrives', () => {
  flashToast(toast, 'first');
  expect(takeFlashedToast('second')).toEqual(toast);
  expect(takeFlashedToast('third')).toBeUndefined();
});

test('is not shown on a screen that redirects immediately', () => {
  flashToast({ kind: 'success', text: 'Signed in' }, 'login');
  flashToast(toast, 'refused');
  expect(takeFlashedToast('refused')).toBeUndefined();
  expect(takeFlashedToast('account')).toEqual(toast);
});
