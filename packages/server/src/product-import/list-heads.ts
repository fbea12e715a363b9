import type { ListColumn } from '@mathappu/contract/list-columns';

/** Words in the heads of price lists, in lower case and without signs. */
const headNames: Readonly<Partial<Record<ListColumn, readonly string[]>>> = {
  name: [
    'item',
    'items',
    'item name',
    'name',
    'name of item',
    'name of the item',
    'product',
    'products',
    'product name',
    'particular',
    'particulars',
    'goods',
    'crackers',
    'cracker name',
    'variety',
    'பொருள்',
    'பொருட்கள்',
    'பொருள் பெயர்',
    'பொருளின் பெயர்',
    'பெயர்',
    'பட்டாசு',
    'விவரம்',
  ],
  nameTa: ['tamil', 'tamil name', 'name in tamil', 'product name tamil', 'தமிழ்', 'தமிழ் பெயர்'],
  category: ['category', 'group', 'section', 'வகை', 'பிரிவு'],
  unit: [
    'per',
    'unit',
    'units',
    'uom',
    'pack',
    'packing',
    'pack size',
    'content',
    'contents',
    'pcs',
    'pieces',
    'box',
    'அலகு',
    'பேக்',
  ],
  price: [
    'rate',
    'price',
    'mrp',
    'list price',
    'actual price',
    'actual rate',
    'unit price',
    'cost',
    'விலை',
    'ரேட்',
  ],
  discount: ['disc', 'discount', 'dis', 'less', 'offer', 'தள்ளுபடி'],
  net: [
    'net',
    'net rate',
    'net price',
    'net amount',
    'our price',
    'offer price',
    'offer rate',
    'disc price',
    'discount price',
    'discount rate',
    'discounted price',
    'sale price',
    'selling price',
    'special price',
    'final price',
    'final rate',
    'நிகர விலை',
    'நிகர',
    'சலுகை விலை',
    'தள்ளுபடி விலை',
  ],
  stock: ['stock', 'in stock', 'available', 'balance', 'closing stock', 'stock qty', 'இருப்பு'],
  description: ['description', 'details', 'remarks'],
  listNumber: ['list number', 'list no', 'number in the list', 'பட்டியல் எண்'],
};

const columnOfName = new Map(
  Object.entries(headNames).flatMap(([column, names]) =>
    names.map((name) => [name, column as ListColumn] as const),
  ),
);
/** The longest first, so that 'discount price' is not 'discount'. */
const knownNames = [...columnOfName.keys()].sort((one, other) => other.length - one.length);

const serialHeads: ReadonlySet<string> = new Set([
  ...['no', 's no', 'sno', 'sl no', 'slno', 'sr no', 'serial no', 'serial number'],
  ...['code', 'item code', 'item no', 'product code', 'எண்', 'வ எண்'],
]);

/** Whether a column without a meaning may have the numbers of the shop's printed list. */
export const isSerialHead = (head: string): boolean => serialHeads.has(foldHead(head));

const maxHeadLines = 40;

/** Small letters and digits, with one space between words. */
export const foldHead = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\.(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(?<= |^)(?:rs|inr|ரூ)(?= |$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function columnOfHead(cell: string): ListColumn | undefined {
  const head = foldHead(cell);
  const exact = columnOfName.get(head);
  if (exact !== undefined || head === '') return exact;
  const begun = knownNames.find((name) => head.startsWith(`${name} `));
  return begun === undefined ? undefined : columnOfName.get(begun);
}

/** The row of the heads, from 0; -1 when no row names a product and something else of it. */
export function findHeadRow(rows: readonly (readonly string[])[]): number {
  let best = { row: -1, found: 1 };
  for (const [row, cells] of rows.slice(0, maxHeadLines).entries()) {
    const found = new Set(cells.map(columnOfHead).filter((column) => column !== undefined));
    const isNamed = found.has('name') || found.has('nameTa') || found.has('description');
    if (isNamed && found.size > best.found) best = { row, found: found.size };
  }
  return best.row;
}

/**
 * Guesses the meaning of each column; '' for one that is not used. Of an MRP and a rate, the rate
 * is the price that the customer pays, unless there is a net price.
 */
export function guessColumns(heads: readonly string[]): (ListColumn | '')[] {
  const guesses = heads.map((head) => columnOfHead(head) ?? '');
  const columns = guesses.map((column, index): ListColumn | '' => {
    const isFirst = guesses.indexOf(column) === index;
    if (column === '' || isFirst) return column;
    if (column === 'name' && isTamil(heads[index])) return 'nameTa';
    if (column === 'price' && !guesses.includes('net')) return 'net';
    return '';
  });
  return withName(
    columns.map((column, index) => (columns.indexOf(column) === index ? column : '')),
  ).map((column, _, all) => (isMrp(heads[all.indexOf('net')]) ? turned(column) : column));
}

const isTamil = (head = ''): boolean => /\p{Script=Tamil}/u.test(head);
const isMrp = (head = ''): boolean => foldHead(head).startsWith('mrp');
const turned = (column: ListColumn | '') =>
  column === 'net' ? 'price' : column === 'price' ? 'net' : column;

/** A list without a column of names has them in the one of descriptions, or in Tamil alone. */
function withName(columns: readonly (ListColumn | '')[]): (ListColumn | '')[] {
  if (columns.includes('name')) return [...columns];
  const named = columns.includes('description') ? 'description' : 'nameTa';
  return columns.map((column) => (column === named ? 'name' : column));
}
