/** On papers, beside a QR of the link; {host} is the shop's address on the web. */
export const scan = 'Scan to follow, pay and report. It must open {host}.';
