import { smallPrint } from '@mathappu/contract/catalogue/passport-texts';
import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import * as english from '@mathappu/contract/words/passport';
import { Fragment, type ReactNode } from 'react';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

const figure = 'pl-3 text-right whitespace-nowrap';
/** The last three lines stay together; one with small print is two rows. */
const row = 'break-inside-avoid nth-last-[-n+5]:break-after-avoid';

type TaxDocumentLinesProps = { lines: TaxDocument['lines']; children: ReactNode };

/**
 * The goods under a head on every sheet, and below them what stays with the last of them: browsers
 * keep only rows of one table together.
 */
export function TaxDocumentLines({ lines, children }: TaxDocumentLinesProps) {
  return (
    <table className="figures w-full text-left [&_:is(td,th)]:py-0.5 [&_td]:align-top [&_td]:leading-tight">
      <thead className="text-sm">
        <tr className="border-y border-ink">
          <th scope="col" className="w-8 font-semibold">
            No.
          </th>
          <th scope="col" className="font-semibold">
            Product
          </th>
          <th scope="col" className="w-36 pl-3 font-semibold">
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
        {lines.map(({ name, nameTa, unit, quantity, price, discount, total, passport }, index) => {
          const facts = smallPrint(passport, english);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <Fragment key={index}>
              <tr className={`${row} ${facts ? 'break-after-avoid' : 'border-b border-line'}`}>
                <td>{index + 1}</td>
                <td className="wrap-anywhere">
                  {name}{' '}
                  {nameTa && (
                    <span lang="ta" className="text-xs">
                      {nameTa}
                    </span>
                  )}
                </td>
                <td className="pl-3 wrap-anywhere">{unit}</td>
                <td className={figure}>{quantity}</td>
                <td className={figure}>{formatRupees(price)}</td>
                <td className={figure}>{discount > 0 ? `${discount}%` : ''}</td>
                <td className={figure}>{formatRupees(total)}</td>
              </tr>
              {facts && (
                <tr className={`${row} border-b border-line`}>
                  <td />
                  <td colSpan={6} className="pt-0! text-[0.6rem] leading-tight wrap-anywhere">
                    {facts}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
        <tr className="break-inside-avoid">
          <td colSpan={7}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}
