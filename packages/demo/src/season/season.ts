import { mulberry32 } from './mulberry32.ts';
import { seasonPeople } from './season-people.ts';
import {
  emptySearches,
  enquiryNotes,
  reviewAnswers,
  seasonMessages,
  seasonReviews,
  usualSearches,
} from './season-texts.ts';

/** What sixty days of a demo shop are made of. */
export const season = {
  people: seasonPeople,
  reviews: seasonReviews,
  reviewAnswers,
  messages: seasonMessages,
  notes: enquiryNotes,
  emptySearches,
  usualSearches,
  /** The same numbers at each start. */
  makeRandom: () => mulberry32(20_251_020),
  /** Sample details that pass every check and belong to nobody. */
  shop: {
    legalName: 'Mathappu Traders (sample)',
    licence: 'LE-5 sample 1234/2026',
    gstin: '33ABCDE1234F1Z7',
    grievanceName: 'Selvi Murugan',
  },
  payment: {
    upiId: 'mathappu.sample@upi',
    payee: 'Mathappu Traders (sample)',
    bankName: 'Sample Bank, Udhagamandalam',
    accountNumber: '000123456789',
    ifsc: 'ABCD0123456',
    note: '',
  },
  depot: {
    _id: 'sivakasidepot',
    name: 'Sivakasi depot',
    district: 'Virudhunagar',
    address: '3 Sattur Road, Sivakasi 626123',
    phone: '+91 4562 200000',
  },
  taxPercent: 18,
} as const;
