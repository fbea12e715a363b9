import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import * as english from '@mathappu/contract/words/totals';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';

const figure = 'py-0.5 pl-4 text-right whitespace-nowrap';

/** The rows to the total, the tax in it, the total in words, and who signs. */
export function TaxDocumentAmounts({ taxDocument }: { taxDocument: TaxDocument }) {
  const { totals, delivery, tax, totalInWords, seller } = taxDocument;
  const half = `${tax.rate / 2}%`;
  const total = { kind: 'total', name: english.total, value: formatRupees(tax.total) };
  const rows = totals ? totalRows({ totals, delivery }, formatRupees, english) : [total];
  return (
    <div className="break-inside-avoid wrap-anywhere">
      <dl className="figures mt-3 ml-auto grid max-w-xs gap-y-1">
        <TotalRows rows={rows} />
      </dl>
      <p className="mt-3 border-y border-line-strong py-2 font-semibold">{totalInWords}</p>
      <table className="figures mt-3 w-full text-left">
        <thead className="text-sm">
          <tr className="border-b border-ink">
            <th scope="col" className="py-0.5 font-semibold">
              HSN
            </th>
            {['Rate', 'Taxable value', `CGST ${half}`, `SGST ${half}`, 'Total'].map((name) => (
              <th key={name} scope="col" className={`${figure} font-semibold`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="py-0.5">{tax.hsn}</td>
            <td className={figure}>{`${tax.rate}%`}</td>
            <td className={figure}>{formatRupees(tax.taxable)}</td>
            <td className={figure}>{formatRupees(tax.cgst)}</td>
            <td className={figure}>{formatRupees(tax.sgst)}</td>
            <td className={`${figure} font-semibold`}>{formatRupees(tax.total)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-1 text-sm text-ink-soft">Prices and charges include GST.</p>
      <div className="mt-8 ml-auto w-fit text-right">
        <p>For {seller.name}</p>
        <p className="mt-14 border-t border-ink pt-1">
          {[seller.signatory, 'Authorised signatory'].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
  );
}
