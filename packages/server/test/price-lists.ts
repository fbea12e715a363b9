import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';

type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

const sections = [
  [
    'SPARKLERS (மத்தாப்பு)',
    ['7 cm Electric', '10 cm Electric', '12 cm Colour', '30 cm Green', 'Special'],
  ],
  [
    'FLOWER POTS (பூச்சட்டி)',
    ['Flower Pots Big', 'Flower Pots Special', 'Flower Pots Asoka', 'Colour Koti'],
  ],
  ['C. GROUND CHAKKARS', ['Chakkar Big', 'Chakkar Special', 'Chakkar Deluxe']],
  ['TWINKLING STAR', ['1.5" Twinkling Star', '4" Twinkling Star']],
  ['ONE SOUND CRACKERS', ['2 3/4" Kuruvi', '3½" Lakshmi', '4" Lakshmi', '5" Hanuman', 'Special']],
  ['ATOM BOMBS :', ['Bullet Bomb', 'Hydro Bomb', 'King of King', 'Classic Bomb']],
  ['ROCKETS - ராக்கெட்', ['Baby Rocket', 'Rocket Bomb', 'Lunik Express', 'Two Sound Rocket']],
  ['FANCY FOUNTAINS', ['Peacock Small', 'Peacock Bada', 'Photo Flash', 'Selfie Stick']],
  ['REPEATING SHOTS', ['12 Shots', '30 Shots', '60 Shots', '120 Shots', '240 Shots']],
  ['KIDS NOVELTIES', ['Snake Tablets', 'Cartoon', 'Roll Caps', 'Ring Caps']],
  ['MATCHES', ['Lotus Matches', 'Deluxe Matches', 'Laptop Matches']],
  ['GIFT BOXES', ['21 Items', '25 Items', '31 Items', '41 Items']],
] as const;

const tamil: Readonly<Record<string, string>> = {
  'Flower Pots Big': 'பூச்சட்டி பெரியது',
  'Baby Rocket': 'சின்ன ராக்கெட்',
  '4" Lakshmi': 'லட்சுமி வெடி',
  'Photo Flash': 'போட்டோ பிளாஷ்',
};

const pricesAs = [
  (rupees: string) => `₹ ${rupees}.00/-`,
  (rupees: string) => `Rs.${rupees}`,
  (rupees: string) => rupees,
  (rupees: string) => `${rupees}/-`,
  (rupees: string) => `Rs. ${rupees}.50`,
];

/**
 * The price list of a shop as such shops write it: three lines of heads, sections, empty rows, a head
 * that is repeated, prices as people type them, Tamil in some names, terms at the end.
 * @param raise added to each price of the list
 */
export function messyList({ raise = 0, products = 180 } = {}): string[][] {
  const rows: string[][] = [
    ['SRI MURUGAN CRACKERS, SIVAKASI', '', '', '', '', ''],
    ['PRICE LIST 2026 - Cell: 98765 43210', '', '', '', '', ''],
    [],
    ['S.No', 'Item', 'Per', 'Rate (Rs.)', 'Disc %', 'Net'],
  ];
  const heads = rows[3] ?? [];
  let number = 0;
  for (let round = 1; number < products; round += 1) {
    for (const [section, names] of sections) {
      if (number >= products) break;
      rows.push([], round === 1 ? [section] : ['', section.toLowerCase(), '', '', '', '']);
      if (section === 'MATCHES') rows.push(heads);
      for (const name of names) {
        if (number >= products) break;
        number += 1;
        const price = 50 + number * 10 + raise;
        const full = round === 1 ? name : `${name} No.${round}`;
        const nameTa = round === 1 && tamil[name];
        const write = pricesAs[number % pricesAs.length] ?? String;
        rows.push([
          String(number),
          nameTa ? `${full} (${nameTa}) ` : ` ${full}`,
          number % 3 === 0 ? '1 Pkt' : '1 Box (10 Pcs)',
          write(price.toLocaleString('en-IN')),
          section === 'GIFT BOXES' ? 'NET' : '80%',
          '',
        ]);
      }
    }
  }
  rows.push([], ['* Prices are subject to change without notice'], ['Thank you, visit again']);
  return rows;
}

type CsvForm = {
  separator: ',' | ';' | '\t';
  encoding: 'utf8' | 'utf16le' | 'latin1';
  start: string;
};

const csvOf = (rows: Rows, { separator, encoding, start }: CsvForm): Buffer => {
  const width = Math.max(...rows.map((row) => row.length));
  const filled = rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
  const text = start + stringify(filled, { delimiter: separator, record_delimiter: 'windows' });
  // The code page has no Tamil letters; a spreadsheet writes question marks.
  return Buffer.from(
    encoding === 'latin1' ? text.replace(/[^\x20-\u00ff\r\n\t]/g, '?') : text,
    encoding,
  );
};

/** A file as each program saves it. */
export const listForms: Readonly<Record<string, (rows: Rows) => Buffer>> = {
  'an Excel file': xlsxOf,
  'CSV in UTF-8 with its mark': (rows) =>
    csvOf(rows, { separator: ',', encoding: 'utf8', start: '\uFEFF' }),
  'CSV in UTF-8 with semicolons': (rows) =>
    csvOf(rows, { separator: ';', encoding: 'utf8', start: '' }),
  'CSV that names its separator': (rows) =>
    csvOf(rows, { separator: ';', encoding: 'utf8', start: 'sep=;\r\n' }),
  'Unicode text of Excel': (rows) =>
    csvOf(rows, { separator: '\t', encoding: 'utf16le', start: '\uFEFF' }),
  'CSV in the Windows code page': (rows) =>
    csvOf(rows, { separator: ',', encoding: 'latin1', start: '' }),
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The smallest workbook that Excel opens: https://ecma-international.org/publications-and-standards/standards/ecma-376/ */
export function xlsxOf(rows: Rows): Buffer {
  const cellOf = (cell: Cell, place: string) =>
    typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  const lines = rows.map((row, line) => {
    const cells = row.map((cell, column) =>
      cell === '' ? '' : cellOf(cell, `${String.fromCharCode(65 + column)}${line + 1}`),
    );
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)]))),
  );
}
