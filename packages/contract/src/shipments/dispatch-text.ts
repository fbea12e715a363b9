import * as wordsOfPage from '#words/dispatch';
import { formatNearDate } from '../shop-time.ts';
import type * as english from '../words/dispatch.ts';
import { fill, type Language, plural } from '../words.ts';
import type { Shipment } from './shipment.ts';

type Form = string | { readonly one: string; readonly other: string };
type Words = {
  readonly [Name in keyof typeof english]: (typeof english)[Name] extends string
    ? string
    : Exclude<Form, string>;
};

type Dispatch = Pick<
  Shipment,
  'cartons' | 'transporter' | 'lrNumber' | 'lrDate' | 'freight' | 'office'
>;

/**
 * How an order left: '3 cartons with Speed Lorry, LR 4711 of 2 Nov. Freight: to pay when you collect at …';
 * '' when nothing of it is known.
 */
export function dispatchText(
  shipment: Dispatch,
  words: Words = wordsOfPage,
  language?: Language,
): string {
  const parcels = [parcelText(shipment, words), lrText(shipment, words, language)];
  const sentences = [parcels.filter(Boolean).join(', '), freightText(shipment, words)];
  return sentences
    .filter(Boolean)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}

function parcelText({ cartons: count, transporter }: Dispatch, words: Words): string {
  if (count === null) return transporter && fill<string>(words.withTransporter, { transporter });
  if (transporter === '') return fill<string>(plural(words.cartons, count), { count });
  return fill<string>(plural(words.cartonsWith, count), { count, transporter });
}

function lrText({ lrNumber: number, lrDate }: Dispatch, words: Words, language?: Language): string {
  if (number === '') return '';
  if (lrDate === null) return fill<string>(words.lr, { number });
  return fill<string>(words.lrOf, { number, date: formatNearDate(lrDate, language) });
}

function freightText({ freight, office: at }: Dispatch, words: Words): string {
  const office = [at.name, at.phone, at.text.replace(/\s+/g, ' ')].filter(Boolean).join(', ');
  if (freight === null) return office && fill<string>(words.collectAtOffice, { office });
  if (freight === 'paid') {
    return office ? fill<string>(words.freightPaidAt, { office }) : words.freightPaid;
  }
  return office ? fill<string>(words.freightToPayAt, { office }) : words.freightToPay;
}
