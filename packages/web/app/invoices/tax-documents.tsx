import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { createPortal } from 'react-dom';
import './tax-documents.css';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { homeStateCode } from '@mathappu/contract/places/states';
import { formatDate } from '@mathappu/contract/shop-time';
import * as english from '@mathappu/contract/words/totals';
import { PaperLink } from '#web/frame/paper-link/paper-link.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { TotalRows } from '#web/ui/total-rows.tsx';
import { TaxDocumentLines } from './tax-document-lines.tsx';

/** Rule 48 of the CGST Rules, 2017. */
const copies = [
  'ORIGINAL FOR RECIPIENT',
  'DUPLICATE FOR TRANSPORTER',
  'TRIPLICATE FOR SUPPLIER',
] as const;

type TaxDocumentsProps = {
  taxDocuments: readonly TaxDocument[];
  /** The code of the order's link, which stands on the copy for the recipient. */
  code: string | null;
  /** Staff print every copy of an invoice, its customer the first. */
  isForStaff?: boolean;
};

/** The tax documents that the page prints, as they were issued; each copy begins on a new sheet. */
export function TaxDocuments({ taxDocuments, code, isForStaff = false }: TaxDocumentsProps) {
  const sheets = taxDocuments.flatMap((taxDocument) => {
    const marks = taxDocument.kind === 'invoice' ? copies.slice(0, isForStaff ? 3 : 1) : [''];
    return marks.map((mark) => ({ taxDocument, mark }));
  });
  return createPortal(
    <div lang="en" className="tax-documents hidden text-base text-ink">
      {sheets.map(({ taxDocument, mark }) => (
        <TaxDocumentSheet
          key={`${taxDocument.number} ${mark}`}
          taxDocument={taxDocument}
          mark={mark}
          code={mark === copies[0] ? code : null}
        />
      ))}
    </div>,
    document.body,
  );
}

const titles = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

const day = (date: string) => formatDate(date, 'en');

type SheetProps = { taxDocument: TaxDocument; mark: string; code: string | null };

/**
 * A tax invoice or a credit note, from its snapshot alone. English in every language of the shop:
 * officers and transporters read it, and it is the same tax document for everybody.
 */
function TaxDocumentSheet({ taxDocument, mark, code }: SheetProps) {
  const { kind, number, date, corrects, reason, orderNumber, seller, buyer } = taxDocument;
  const facts = [
    [`${titles[kind]} no.`, number],
    ['Date', day(date)],
    ...(corrects ? [['Against tax invoice', `${corrects.number} of ${day(corrects.date)}`]] : []),
    ...(reason ? [['Reason', reason]] : []),
    ['Order no.', orderNumber],
    ['Place of supply', taxDocument.placeOfSupply],
    ['Tax payable on reverse charge', 'No'],
  ] as const;
  const amounts = <TaxDocumentAmounts taxDocument={taxDocument} />;
  return (
    <article>
      <header className="flex items-end justify-between gap-8 border-b-2 border-ink pb-2">
        <h1 className="text-2xl font-bold">{titles[kind]}</h1>
        <p className="text-sm font-semibold">{mark}</p>
      </header>
      <div className="grid grid-cols-[1fr_auto] gap-x-10 border-b border-line-strong py-3">
        <div className="wrap-anywhere">
          <p className="text-lg font-bold">{seller.name}</p>
          <p>{seller.address}</p>
          <p>{[seller.phone, seller.email].filter(Boolean).join(', ')}</p>
          <p className="font-semibold">GSTIN {seller.gstin}</p>
          {seller.licence && <p>Licence {seller.licence}</p>}
        </div>
        <dl className="figures grid grid-cols-[auto_auto] content-start gap-x-4 whitespace-nowrap">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex items-center justify-between gap-8">
        <address className="py-3 not-italic wrap-anywhere">
          <p className="text-sm text-ink-soft">Recipient</p>
          <p className="font-semibold">{buyer.name}</p>
          <p>{[buyer.address, buyer.city].filter(Boolean).join(', ')}</p>
          <p>
            {buyer.state} {buyer.pincode}
          </p>
          {buyer.mobile && <p>Mobile {buyer.mobile}</p>}
          {buyer.gstin && <p className="font-semibold">GSTIN {buyer.gstin}</p>}
        </address>
        {/* It is not part of what was issued. */}
        <PaperLink code={code} isEnglish className="max-w-xs" />
      </div>
      {taxDocument.lines.length > 0 ? (
        <TaxDocumentLines lines={taxDocument.lines}>{amounts}</TaxDocumentLines>
      ) : (
        amounts
      )}
    </article>
  );
}

const figure = 'py-0.5 pl-4 text-right whitespace-nowrap';

/** CGST and SGST within Tamil Nadu, else IGST. */
function taxesOf({ place, tax }: TaxDocument): { name: string; amount: number }[] {
  if (place !== homeStateCode) return [{ name: `IGST ${tax.rate}%`, amount: tax.igst }];
  const half = `${tax.rate / 2}%`;
  return [
    { name: `CGST ${half}`, amount: tax.cgst },
    { name: `SGST ${half}`, amount: tax.sgst },
  ];
}

/** The rows to the total, the tax in it, the total in words, and who signs. */
function TaxDocumentAmounts({ taxDocument }: { taxDocument: TaxDocument }) {
  const { totals, delivery, tax, totalInWords, seller } = taxDocument;
  const taxes = taxesOf(taxDocument);
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
            {['Rate', 'Taxable value', ...taxes.map(({ name }) => name), 'Total'].map((name) => (
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
            {taxes.map(({ name, amount }) => (
              <td key={name} className={figure}>
                {formatRupees(amount)}
              </td>
            ))}
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
