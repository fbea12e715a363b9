import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { AppError } from './app-error.ts';

/** More than the longest honest body has, which is a price list of some hundred lines. */
const maxValues = 10_000;
const decoder = new TextDecoder('utf-8', { fatal: true });

/** Takes JSON only as `application/json` in UTF-8. */
export function addJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      if (
        !/^application\/json(; ?charset=utf-8)?$/i.test(String(request.headers['content-type']))
      ) {
        throw new AppError('unsupportedMediaType');
      }
      return body.length === 0 ? undefined : parseJson(body);
    },
  );
}

/**
 * Reads an object of JSON. Values are counted before they are made: a short body can hold so many
 * that making them delays every other request.
 * @throws AppError payloadTooLarge, or one that says what is wrong with the bytes
 */
export function parseJson(bytes: Buffer): object {
  if (countValues(bytes) > maxValues) throw new AppError('payloadTooLarge');
  const text = decode(bytes);
  // An escaped backslash before `u0000` is text.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw new AppError('bodyHoldsNul');
  const value = parseSafely(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('bodyNotObject');
  }
  return value;
}

const comma = 0x2c;
const openingBracket = 0x5b;
const openingBrace = 0x7b;

/** At least as many values as JSON has: each follows a comma or an opening bracket, perhaps in a text. */
function countValues(bytes: Buffer): number {
  let count = 1;
  // By index, which takes a fourth of the time that iterating does.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === comma || byte === openingBracket || byte === openingBrace) count += 1;
  }
  return count;
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new AppError('bodyNotUtf8');
  }
}

/** Without keys by which an object's prototype is reached. */
function parseSafely(text: string): unknown {
  try {
    return parse(text);
  } catch {
    throw new AppError('bodyNotJson');
  }
}
