import { readFileSync } from 'node:fs';
import { writeList } from '@mathappu/contract/estimates/list-text';
import type { ListItem } from '@mathappu/contract/pasted-lists/line-item';
import { makeListReader } from '@mathappu/contract/pasted-lists/read-list';
import { demoCatalogue } from '@mathappu/demo/demo-catalogue';
import { expect, test } from 'vitest';
import { readTradeSynonyms } from '#server/catalogue/search/read-trade-synonyms.ts';
import { expectCheap } from '#test/attacks/processor-time.ts';
import { seededRandom } from '#test/seeded-random.ts';

const rows = readTradeSynonyms();
const synonyms = {
  equal: rows.filter(({ kind }) => kind === 'equal').map(({ words }) => words),
  oneWay: rows.filter(({ kind }) => kind === 'oneWay'),
  filler: rows.filter(({ kind }) => kind === 'filler').flatMap(({ words }) => words),
};

const [priceList = [], ...messages] = readFileSync(new URL('messages.txt', import.meta.url), 'utf8')
  .split(/^## .*\n/m)
  .slice(1)
  .map((block) => block.split('\n').filter((line) => line.trim() !== ''));

const products = priceList.map((name, at) => {
  const product = demoCatalogue.find((one) => one.name === name);
  if (!product) throw new Error(`not in the catalogue: ${name}`);
  const { nameTa, unit } = product;
  return { _id: name, name, tamilName: nameTa, unit: unit ?? '', position: at + 1 };
});
const read = makeListReader({ products, synonyms });

const writtenAs = ({ productId, quantity }: ListItem) => `${productId} * ${quantity}`;

test('of messages as people write them nothing is read wrong, and little is asked', () => {
  const counts = { sure: 0, right: 0, skipped: 0, passedOver: 0, lines: 0 };
  const wrong: string[] = [];
  for (const message of messages) {
    const lines = message.map((line) => line.split('\t'));
    const items = Map.groupBy(read(lines.map(([text]) => text).join('\n')), ({ line }) => line);
    for (const [at, [text, expected]] of lines.entries()) {
      const own = items.get(at) ?? [];
      const isSure = own.some(({ kind }) => kind === 'sure');
      const isRight = own.map(writtenAs).join(' & ') === expected;
      counts.lines += 1;
      if (isSure && !(isRight && own.every(({ kind }) => kind === 'sure'))) {
        wrong.push(`${text}: ${own.map(writtenAs)}`);
      }
      if (expected === 'skipped') {
        counts.skipped += 1;
        if (own.every(({ kind }) => kind !== 'doubtful')) counts.passedOver += 1;
      } else if (expected !== 'asked') {
        counts.sure += 1;
        if (isSure && isRight) counts.right += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(messages.length).toBeGreaterThanOrEqual(160);
  expect(counts.lines).toBeGreaterThan(1_600);
  expect(counts.right / counts.sure).toBeGreaterThan(0.97);
  expect(counts.passedOver / counts.skipped).toBeGreaterThan(0.95);
});

test('200 lines are read against 1,000 products in 75 ms, which are 300 ms on a phone', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => {
    const product = products[at % products.length] as (typeof products)[number];
    const suffix = at >= products.length ? ` ${at}` : '';
    return {
      ...{ _id: `p${at}`, name: product.name + suffix, tamilName: product.tamilName + suffix },
      ...{ unit: product.unit, position: at + 1 },
    };
  });
  const text = messages
    .filter((lines) => lines.some((line) => /[a-z\u0b80-\u0bff]{4}/i.test(line)))
    .flat()
    .slice(0, 200)
    .map((line) => line.split('\t')[0])
    .join('\n');
  const readMany = makeListReader({ products: many, synonyms });
  expect(readMany(text).length).toBeGreaterThanOrEqual(200);
  await expectCheap(async () => void readMany(text), 75);
});

const ways: ((number: number, quantity: number) => string)[] = [
  (number, quantity) => `${number}-${quantity}`,
  (number, quantity) => `${number} = ${quantity}`,
  (number, quantity) => `${number} x ${quantity}`,
  (number, quantity) => `no ${number} (${quantity})`,
  (number, quantity) => `#${number} ${quantity} box`,
  (number, quantity) => `எண் ${number} - ${quantity}`,
];

test.each([80, 150, 300, 500, 700, 850, 950, 1_000])(
  'lists by number are read whole in a catalogue of %i, whatever the products are called',
  (size) => {
    const random = seededRandom(size);
    const many = Array.from({ length: size }, (_, at) => {
      const name = `${priceList[at % priceList.length]} ${at >= priceList.length ? at : ''}`.trim();
      return { _id: `p${at + 1}`, name, tamilName: '', unit: '1 Box (10 pcs)', position: at + 1 };
    });
    const readMany = makeListReader({ products: many, synonyms });
    for (let round = 0; round < 25; round += 1) {
      const numbers = [
        ...new Set(Array.from({ length: 1 + random.below(40) }, () => 1 + random.below(size))),
      ];
      const wanted = numbers.map((number) => ({ number, quantity: 1 + random.below(999) }));
      const expected = wanted.map(({ number, quantity }) => `p${number} * ${quantity}`);
      for (const way of ways) {
        const text = wanted.map(({ number, quantity }) => way(number, quantity)).join('\n');
        const items = readMany(text);
        expect(items.map(writtenAs)).toEqual(expected);
        expect(items.every(({ kind }) => kind === 'sure')).toBe(true);
      }
    }
  },
);

test('1,000 lists that the shop wrote come back equal', () => {
  const random = seededRandom(7);
  const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  for (let round = 0; round < 1_000; round += 1) {
    const chosen = products.filter(() => random.is(20));
    const lines = chosen.map((product) => {
      const quantity = 1 + random.below(999);
      return { ...product, quantity, total: Math.round(quantity * random.next() * 50_000) / 100 };
    });
    const text = writeList(lines, (rupees) => `₹${grouped.format(rupees)}`);
    expect(read(text).map(writtenAs)).toEqual(
      lines.map(({ _id, quantity }) => `${_id} * ${quantity}`),
    );
  }
});
