import type { Product } from '@mathappu/contract/catalogue';
import * as words from '#words/catalogue';
import { langOfData } from '#words/language';

export function DetailTable({ details }: Pick<Product, 'details'>) {
  const rows = Object.entries(details);
  if (rows.length === 0) return null;
  return (
    <>
      <h2 id="details" className="mt-8 text-xl">
        {words.details}
      </h2>
      <table lang={langOfData} aria-labelledby="details" className="mt-2 w-full text-left">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal text-ink-soft wrap-anywhere">
                {name}
              </th>
              <td className="py-2.5 font-medium wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
