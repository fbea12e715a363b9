import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { createPortal } from 'react-dom';
import { TaxDocumentSheet } from './tax-document-sheet.tsx';
import './tax-documents.css';

/** Rule 48 of the CGST Rules, 2017. */
const copies = [
  'ORIGINAL FOR RECIPIENT',
  'DUPLICATE FOR TRANSPORTER',
  'TRIPLICATE FOR SUPPLIER',
] as const;

type TaxDocumentsProps = {
  taxDocuments: readonly TaxDocument[];
  /** Staff print every copy of an invoice, its customer the first. */
  isForStaff?: boolean;
};

/** The tax documents that the page prints, as they were issued; each copy begins on a new sheet. */
export function TaxDocuments({ taxDocuments, isForStaff = false }: TaxDocumentsProps) {
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
        />
      ))}
    </div>,
    document.body,
  );
}
