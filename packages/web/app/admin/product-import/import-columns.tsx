import { type ListColumn, listColumns } from '@mathappu/contract/list-columns';
import { fill } from '@mathappu/contract/words';
import { fieldLooks } from '#web/ui/fields/field-looks.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/product-import';
import { nameOfColumn } from './column-names.ts';
import type { ListChoice } from './use-product-import.ts';

type ImportColumnsProps = {
  choice: ListChoice;
  onChange: (choice: ListChoice) => void;
  onCheck: () => void;
};

/** For the button that submits it. */
export const columnsFormId = 'import-columns';

/** Five rows of a price list with a choice over each column, and what new products get beside it. */
export function ImportColumns({ choice, onChange, onCheck }: ImportColumnsProps) {
  const { columns, isRemembered, unit, stock } = choice;
  const has = (column: ListColumn) => columns.includes(column);
  const missing = [
    ...(has('name') ? [] : [words.needsName]),
    ...(has('price') || has('net') ? [] : [words.needsPrice]),
  ];
  const isStockUnread = !has('stock') && !/^\d{1,7}$/.test(stock.trim());

  /** A column is what one is at most: the one before lets it go. */
  function choose(index: number, column: ListColumn | '') {
    const others = columns.map((one) => (one === column ? '' : one));
    onChange({ ...choice, columns: others.with(index, column) });
  }

  return (
    <form
      id={columnsFormId}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0 && !isStockUnread) onCheck();
      }}
    >
      <p>{isRemembered ? words.columnsRemembered : words.columnsFound}</p>
      <FirstRows choice={choice} onChoose={choose} />
      <p className="text-sm text-ink-soft">{words.howSections}</p>
      {(!has('unit') || !has('stock')) && (
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{words.newProductsGet}</legend>
          {!has('stock') && (
            <TextField
              label={words.pieces}
              hint={words.piecesHint}
              inputMode="numeric"
              value={stock}
              error={isStockUnread ? words.piecesUnread : undefined}
              onChange={({ target }) => onChange({ ...choice, stock: target.value })}
            />
          )}
          {!has('unit') && (
            <TextField
              label={words.unitOfNew}
              maxLength={60}
              value={unit}
              onChange={({ target }) => onChange({ ...choice, unit: target.value })}
            />
          )}
        </fieldset>
      )}
      {missing.length > 0 && (
        <Notice tone="yellow" isLive>
          {missing.join(' ')}
        </Notice>
      )}
    </form>
  );
}

type FirstRowsProps = {
  choice: ListChoice;
  onChoose: (index: number, column: ListColumn | '') => void;
};

function FirstRows({ choice: { heads, rows, columns }, onChoose }: FirstRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className="overflow-x-auto rounded-md border border-line" tabIndex={0}>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{words.firstRows}</caption>
        <thead>
          <tr className="bg-sunken align-bottom">
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <th key={index} scope="col" className="min-w-40 p-2 font-semibold">
                <span className="mb-1 block wrap-anywhere">
                  {head || fill(words.columnNumber, { number: index + 1 })}
                </span>
                <select
                  aria-label={fill(words.whatColumnIs, {
                    column: head || fill(words.columnNumber, { number: index + 1 }),
                  })}
                  value={columns[index] ?? ''}
                  onChange={({ target }) => onChoose(index, target.value as ListColumn | '')}
                  className={`${fieldLooks} px-2 font-normal`}
                >
                  <option value="">{words.notUsed}</option>
                  {listColumns.map((column) => (
                    <option key={column} value={column}>
                      {nameOfColumn(column)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
            <tr key={row} className="border-t border-line align-top">
              {heads.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as its column
                <td key={index} className="figures p-2 wrap-anywhere">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
