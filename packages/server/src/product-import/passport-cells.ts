import {
  type Passport,
  passportFieldNames,
  passportFields,
} from '@mathappu/contract/catalogue/passport';
import { parseNumber } from '@mathappu/contract/parse-number';

/** The cells of the passport's columns; a fact that is not stated has an empty one. */
export const passportCells = (passport: Passport): (string | number | null)[] =>
  passportFieldNames.map((name) => {
    const fact = passport[name];
    return typeof fact === 'boolean' ? (fact ? 'yes' : 'no') : fact;
  });

const yesAndNo: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  1: true,
  no: false,
  false: false,
  0: false,
};

/**
 * Reads the facts in the cells, which the schema then checks. Columns that the file lacks are left
 * out.
 */
export function readPassportCells(
  cells: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  return Object.fromEntries(
    passportFieldNames.flatMap((name) => {
      const cell = cells[name]?.trim();
      if (cell === undefined) return [];
      return [[name, cell === '' ? null : readCell(cell, passportFields[name].control.kind)]];
    }),
  );
}

/** NaN, or the cell itself, is what the schema refuses. */
function readCell(cell: string, kind: (typeof passportFields)['class']['control']['kind']) {
  switch (kind) {
    case 'number':
      return parseNumber(cell) ?? Number.NaN;
    case 'yesNo':
      return yesAndNo[cell.toLowerCase()] ?? cell;
    case 'choice':
      return cell.toLowerCase();
    case 'text':
      return cell;
  }
}
