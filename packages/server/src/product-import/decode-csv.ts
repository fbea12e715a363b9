import { AppError } from '#server/platform/http/app-error.ts';

/** Encodings by the mark at the beginning of the file: https://encoding.spec.whatwg.org/#bom-sniff */
const marks = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
] as const;

/**
 * The text of a file as spreadsheets save it: UTF-8 or UTF-16 with its mark, UTF-8 without one, or the
 * code page 1252 of Windows.
 * @throws AppError importNotUtf8 for anything else
 */
export function decodeCsv(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 3);
  const [, marked] = marks.find(([mark]) => start.startsWith(mark)) ?? [];
  const text = marked ? decodeAs(marked, bytes) : (decodeAs('utf-8', bytes) ?? decode1252(bytes));
  if (text === undefined) throw new AppError('importNotUtf8');
  return text;
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The letters of the code page at 80 to 9F, where Latin-1 has control characters; five are not
 * assigned.
 */
const at80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The decoder of Node 24.9 reads this code page as Latin-1: https://github.com/nodejs/node/issues/56542.
 * Undefined for what is not text.
 */
function decode1252(bytes: Buffer): string | undefined {
  const latin1 = bytes.toString('latin1');
  // Three bytes of a sign such as a Tamil one: a file in UTF-8 that is broken elsewhere.
  if (/[\xe0-\xef][\x80-\xbf]{2}/.test(latin1)) return undefined;
  const text = latin1.replace(/[\x80-\x9f]/g, (sign) => at80.charAt(sign.charCodeAt(0) - 0x80));
  return /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text;
}
