/** Encodes an address or a text for a mailto link, so that nothing in it becomes a header of the mail. */
export function encodeForMailto(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A mailto link to an address; its '@' stays readable. */
export const mailto = (email: string): string =>
  `mailto:${encodeForMailto(email).replaceAll('%40', '@')}`;
