import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const maxDepth = 20;
const decoder = new TextDecoder('utf-8', { fatal: true });

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body, for signatures over them. */
    rawBody?: Buffer;
  }
}

/**
 * Accepts JSON only as `application/json` in well-formed UTF-8, nested at most 20 deep, without
 * `__proto__`, NUL or duplicate keys: two parsers may read those differently.
 * https://www.rfc-editor.org/rfc/rfc8259#section-4
 */
export function parseJsonStrictly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: { rawBody?: Buffer; headers: Record<string, unknown> }, body: Buffer) => {
      if (
        !/^application\/json(; ?charset=utf-8)?$/i.test(String(request.headers['content-type']))
      ) {
        throw new AppError('unsupportedMediaType');
      }
      request.rawBody = body;
      return body.length === 0 ? undefined : parseStrictly(body);
    },
  );
}

/** @throws AppError with the problem */
function parseStrictly(bytes: Buffer): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new AppError('bodyNotUtf8');
  }
  checkNesting(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('bodyNotJson');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('bodyNotObject');
  }
  checkKeys(text);
  return value;
}

/** Checked before parsing, since deep nesting exhausts the parser's stack. */
function checkNesting(text: string): void {
  let depth = 0;
  for (const token of tokensOf(text)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxDepth) throw new AppError('bodyTooDeep');
  }
}

/** For text that is valid JSON: no duplicate key, no key that reaches a prototype, no NUL. */
function checkKeys(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  let before = '';
  for (const token of tokensOf(text)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') addKey(open.at(-1), decode(before));
    else if (token.includes('\\u0000') && decode(token).includes('\u0000'))
      throw new AppError('bodyHoldsNul');
    before = token;
  }
}

/**
 * The brackets, colons and strings of a text, in one pass: a regular expression for whole strings
 * backtracks for hours over a megabyte of unclosed quotes.
 */
function* tokensOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    switch (text[at]) {
      case '"':
        at += 1;
        while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
        yield text.slice(start, at + 1);
        break;
      case '[':
      case ']':
      case '{':
      case '}':
      case ':':
        yield text.charAt(at);
    }
  }
}

const decode = (string: string): string =>
  string.includes('\\') ? (JSON.parse(string) as string) : string.slice(1, -1);

/** Not a key by which an object's prototype is reached. */
export const isKeyAccepted = (key: string): boolean =>
  key !== '__proto__' && key !== 'constructor' && key !== 'prototype';

function addKey(keys: Set<string> | undefined, key: string): void {
  if (!isKeyAccepted(key)) {
    throw new AppError('keyNotAccepted', { key });
  }
  if (key.includes('\u0000')) throw new AppError('bodyHoldsNul');
  if (keys?.has(key)) throw new AppError('keyTwice', { key: key.slice(0, 40) });
  keys?.add(key);
}
