/** Where calls come from that the server makes to itself; no network peer can have this address. */
export const internalAddress = '0.0.0.0';
