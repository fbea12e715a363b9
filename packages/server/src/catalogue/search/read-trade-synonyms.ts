import { readFileSync } from 'node:fs';
import type { SynonymRow } from './synonym-rules.ts';

const file = new URL('trade-synonyms.txt', import.meta.url);
const kinds = { '=': 'equal', '>': 'oneWay', '~': 'filler' } as const;

/** The rows with which every shop begins. */
export function readTradeSynonyms(): SynonymRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [sign, written] = [line.charAt(0), line.slice(1)];
      if (sign !== '=' && sign !== '>' && sign !== '~') throw new Error(`no kind: ${line}`);
      const [words = '', to = ''] = sign === '>' ? written.split(':') : [written];
      return { kind: kinds[sign], words: phrasesOf(words), to: phrasesOf(to) };
    });
}

const phrasesOf = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
