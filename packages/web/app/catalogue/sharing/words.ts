/** What is sent to somebody. */
export const shareText = '{name} ({unit}) for {price} at {shop}: {address}';
export const whatsApp = 'WhatsApp';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied: {address}';
