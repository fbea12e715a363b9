/** The source address of calls the server makes to itself; no network peer can have it. */
export const internalAddress = '0.0.0.0';
