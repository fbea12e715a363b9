import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { formatDate } from '@mathappu/contract/shop-time';
import { TaxDocumentAmounts } from './tax-document-amounts.tsx';
import { TaxDocumentLines } from './tax-document-lines.tsx';

const titles = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

const day = (date: string) => formatDate(date, 'en');

/**
 * A tax invoice or a credit note, from its snapshot alone. English in every language of the shop:
 * officers and transporters read it, and it is the same tax document for everybody.
 */
export function TaxDocumentSheet({
  taxDocument,
  mark,
}: {
  taxDocument: TaxDocument;
  mark: string;
}) {
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
      <address className="py-3 not-italic wrap-anywhere">
        <p className="text-sm text-ink-soft">Recipient</p>
        <p className="font-semibold">{buyer.name}</p>
        <p>{[buyer.address, buyer.city].filter(Boolean).join(', ')}</p>
        <p>
          {buyer.state} {buyer.pincode}
        </p>
        {buyer.mobile && <p>Mobile {buyer.mobile}</p>}
      </address>
      {taxDocument.lines.length > 0 ? (
        <TaxDocumentLines lines={taxDocument.lines}>{amounts}</TaxDocumentLines>
      ) : (
        amounts
      )}
    </article>
  );
}
