import type { TaxPaper } from '@mathappu/contract/invoices/tax-papers';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

const figure = 'py-0.5 pl-3 text-right align-top whitespace-nowrap';

/** The goods; the head is on every sheet, and the last lines stay with the sums. */
export function PaperLines({ paper: { lines } }: { paper: TaxPaper }) {
  return (
    <table className="figures w-full text-left">
      <thead className="text-sm">
        <tr className="border-y border-ink">
          <th scope="col" className="w-8 py-1 font-semibold">
            No.
          </th>
          <th scope="col" className="py-1 font-semibold">
            Product
          </th>
          <th scope="col" className="py-1 pl-3 font-semibold">
            Unit
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            Quantity
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            Price
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            Discount
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, unit, quantity, price, discount, total }, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={index}
            className="break-inside-avoid border-b border-line nth-last-[-n+2]:break-after-avoid"
          >
            <td className="py-0.5 align-top">{index + 1}</td>
            <td className="py-0.5">{name}</td>
            <td className="py-0.5 pl-3 align-top">{unit}</td>
            <td className={figure}>{quantity}</td>
            <td className={figure}>{formatRupees(price)}</td>
            <td className={figure}>{discount > 0 ? `${discount}%` : ''}</td>
            <td className={figure}>{formatRupees(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
