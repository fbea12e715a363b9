import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Lines of JSON that survive a crash of the process or of the machine. */
type Journal = {
  /** What earlier runs have appended, oldest first. */
  readonly entries: readonly unknown[];
  /** When this returns, the entry is on disk. */
  append(entry: object): void;
  close(): void;
};

/** Nothing is written, not even the folder made, before the first entry is appended. */
export function openJournal(folder: string): Journal {
  const path = join(folder, 'journal.jsonl');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  let isLineOpen = text !== '' && !text.endsWith('\n');
  let file: number | undefined;
  return {
    entries: text.split('\n').flatMap(parseLine),
    append(entry) {
      if (file === undefined) {
        mkdirSync(folder, { recursive: true });
        file = openSync(path, 'a', 0o600);
      }
      appendFileSync(file, `${isLineOpen ? '\n' : ''}${JSON.stringify(entry)}\n`);
      isLineOpen = false;
      fdatasyncSync(file);
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** A line that a crash has cut off is skipped: nobody was told that its change was made. */
function parseLine(line: string): unknown[] {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}
