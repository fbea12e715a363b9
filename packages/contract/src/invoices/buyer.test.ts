import { expect, test } from 'vitest';
import { paperBuyer } from './buyer.ts';

test('a paper is made out to a business by its GSTIN, and to nobody’s name without one', () => {
  expect(paperBuyer.parse({ gstin: ' 27aapfu0939f1zv ', name: 'Nila Traders' })).toEqual({
    gstin: '27AAPFU0939F1ZV',
    name: 'Nila Traders',
  });
  expect(paperBuyer.parse({ gstin: ' ', name: 'Nila Traders' })).toEqual({ gstin: '', name: '' });
});
