import { effectTextHere } from '@mathappu/contract/catalogue/effect-text';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { isTamil } from '#words/language';

type DetailTableProps = {
  id: string;
  title: string;
  /** Values that an admin has written may be of another language than the page. */
  rows: readonly (readonly [name: string, value: string, isWritten?: boolean])[];
  /** Whether the names are, too. */
  areWritten?: boolean;
};

export function DetailTable({ id, title, rows, areWritten = false }: DetailTableProps) {
  return (
    <>
      <h2 id={id} className="mt-8 text-xl">
        {title}
      </h2>
      <table aria-labelledby={id} className="mt-2 w-full text-left">
        <tbody>
          {rows.map(([name, value, isWritten]) => (
            <tr key={name} className="border-b border-line align-top">
              <th
                scope="row"
                className="w-1/2 py-2.5 sm:w-2/5 pr-4 font-normal text-ink-soft wrap-anywhere"
              >
                {areWritten ? <TradeText>{name}</TradeText> : name}
              </th>
              <td className="py-2.5 font-medium wrap-anywhere">
                {areWritten || isWritten ? <WrittenValue>{value}</WrittenValue> : value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function WrittenValue({ children }: { children: string }) {
  const effect = isTamil ? effectTextHere(children) : undefined;
  return effect === undefined ? <TradeText>{children}</TradeText> : <span lang="ta">{effect}</span>;
}
