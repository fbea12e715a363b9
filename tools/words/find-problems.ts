import { findBannedWords } from './banned-words.ts';
import type { WordFile } from './find-word-files.ts';
import type { WordText } from './parse-words.ts';

/** Names and abbreviations that Tamil writes as English does. */
const names = new Set(
  [
    'GST',
    'GSTIN',
    'MRP',
    'Instagram',
    'https',
    'Mathappu',
    'OTP',
    'PIN',
    'Razorpay',
    'SMS',
    'UPI',
    'UTR',
    'PostgreSQL',
    'GB',
    'CGST',
    'IGST',
    'Tally',
    'SGST',
    'HSN',
    'IFSC',
    'SPF',
    'DKIM',
    'DMARC',
    'INV',
    'LR',
    'JPEG',
    'HEIC',
    'PNG',
    'PDF',
    'MB',
  ].concat(
    // Of the law on fireworks, and what a cell of a file has.
    ['NEERI', 'PESO', 'QR', 'SAFAL', 'STAR', 'SWAS', 'dB', 'no', 'yes'],
    // Of the keyboard.
    ['Alt', 'Enter', 'Esc', 'Shift'],
    // Of the API, for programmers.
    [
      'CSV',
      'Excel',
      'xls',
      'xlsx',
      'UTF',
      'JSON',
      'NUL',
      'Idempotency',
      'Key',
      'host',
      'id',
      'stockSeen',
    ],
  ),
);

/** What is wrong with the words of a place, as sentences that begin with the path of the file. */
export function findProblems({ paths, english, tamil, usersOf }: WordFile): string[] {
  const problems = english.flatMap((word) => {
    const translation = tamil.find(({ key, form }) => key === word.key && form === word.form);
    if (!translation) return [`${paths.tamil}: ${nameOf(word)} has no Tamil`];
    const forms = english.filter(({ key }) => key === word.key);
    return findTextProblems(
      forms.map(({ text }) => text),
      translation.text,
    ).map((problem) => `${paths.tamil}: ${nameOf(word)} ${problem}`);
  });
  const surplus = tamil.filter(
    ({ key, form }) => !english.some((word) => word.key === key && word.form === form),
  );
  const keys = new Set(english.map(({ key }) => key));
  const unused = [...keys].filter((key) => usersOf(key).length === 0);
  return [
    ...problems,
    ...surplus.map((word) => `${paths.tamil}: ${nameOf(word)} is not in English`),
    ...unused.map((key) => `${paths.english}: ${key} is used nowhere`),
  ];
}

const nameOf = ({ key, form }: WordText): string => (form ? `${key}.${form}` : key);

/** What is wrong with a translation; `english` is the text, or all forms of it. */
export function findTextProblems(english: readonly string[], tamil: string): string[] {
  const problems: string[] = [];
  const [has, may] = [placeholdersOf(tamil), new Set(english.flatMap(placeholdersOf))];
  if (has.some((name) => !may.has(name)) || (english.length === 1 && has.length !== may.size))
    problems.push(`has ${list(has)} instead of ${list([...may])}`);
  const latin = tamil.replace(/\{\w+\}|<\/?\w+>/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];
  const left = latin.filter((word) => !names.has(word));
  if (left.length > 0) problems.push(`is still English: ${left.join(' ')}`);
  if (tamil !== tamil.normalize('NFC')) problems.push('is not in Unicode’s form NFC');
  if (/[\u0be6-\u0bf2]/.test(tamil)) problems.push('has Tamil digits');
  if (tamil === '' || /^\s|\s$|\s\s/.test(tamil)) problems.push('is empty or has spare blanks');
  return [...problems, ...findBannedWords(tamil)];
}

/** The names of values and elements, each once; an element that is not closed is none. */
const placeholdersOf = (text: string): string[] =>
  [...new Set(text.match(/\{\w+\}|<(\w+)>(?=.*<\/\1>)/g) ?? [])].sort();

const list = (placeholders: readonly string[]): string => placeholders.join(' ') || 'no values';
