import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { findTextProblems } from './find-problems.ts';
import type { WordFile } from './find-word-files.ts';
import type { WordText } from './parse-words.ts';

/** The texts that a native reader has checked: their place, key and form, and a hash of both texts. */
type Checked = ReadonlyMap<string, string>;

const columns = ['place', 'key', 'form', 'English', 'Tamil', 'note', 'used in', 'state'] as const;
type Row = Record<(typeof columns)[number], string>;

const idOf = ({ place, key, form }: Pick<Row, 'place' | 'key' | 'form'>): string =>
  [place, key, form].filter(Boolean).join(' ');

const hashOf = (english: string, tamil: string): string =>
  createHash('sha256').update(`${english}\0${tamil}`).digest('hex').slice(0, 16);

/** A table for a spreadsheet, one row for each text. With a byte order mark, for Excel. */
export function exportTable(files: readonly WordFile[], checked: Checked): string {
  return stringify(rowsOf(files, checked), { header: true, columns: [...columns], bom: true });
}

/** A changed sentence is a drafted one, in whichever language it was changed. */
export function rowsOf(files: readonly WordFile[], checked: Checked): Row[] {
  return files.flatMap(({ place, english, tamil, usersOf }) =>
    english.map(({ key, form, text, note }) => {
      const translation = findText(tamil, key, form)?.text ?? '';
      const isChecked = checked.get(idOf({ place, key, form })) === hashOf(text, translation);
      return {
        place,
        key,
        form,
        English: text,
        Tamil: translation,
        note,
        'used in': usersOf(key).join(' '),
        state: isChecked ? 'checked' : 'drafted',
      };
    }),
  );
}

const findText = (texts: readonly WordText[], key: string, form: string) =>
  texts.find((text) => text.key === key && text.form === form);

type Import = {
  /** The new texts of each file in Tamil. */
  readonly texts: Map<WordFile, Map<WordText, string>>;
  readonly checked: Map<string, string>;
  /** Rows that were passed over, with the reason. */
  readonly passedOver: string[];
};

/** Reads the Tamil and the state of a table that came back; everything else in it is ignored. */
export function importTable(csv: string, files: readonly WordFile[], checked: Checked): Import {
  const rows: Row[] = parse(csv, { columns: true, bom: true, relax_column_count: true });
  // What no longer holds is dropped.
  const valid = rowsOf(files, checked).filter(({ state }) => state === 'checked');
  const result: Import = {
    texts: new Map(),
    checked: new Map(valid.map((row) => [idOf(row), hashOf(row.English, row.Tamil)])),
    passedOver: [],
  };
  for (const row of rows) {
    const problem = takeRow(row, files, result);
    if (problem) result.passedOver.push(`${idOf(row)} ${problem}`);
  }
  return result;
}

/** Returns the reason for which the row cannot be taken. */
function takeRow(row: Row, files: readonly WordFile[], result: Import): string | undefined {
  const file = files.find(({ place }) => place === row.place);
  const english = file && findText(file.english, row.key, row.form);
  const tamil = file && findText(file.tamil, row.key, row.form);
  if (!file || !english || !tamil) return 'is not a text of the shop any more';
  if (row.English !== english.text) return 'has changed in English since';
  const text = row.Tamil.trim().normalize('NFC');
  const forms = file.english.filter(({ key }) => key === row.key).map((form) => form.text);
  const [problem] = findTextProblems(forms, text);
  if (problem) return problem;
  if (text !== tamil.text) {
    result.texts.set(file, (result.texts.get(file) ?? new Map()).set(tamil, text));
  }
  if (row.state === 'checked') result.checked.set(idOf(row), hashOf(english.text, text));
  else result.checked.delete(idOf(row));
  return undefined;
}

export const readChecked = (csv: string): Checked =>
  new Map(parse(csv, { from_line: 2 }) as [string, string][]);

export const writeChecked = (checked: Checked): string =>
  stringify(
    [...checked].sort(([a], [b]) => (a < b ? -1 : 1)),
    {
      header: true,
      columns: ['text', 'hash of English and Tamil'],
    },
  );
