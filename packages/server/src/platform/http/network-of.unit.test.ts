import { expect, test } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::', '2001:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 address counts in its /64, its /56 and its /48, an IPv4 address by itself', () => {
  expect(networksOf('2001:db8:1:2a3::9')).toEqual([
    { network: '2001:db8:1:2a3', times: 1 },
    { network: '2001:db8:1:02/56', times: 4 },
    { network: '2001:db8:1/48', times: 16 },
  ]);
  expect(networksOf('203.0.113.7')).toEqual([{ network: '203.0.113.7', times: 1 }]);
  const wider = (address: string) =>
    networksOf(address)
      .map(({ network }) => network)
      .slice(1);
  expect(wider('2001:db8:1:2ff::1')).toEqual(wider('2001:db8:1:200::1'));
  expect(wider('2001:db8:1:3::1')).toEqual(['2001:db8:1:00/56', '2001:db8:1/48']);
});
