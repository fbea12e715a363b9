import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test('of a name the first word with two letters is shown, at most 20 letters of it', () => {
  const names = {
    'Meena Selvam': 'Meena',
    'S. Kavitha Mani': 'Kavitha',
    'ப மீனாட்சி': 'மீனாட்சி',
    'A B': '',
    '': '',
    'Abcdefghijklmnopqrstuvwxyz Z': 'Abcdefghijklmnopqrst',
    'R.Anand': 'Anand',
  };
  for (const [name, shown] of Object.entries(names)) {
    expect([name, firstNameOf(name)]).toEqual([name, shown]);
  }
});
