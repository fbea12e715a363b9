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
  papers: readonly TaxDocument[];
  /** Staff print every copy of an invoice, its customer the first. */
  isForStaff?: boolean;
};

/** The tax documents that the page prints, as they were issued; each copy begins on a new sheet. */
export function TaxDocuments({ papers, isForStaff = false }: TaxDocumentsProps) {
  const sheets = papers.flatMap((paper) => {
    const marks = paper.kind === 'invoice' ? copies.slice(0, isForStaff ? 3 : 1) : [''];
    return marks.map((mark) => ({ paper, mark }));
  });
  return createPortal(
    <div lang="en" className="tax-papers hidden text-base text-ink">
      {sheets.map(({ paper, mark }) => (
        <TaxDocumentSheet key={`${paper.number} ${mark}`} paper={paper} mark={mark} />
      ))}
    </div>,
    document.body,
  );
}
