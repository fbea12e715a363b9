// Why a product is not in the shop.
/** What lacks may be a fact of the passport or one of the next three. */
export const isMissing = '{field} is missing';
export const price = 'Price';
export const stock = 'Stock';
export const unit = 'Unit';
export const joined = 'Joined crackers are not listed (Supreme Court, 23 October 2018)';
export const conventional = 'Conventional crackers are not listed';
export const bannedSalts = 'Contains a banned salt';
export const imported = 'Made outside India';
export const tooLoud = 'Louder than {limit} dB at 4 metres';
