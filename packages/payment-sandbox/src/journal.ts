import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A file of JSON lines that survives a crash of the process or of the machine. */
type Journal = {
  /** The entries of earlier runs, oldest first. */
  readonly entries: readonly unknown[];
  /** The entry is on disk when this returns. */
  append(entry: object): void;
  /** Replaces all entries by one that says the same, in one step. */
  compact(entry: object): void;
  close(): void;
};

/** The file and its folder are created with the first entry. */
export function openJournal(folder: string): Journal {
  const path = join(folder, 'journal.jsonl');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  let isLineOpen = text !== '' && !text.endsWith('\n');
  let file: number | undefined;
  return {
    entries: text.split('\n').flatMap(parseLine),
    append(entry) {
      if (file === undefined) {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        file = openSync(path, 'a', 0o600);
      }
      appendFileSync(file, `${isLineOpen ? '\n' : ''}${JSON.stringify(entry)}\n`);
      isLineOpen = false;
      fdatasyncSync(file);
    },
    compact(entry) {
      this.close();
      const draft = `${path}.new`;
      writeFileSync(draft, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
      renameSync(draft, path);
      isLineOpen = false;
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** A line that a crash has cut off is skipped: its change was never acknowledged. */
function parseLine(line: string): unknown[] {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}
