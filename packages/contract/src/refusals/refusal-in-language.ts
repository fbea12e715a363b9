import { type ErrorCode, type ErrorDetails, sentenceOf } from '../errors.ts';
import * as ofCarts from '../words/refusal-sentences.ta.ts';
import { fill, type Language } from '../words.ts';
import * as ofServer from './refusals.ta.ts';

const tamil: Partial<Record<ErrorCode, string>> = { ...ofServer, ...ofCarts };

/** The sentence of a refusal; in English when it has none in the language. */
export function refusalIn<Code extends ErrorCode>(
  language: Language,
  code: Code,
  details: ErrorDetails<Code>,
): string {
  const sentence = language === 'ta' ? tamil[code] : undefined;
  return sentence === undefined ? sentenceOf(code, details) : fill<string>(sentence, details);
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
