import { type SaleMode, takesEnquiries } from './selling-part.ts';

type Part = { version: number; document: object };

/** The fields whose change asks for the password and is told to every owner by mail. */
const guardedFields = ['saleMode', 'gstin'] as const;
/** Where money is sent to: whoever changes one of these could take it. */
const paymentFields = ['upiId', 'payee', 'bankName', 'accountNumber', 'ifsc', 'note'] as const;
/** Where customers turn to before they pay: whoever changes one of these could have it sent to them. */
const contactFields = ['phone', 'whatsapp', 'email'] as const;
export type GuardedField = (typeof guardedFields)[number] | 'payment' | 'contact';

/** The guarded fields that differ between two documents of a part. */
export function findGuardedChanges(before: object, after: object): GuardedField[] {
  const was = new Map(Object.entries(before));
  const becomes = new Map(Object.entries(after));
  const differs = (field: string) => was.get(field) !== becomes.get(field);
  return [
    ...guardedFields.filter(differs),
    ...(paymentFields.some(differs) ? (['payment'] as const) : []),
    ...(contactFields.some(differs) ? (['contact'] as const) : []),
  ];
}

export const needsPassword = (stored: Part, written: object): boolean =>
  findGuardedChanges(stored.document, written).length > 0;

/** Whether saving needs legal advice: a mode that sells online is new, or is chosen for the first time. */
export const needsLegalAdvice = (stored: Part, written: object): boolean =>
  'saleMode' in written &&
  !takesEnquiries(written.saleMode as SaleMode) &&
  (stored.version === 1 || findGuardedChanges(stored.document, written).includes('saleMode'));
