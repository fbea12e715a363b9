import { type ErrorCode, type ErrorDetails, sentenceOf } from '../errors.ts';
import * as grantsInTamil from '../words/grants.ta.ts';
import * as grants from '../words/grants.ts';
import * as ofCarts from '../words/refusal-sentences.ta.ts';
import * as valuesInTamil from '../words/refusal-values.ta.ts';
import * as values from '../words/refusal-values.ts';
import { states } from '../words/states.ta.ts';
import { fill, type Language } from '../words.ts';
import * as ofServer from './refusals.ta.ts';

const tamil: Partial<Record<ErrorCode, string>> = { ...ofServer, ...ofCarts };

const tamilGrants: Readonly<Record<string, string>> = grantsInTamil;

/** By what the details say. */
const tamilValues: Readonly<Record<string, string>> = {
  [values.pending]: valuesInTamil.pending,
  [values.processing]: valuesInTamil.processing,
  [values.shipped]: valuesInTamil.shipped,
  [values.delivered]: valuesInTamil.delivered,
  [values.cancelled]: valuesInTamil.cancelled,
  [values.pendingPayment]: valuesInTamil.pendingPayment,
  [values.active]: valuesInTamil.active,
  [values.suspended]: valuesInTamil.suspended,
  [values.banned]: valuesInTamil.banned,
  [values.unread]: valuesInTamil.unread,
  [values.read]: valuesInTamil.read,
  [values.archived]: valuesInTamil.archived,
  [values.answered]: valuesInTamil.answered,
  [values.notAnswered]: valuesInTamil.notAnswered,
  [values.customer]: valuesInTamil.customer,
  [values.payment]: valuesInTamil.payment,
  [values.shop]: valuesInTamil.shop,
  [values.somebodyElse]: valuesInTamil.somebodyElse,
  [values.provider]: valuesInTamil.provider,
  ...states,
  ...Object.fromEntries(
    Object.entries(grants).map(([name, words]) => [words, tamilGrants[name] ?? words]),
  ),
};

/** The details as a sentence in Tamil says them; what people have written stays. */
const inTamil = (details: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      (['by', 'status', 'state', 'grant', 'district'].includes(name) && tamilValues[value]) ||
        value,
    ]),
  );

/** The sentence of a refusal; in English when it has none in the language. */
export function refusalIn<Code extends ErrorCode>(
  language: Language,
  code: Code,
  details: ErrorDetails<Code>,
): string {
  const sentence = language === 'ta' ? tamil[code] : undefined;
  return sentence === undefined
    ? sentenceOf(code, details)
    : fill<string>(sentence, inTamil(details));
}

/**
 * The language that a client asks for: Tamil when it is the first choice, else English.
 * @param header `Accept-Language`: https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export function acceptedLanguage(header = ''): Language {
  const choices = header.split(',').map((choice) => {
    const [, tag = '', weight = '1'] = /^\s*([\w*-]+)(?:\s*;\s*q=([\d.]+))?/i.exec(choice) ?? [];
    return { tag, weight: Number(weight) };
  });
  const [first] = choices.filter(({ tag }) => tag).sort((a, b) => b.weight - a.weight);
  return /^ta(-|$)/i.test(first?.tag ?? '') && first?.weight !== 0 ? 'ta' : 'en';
}
