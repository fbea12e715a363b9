import { foldParts, foldText } from '../spelling/fold.ts';
import { isNumber } from '../spelling/number-words.ts';
import { dozens, halves, oneWords, packWords } from './list-words.ts';

/** A word or a number of a line, and the marks before it, without spaces. */
export type Token = {
  readonly word: string;
  readonly marks: string;
  /** A number's value; undefined for a word. */
  readonly number?: number;
  readonly isInWords?: boolean;
  /** As it is written, with zeros before it. */
  readonly digits?: string;
};
export type Line = { readonly tokens: readonly Token[]; readonly endMarks: string };

const date = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\.?)?`;
const head = new RegExp(
  String.raw`^\s*\[?(?:${date},?\s+${time}|${time},?\s+${date})\]?\s*(?:[-–]\s*)?`,
  'iu',
);

/** What a messenger writes before a message; undefined when it is a message of the messenger. */
export function withoutHead(text: string): string | undefined {
  const written = text.replace(/\p{Cf}/gu, '');
  const found = head.exec(written);
  if (!found) return written;
  const rest = written.slice(found[0].length);
  const name = /^[^:]{1,60}:(?:\s|$)/u.exec(rest);
  return name ? rest.slice(name[0].length) : undefined;
}

/** Without bullets, bold marks, emoji and sums of money. */
export function plainLine(text: string): string {
  return withoutMoney(
    text
      .replace(/^\s*(\d)\ufe0f?\u20e3/u, '$1. ')
      .replace(/\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, ' ')
      .replace(/(?<![^\s(])([*_~]{1,3})(?=\S)([^*_~]*[^\s*_~])\1(?![\p{L}\p{N}])/gu, ' $2 ')
      .replace(/^[\s•·▪◦‣●○►▶➤✓✔☑→>_]+/u, '')
      .replace(/^[-–—*+]+(?=[\s\p{L}])\s*/u, ''),
  ).trim();
}

const currency = String.raw`(?:₹|\brs\b\.?|\binr\b|ரூபாய்|ரூ\.?)`;
const sum = String.raw`\d[\d,]*(?:\.\d+)?`;
const moneyFirst = new RegExp(String.raw`[=@:]?\s?${currency}\s?${sum}(?:\s?/-)?`, 'giu');
const moneyLast = new RegExp(String.raw`[=@]?\s?${sum}\s?(?:/-|${currency}|\brupees?\b)`, 'giu');

const withoutMoney = (text: string): string =>
  text
    .replace(moneyFirst, ' ')
    .replace(moneyLast, ' ')
    .replace(/@\s?\d+(?:\.\d+)?/g, ' ');

const part = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;

/** The words and numbers of a line. */
export function tokensOf(text: string): Line {
  const folded = foldText(text);
  const parts = [...folded.matchAll(part)];
  const tokens: Token[] = [];
  let run: string[] = [];
  let runMarks = '';
  const endRun = (): void => {
    tokens.push(...tokensOfRun(run, runMarks));
    run = [];
  };
  let end = 0;
  for (const found of parts) {
    const [written] = found;
    const between = folded.slice(end, found.index);
    end = found.index + written.length;
    const marks = between.replace(/\s/g, '');
    const isJoined = marks === '' || (between === '-' && !isNumber(written));
    if (run.length > 0 && !isJoined) endRun();
    if (run.length === 0) runMarks = marks;
    run.push(written);
  }
  endRun();
  return withTimes(withDozens(withOnes(tokens)), folded.slice(end).replace(/\s/g, ''));
}

function tokensOfRun(parts: readonly string[], marks: string): Token[] {
  return foldParts(parts).map(({ word, from }, at) => {
    const first = parts[from] ?? '';
    const token = { word, marks: at === 0 ? marks : '' };
    if (dozens.has(first)) return { ...token, word: 'dozen' };
    return isNumber(word)
      ? {
          ...token,
          number: Number(word),
          isInWords: !isNumber(first),
          digits: isNumber(first) ? first : word,
        }
      : token;
  });
}

const withOnes = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    oneWords.has(token.word) && packWords.has(tokens[at + 1]?.word ?? '')
      ? { ...token, word: '1', number: 1, isInWords: true, digits: '1' }
      : token,
  );

/** '2 dozen' is 24, 'half dozen' 6. */
function withDozens(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    if (token.word !== 'dozen') {
      read.push(token);
      continue;
    }
    const before = token.marks === '' ? read.at(-1) : undefined;
    const isHalf = before !== undefined && halves.has(before.word);
    const isCounted = before?.number !== undefined;
    if (isHalf || isCounted) read.pop();
    const number = isHalf ? 6 : 12 * (before?.number ?? 1);
    const marks = isHalf || isCounted ? (before?.marks ?? '') : token.marks;
    read.push({ word: String(number), marks, number, isInWords: true, digits: String(number) });
  }
  return read;
}

/** The letter x beside a number is a mark. */
function withTimes(tokens: readonly Token[], endMarks: string): Line {
  const read: Token[] = [];
  let marks = '';
  for (const [at, token] of tokens.entries()) {
    const isTimes =
      token.word === 'x' &&
      (tokens[at - 1]?.number !== undefined || tokens[at + 1]?.number !== undefined);
    if (isTimes) marks += `${token.marks}x`;
    else {
      read.push(marks === '' ? token : { ...token, marks: marks + token.marks });
      marks = '';
    }
  }
  return { tokens: read, endMarks: marks + endMarks };
}
