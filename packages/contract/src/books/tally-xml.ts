import { type Paise, toRupees } from '../money.ts';
import { stateNameOf } from '../places/state-codes.ts';
import type { MonthPaper } from './month-paper.ts';

/** The names of the accountant's ledgers in Tally. */
type TallyLedgers = {
  readonly sales: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
};

/** The party of every buyer without a GSTIN, so that no customer's name leaves the shop. */
const retailBuyers = 'Retail buyers';

/**
 * The ledger of each GSTIN: the business's name, with its GSTIN where another ledger of the file has that
 * name already.
 */
export function partyLedgers(
  businesses: ReadonlyMap<string, string>,
  ledgers: TallyLedgers,
): Map<string, string> {
  const taken = new Set([retailBuyers, ...Object.values(ledgers)].map(foldName));
  const parties = new Map<string, string>();
  for (const [gstin, buyer] of businesses) {
    const name = oneLine(buyer) || gstin;
    const ledger = taken.has(foldName(name)) ? `${name} (${gstin})` : name;
    taken.add(foldName(ledger));
    parties.set(gstin, ledger);
  }
  return parties;
}

/** Tally's names differ by more than their case. */
const foldName = (name: string) => oneLine(name).toLowerCase();

export const tallyHead = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>
`;
export const tallyFoot = '</REQUESTDATA></IMPORTDATA></BODY>\n</ENVELOPE>\n';

/** The ledger of all private buyers, and that of each business. */
export function* tallyParties(parties: ReadonlyMap<string, string>): Generator<string> {
  yield partyMessage(retailBuyers, '');
  for (const [gstin, ledger] of parties) {
    const state = element('LEDSTATENAME', stateNameOf(gstin.slice(0, 2)));
    yield partyMessage(
      ledger,
      `${state}<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE>${element('PARTYGSTIN', gstin)}`,
    );
  }
}

function partyMessage(ledger: string, registration: string): string {
  const name = element('NAME', ledger);
  return message(
    `<LEDGER NAME="${escapeXml(ledger)}" ACTION="Create"><NAME.LIST>${name}</NAME.LIST><PARENT>Sundry Debtors</PARENT><COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE>${registration}</LEDGER>`,
  );
}

/** The voucher of a paper: sales, or a credit note, which takes back what the sales voucher said. */
export function tallyVoucher(
  paper: MonthPaper,
  ledgers: TallyLedgers,
  parties: ReadonlyMap<string, string>,
): string {
  const { kind, number, date, place, gstin, corrects, amounts } = paper;
  const party = (gstin !== null && parties.get(gstin)) || retailBuyers;
  const type = kind === 'invoice' ? 'Sales' : 'Credit Note';
  const sign = kind === 'invoice' ? 1 : -1;
  const entries: [string, Paise][] = [
    [ledgers.sales, amounts.taxablePaise],
    [ledgers.cgst, amounts.halfPaise],
    [ledgers.sgst, amounts.halfPaise],
    [ledgers.igst, amounts.igstPaise],
  ];
  const due = entry(party, -sign * amounts.totalPaise, '<ISPARTYLEDGER>Yes</ISPARTYLEDGER>');
  const earned = entries.filter(([, paise]) => paise !== 0);
  return message(
    [
      `<VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
      element('DATE', date.replaceAll('-', '')),
      element('VOUCHERTYPENAME', type),
      element('VOUCHERNUMBER', number),
      element('REFERENCE', corrects ?? number),
      element('PARTYNAME', party),
      element('PARTYLEDGERNAME', party),
      element('PARTYGSTIN', gstin ?? ''),
      element('PLACEOFSUPPLY', stateNameOf(place)),
      '<PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>',
      '<ISINVOICE>No</ISINVOICE>',
      due,
      ...earned.map(([ledger, paise]) => entry(ledger, sign * paise)),
      '</VOUCHER>',
    ].join(''),
  );
}

/** In Tally a debit is negative, and what is debited is 'deemed positive'. */
function entry(ledger: string, paise: Paise, rest = ''): string {
  return [
    '<ALLLEDGERENTRIES.LIST>',
    element('LEDGERNAME', ledger),
    `<ISDEEMEDPOSITIVE>${paise < 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
    rest,
    `<AMOUNT>${toRupees(paise).toFixed(2)}</AMOUNT>`,
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');
}

const message = (content: string) =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>\n`;

const element = (name: string, text: string) =>
  text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML cannot hold is left out: https://www.w3.org/TR/xml/#charsets */
const escapeXml = (text: string): string =>
  oneLine(text)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
    .replace(/[\u0000-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
