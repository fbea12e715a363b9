/** The length of the secret code in the link of an estimate, an enquiry or an order: 130 random bits. */
export const linkCodeLength = 26;

export const codePattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** The code as the shop writes it: it may be typed in any case, with spaces and hyphens, O for 0, I or L for 1. */
export const readLinkCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** The code in groups, as it stands on papers. */
export const groupedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** Whether this is the code of a link, as opposed to the number of an order or an enquiry. */
export const isLinkCode = (typed: string): boolean =>
  typed.length >= linkCodeLength && codePattern.test(readLinkCode(typed));
